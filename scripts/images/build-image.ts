import { execFile } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { spawnOwned } from '@tradehall/testing/process/owned-processes.ts';
import { once } from 'node:events';
import { z } from 'zod';
import { createProjectFolders, everyStacksFolder, projectFolder } from '../project-folders.ts';
import { getMeilisearchProgram } from '../services/meilisearch-program.ts';

const folder = join(everyStacksFolder, 'images');
const servicesFolder = join(folder, 'services');

/** `TRADEHALL_IMAGES` is a registry with its path, where images are to be pushed to one. */
export const imageNamed = (target: string): string =>
  `${process.env['TRADEHALL_IMAGES'] ?? 'localhost/tradehall'}/${target}:${process.env['TRADEHALL_TAG'] ?? 'latest'}`;

async function run(command: string, args: readonly string[]): Promise<void> {
  const child = spawnOwned(command, args, { cwd: projectFolder, stdio: ['ignore', 'inherit', 'inherit'] });
  await once(child, 'exit');
  if (child.exitCode !== 0) throw new Error(`${command} ${args[0] ?? ''} failed.`);
}

async function say(command: string, args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(command, args, { cwd: projectFolder });
  return stdout.trim();
}

/** Where a proxy opens what is encrypted, its authority's certificate is lent to npm while an image is built. */
function authority(): string[] {
  const file = process.env['NODE_EXTRA_CA_CERTS'];
  if (file === undefined) return [];
  return ['--volume', `${file}:/run/authority.crt:ro`, '--build-arg', 'NODE_EXTRA_CA_CERTS=/run/authority.crt'];
}

/** Packages that this machine has fetched before; the lock file's checksums hold for them as well. */
async function fetchedPackages(): Promise<string[]> {
  const cache = await say('npm', ['config', 'get', 'cache']);
  return existsSync(cache) ? ['--volume', `${cache}:/root/.npm`] : [];
}

/** Every file of the image has the moment of the commit, so that the same commit gives the same image and a new one new ETags. */
async function bud(target: string, image: string, more: readonly string[]): Promise<void> {
  const seconds = process.env['SOURCE_DATE_EPOCH'] ?? (await say('git', ['log', '-1', '--format=%ct']));
  const always = [
    'bud',
    '--isolation',
    'chroot',
    '--layers',
    '--timestamp',
    seconds,
    '--target',
    target,
    '--tag',
    image,
  ];
  const lent = [...authority(), ...(await fetchedPackages())];
  await run('buildah', [...always, '--build-arg', `SOURCE_DATE_EPOCH=${seconds}`, ...lent, ...more]);
}

interface Choice {
  /** The Containerfile's own where it is not said. */
  readonly base: string | undefined;
  readonly context: 'project' | 'services';
}

export async function buildImage(target: string, { base, context }: Choice): Promise<void> {
  const based = base === undefined ? [] : ['--build-arg', `BASE=${base}`];
  if (context === 'services') {
    await bud(target, imageNamed(target), [...based, servicesFolder]);
    return;
  }
  const revision = await say('git', ['rev-parse', 'HEAD']);
  const version = await say('git', ['describe', '--always', '--dirty']);
  const files = ['--ignorefile', 'deploy/containerignore', '--file', 'deploy/Containerfile'];
  const labels = ['--build-arg', `REVISION=${revision}`, '--build-arg', `VERSION=${version}`];
  await bud(target, imageNamed(target), [...based, ...files, ...labels, '.']);
}

/** For a machine that reaches no registry of images: Debian's packages, and the Node and npm that run this command. */
export async function makeOwnBase(): Promise<string> {
  const image = imageNamed('base');
  const npm = process.env['npm_execpath'];
  if (npm === undefined) throw new Error('Run it as "npm run images".');
  mkdirSync(folder, { recursive: true });
  const system = join(folder, 'bookworm.tar');
  if (!existsSync(system))
    await run('mmdebstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', system]);
  copyFileSync(process.execPath, join(folder, 'node'));
  cpSync(dirname(dirname(npm)), join(folder, 'npm'), { recursive: true });
  const lines = [
    'FROM scratch AS base',
    'ADD bookworm.tar /',
    'COPY node /usr/local/bin/node',
    'COPY npm /usr/local/lib/node_modules/npm',
    'RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm',
  ];
  writeFileSync(join(folder, 'Containerfile'), `${lines.join('\n')}\n`);
  writeFileSync(join(folder, '.containerignore'), 'services\n');
  await bud('base', image, [folder]);
  return image;
}

/** The Meilisearch that development runs, beside the files of `deploy/services`. */
export function prepareServices(): void {
  createProjectFolders();
  rmSync(servicesFolder, { recursive: true, force: true });
  cpSync(join(projectFolder, 'deploy/services'), servicesFolder, { recursive: true });
  copyFileSync(getMeilisearchProgram(folder), join(servicesFolder, 'meilisearch'));
}

const described = z.array(z.object({ names: z.array(z.string()).nullable(), size: z.string(), digest: z.string() }));

export async function describeImage(target: string): Promise<{ size: string; digest: string }> {
  const name = imageNamed(target);
  const images = described.parse(JSON.parse(await say('buildah', ['images', '--json'])));
  const image = images.find(({ names }) => names?.includes(name));
  if (image === undefined) throw new Error(`${name} was not built.`);
  return image;
}
