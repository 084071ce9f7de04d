// `npm run dev` on an empty data folder: pages first, pictures behind them, nothing with a hole meanwhile.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askShop } from '@tradehall/testing/process/ask-shop.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { cleanEnvironment } from './clean-environment.ts';
import { downloadsFolder, projectFolder } from './project-folders.ts';

const offset = 12_000;
const data = mkdtempSync(join(tmpdir(), 'tradehall-first-run-'));
// The services run under accounts of their own.
chmodSync(data, 0o755);
// What was fetched once is not fetched again.
cpSync(downloadsFolder, join(data, 'downloads'), { recursive: true });
const environment = cleanEnvironment({
  TRADEHALL_PORT_OFFSET: String(offset),
  TRADEHALL_DATA: data,
  CATALOGUE_SIZE: 'ci',
  LOG_LEVEL: 'warn',
});
const run = (script: string) =>
  spawn('npm', ['run', '--silent', script], {
    cwd: projectFolder,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });

const progress = z.object({ drawn: z.number(), total: z.number() });
const readProgress = async () =>
  progress.parse(await (await fetch(`http://127.0.0.1:${3990 + offset}/progress`)).json());

const ask = (host: string, path: string) => askShop(3000 + offset, host, path);

const pictureFile = /\/media\/products\/[\w-]+-\d+\.(?:avif|webp)/g;
const picturesIn = (page: string) => [...new Set(page.match(pictureFile))];
const nameOf = (file: string) => file.replace(/^.*\//, '').replace(/-\d+\.\w+$/, '');
/** Without what is just being written. */
function drawnNames() {
  const finished = readdirSync(join(data, 'media/products')).filter((file) => /-\d+\.(?:avif|webp)$/.test(file));
  return [...new Set(finished.map(nameOf))];
}

describe('the first run', { timeout: 180_000 }, () => {
  let dev: ReturnType<typeof run>;
  let said = '';

  beforeAll(async () => {
    dev = run('dev');
    for (const stream of [dev.stdout, dev.stderr])
      stream.setEncoding('utf8').on('data', (words: string) => (said += words));
    const isOpen = () => {
      expect(said.includes('Tradehall is open') || dev.exitCode !== null).toBe(true);
    };
    await vi.waitFor(isOpen, { timeout: 170_000, interval: 200 });
    expect(dev.exitCode, said).toBeNull();
  }, 180_000);

  afterAll(async () => {
    dev.kill('SIGTERM');
    await once(run('services:stop'), 'exit');
    rmSync(data, { recursive: true, force: true });
  });

  it('serves pages in which every picture answers while most are still to be drawn', async () => {
    const { drawn, total } = await readProgress();
    expect(total).toBeGreaterThan(500);
    expect(drawn).toBeLessThan(total / 10);
    for (const host of ['de.localhost', 'gr.localhost']) {
      const home = await ask(host, '/');
      expect(home.status).toBe(200);
      const pictures = picturesIn(home.body);
      expect(pictures.length).toBeGreaterThan(10);
      const answers = await Promise.all(pictures.map((picture) => ask(host, picture)));
      expect(answers.map(({ status }) => status)).toEqual(pictures.map(() => 200));
    }
  });

  it('draws in full what the home page shows before the rest, and lets nobody keep a draft', async () => {
    const home = picturesIn((await ask('de.localhost', '/')).body);
    await expect.poll(() => drawnNames().length, { timeout: 60_000 }).toBeGreaterThan(3);
    // What somebody has just looked at comes first, too.
    const greek = picturesIn((await ask('gr.localhost', '/')).body);
    const names = new Set([...home, ...greek].map(nameOf));
    expect(drawnNames().filter((name) => !names.has(name))).toEqual([]);
    const isFull = (picture: string) => drawnNames().includes(nameOf(picture));
    const draft = home.find((picture) => !isFull(picture)) ?? '';
    expect((await ask('de.localhost', draft)).caching).toBe('no-store');
    await expect
      .poll(async () => (await ask('de.localhost', draft)).caching, { timeout: 60_000 })
      .toContain('immutable');
  });

  it('builds the dashboard behind the pages and says how far all of it is', async () => {
    await expect.poll(() => said, { timeout: 120_000 }).toMatch(/behind +\| .*\d+ of \d+ pictures are drawn in full/);
  });
});
