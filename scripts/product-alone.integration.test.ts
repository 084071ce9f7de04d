// The product without demo, tools and tests: it type-checks, builds, migrates an empty database, starts and serves.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { askShop } from '@tradehall/testing/process/ask-shop.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { cleanEnvironment } from './clean-environment.ts';
import { downloadsFolder, projectFolder } from './project-folders.ts';

const offset = 18_000;
const folder = mkdtempSync(join(tmpdir(), 'tradehall-product-'));
const data = join(folder, '.data');
const environment = cleanEnvironment({
  TRADEHALL_PORT_OFFSET: String(offset),
  TRADEHALL_DATA: data,
  LOG_LEVEL: 'warn',
});
const rooms = [
  'packages/domain',
  'packages/process',
  'apps/engine',
  'apps/engine/dashboard',
  'apps/middleware',
  'apps/storefront',
  '.',
];
const isLeftOut = (file: string) =>
  /^(?:demo|tools|e2e)\/|\.test\.tsx?$|^apps\/[^/]+\/(?:src|app)\/testing\//.test(file);

/** The libraries as they are installed; the rooms as they are in the copy. */
function linkLibraries(): void {
  for (const room of [
    '.',
    'packages/domain',
    'packages/process',
    'packages/testing',
    'apps/engine',
    'apps/middleware',
    'apps/storefront',
  ]) {
    const installed = join(projectFolder, room, 'node_modules');
    if (!existsSync(installed)) continue;
    mkdirSync(join(folder, room, 'node_modules'));
    for (const name of readdirSync(installed)) {
      if (name !== '@tradehall') symlinkSync(join(installed, name), join(folder, room, 'node_modules', name));
    }
  }
  mkdirSync(join(folder, 'node_modules/@tradehall'));
  for (const room of [
    'packages/domain',
    'packages/process',
    'packages/testing',
    'apps/engine',
    'apps/middleware',
    'apps/storefront',
  ])
    symlinkSync(join(folder, room), join(folder, 'node_modules/@tradehall', room.split('/')[1] ?? ''));
}

const run = (script: string) =>
  spawn('npm', ['run', '--silent', script], { cwd: folder, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });

function succeed(file: string, args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(file, args, { cwd: folder, env: environment, encoding: 'utf8' });
  expect(status, stdout + stderr).toBe(0);
}

const ask = (path: string) => askShop(3000 + offset, 'de.localhost', path);

const page = z.object({ slug: z.string(), title: z.string() });
const texts = z
  .object({ home: z.object({ heroTitle: z.string() }), pages: z.record(z.string(), page) })
  .parse(JSON.parse(readFileSync(join(projectFolder, 'apps/engine/base-content/de.json'), 'utf8')));

describe('the product without demo and tools', { timeout: 180_000 }, () => {
  beforeAll(() => {
    const files = execFileSync('git', ['ls-files'], { cwd: projectFolder, encoding: 'utf8' }).trim().split('\n');
    for (const file of files.filter((name) => !isLeftOut(name))) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      cpSync(join(projectFolder, file), join(folder, file));
    }
    linkLibraries();
    // The services run under accounts of their own.
    chmodSync(folder, 0o755);
    cpSync(downloadsFolder, join(data, 'downloads'), { recursive: true });
  });

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('type-checks', () => {
    succeed('npm', ['run', '--silent', 'generate']);
    succeed(process.execPath, ['node_modules/typescript-7/bin/tsc', '-b', ...rooms]);
  });

  describe('started', () => {
    let shop: ReturnType<typeof run>;

    beforeAll(async () => {
      shop = run('start');
      let said = '';
      for (const stream of [shop.stdout, shop.stderr])
        stream.setEncoding('utf8').on('data', (words: string) => (said += words));
      const isOpen = () => {
        expect(said.includes('Tradehall is open') || shop.exitCode !== null).toBe(true);
      };
      await vi.waitFor(isOpen, { timeout: 170_000, interval: 200 });
      expect(shop.exitCode, said).toBeNull();
    }, 180_000);

    afterAll(async () => {
      shop.kill('SIGTERM');
      await once(run('services:stop'), 'exit');
    });

    it('shows home with an empty catalogue, legal pages and the way to sign in', async () => {
      const home = await ask('/');
      expect(home.status).toBe(200);
      expect(home.body).toContain(texts.home.heroTitle);
      for (const key of ['terms-and-conditions', 'privacy-data', 'withdrawal-policy', 'help-centre-faq']) {
        const { slug = '', title = '' } = texts.pages[key] ?? {};
        const legal = await ask(`/${slug}/`);
        expect([key, legal.status]).toEqual([key, 200]);
        expect(legal.body).toContain(title);
      }
      expect((await ask('/login')).status).toBe(200);
    });

    it('leads from home to no page that is missing', async () => {
      const { body } = await ask('/');
      const links = [...new Set([...body.matchAll(/href="(\/[^"#?]*)"/g)].map(([, path = '']) => path))];
      const pages = links.filter((path) => !/\.\w+$/.test(path));
      expect(pages.length).toBeGreaterThan(10);
      const answers = await Promise.all(pages.map(async (path) => [path, (await ask(path)).status] as const));
      expect(answers.filter(([, status]) => status >= 400)).toEqual([]);
    });
  });
});
