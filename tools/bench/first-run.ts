import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { countries } from '@tradehall/domain/countries/countries.ts';
import type { CountryCode } from '@tradehall/domain/locales/locales.ts';
import { askShop } from '@tradehall/testing/process/ask-shop.ts';
import { signalGroup, spawnOwned } from '@tradehall/testing/process/owned-processes.ts';
import { z } from 'zod';
import { portOf, urls } from '../../scripts/addresses.ts';
import { cleanEnvironment } from '../../scripts/clean-environment.ts';
import { projectFolder } from '../../scripts/project-folders.ts';
import { openShop } from '../open-shop.ts';
import { percentile } from '../percentile.ts';
import { findSamplePages } from '../sample-pages.ts';

const shops: readonly CountryCode[] = ['DE', 'SK', 'GR'];
const lookEveryMs = 800;
const windowMs = 30_000;
const restMs = 60_000;
const patienceMs = 40 * 60_000;

const data = mkdtempSync(join(tmpdir(), 'tradehall-first-run-'));
// The services run under accounts of their own.
chmodSync(data, 0o755);
const environment = cleanEnvironment({
  TRADEHALL_DATA: data,
  TRADEHALL_OWN_STACK: 'yes',
  TRADEHALL_PORT_OFFSET: process.env['TRADEHALL_PORT_OFFSET'] ?? '0',
});

const start = performance.now();
const secondsSoFar = () => Math.round((performance.now() - start) / 1000);
const hostOf = (country: CountryCode) => `${country.toLowerCase()}.localhost`;
const ask = (country: CountryCode, path: string) => askShop(portOf('storefront'), hostOf(country), path);

async function until(what: string, holds: () => Promise<boolean>): Promise<number> {
  for (let reason: unknown = null; ;) {
    try {
      if (await holds()) break;
    } catch (error) {
      reason = error;
    }
    if (performance.now() - start > patienceMs)
      throw new Error(`${what}: not after ${secondsSoFar()} s`, { cause: reason });
    await sleep(500);
  }
  console.log(`${secondsSoFar()} s: ${what}`);
  return secondsSoFar();
}

const pictureFile = /\/media\/products\/[\w-]+-\d+\.(?:avif|webp)/g;

/** The page and every picture that it names, in every size. */
async function isWhole(country: CountryCode, path: string): Promise<boolean> {
  const page = await ask(country, path);
  const pictures = [...new Set(page.body.match(pictureFile))];
  const answers = await Promise.all(pictures.map((picture) => ask(country, picture)));
  return page.status === 200 && pictures.length > 0 && answers.every(({ status }) => status === 200);
}

async function samplePages(country: CountryCode): Promise<readonly string[]> {
  const { category, product } = await findSamplePages(openShop(countries[country]), countries[country].locales[0]);
  return ['/', category, product];
}

const progress = z.object({ drawn: z.number(), total: z.number() });

async function isDrawn(): Promise<boolean> {
  const { drawn, total } = progress.parse(await (await fetch(`${urls.pictures}/progress`)).json());
  return drawn === total;
}

/** One shopper who looks at a product every 0.8 s, each time another one. */
async function look(product: string, holds: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (holds()) {
    const asked = performance.now();
    const { status } = await ask('DE', `${product}?look=${times.length}-${secondsSoFar()}`);
    times.push(status === 200 ? performance.now() - asked : Number.POSITIVE_INFINITY);
    await sleep(Math.max(0, lookEveryMs - (performance.now() - asked)));
  }
  return times;
}

const rounded = (values: readonly number[], share: number) => Math.round(percentile(values, share));

/**
 * A first `npm run dev` with an empty data folder: when pages are served, when every picture is drawn, and what a product
 * page takes meanwhile and after it. Begin it on a machine without PostgreSQL and Redis to have their installation counted.
 */
export async function benchFirstRun(): Promise<void> {
  const run = (script: string) =>
    spawnOwned('npm', ['run', '--silent', script], {
      cwd: projectFolder,
      env: environment,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  const dev = run('dev');
  let said = '';
  dev.stdout?.setEncoding('utf8').on('data', (words: string) => {
    said += words;
    process.stdout.write(words);
  });
  try {
    const homeSeconds = await until('home of de answers', async () => (await ask('DE', '/')).status === 200);
    const pagesSeconds = await until('home, a category and a product of de, sk, gr with every picture', async () => {
      for (const country of shops)
        for (const path of await samplePages(country)) if (!(await isWhole(country, path))) return false;
      return true;
    });
    const [, , product = ''] = await samplePages('DE');
    const drawing = { isBehind: true };
    const behind = Promise.all([
      until('every picture is drawn', isDrawn),
      until('the dashboard is built', async () => Promise.resolve(said.includes('the dashboard is built'))),
    ]).finally(() => (drawing.isBehind = false));
    const windows: { from: number; p50: number; p95: number }[] = [];
    const meanwhile: number[] = [];
    while (drawing.isBehind) {
      const from = secondsSoFar();
      const ends = performance.now() + windowMs;
      const times = await look(product, () => drawing.isBehind && performance.now() < ends);
      meanwhile.push(...times);
      windows.push({ from, p50: rounded(times, 0.5), p95: rounded(times, 0.95) });
    }
    const [picturesSeconds] = await behind;
    const restEnds = performance.now() + restMs;
    const rest = await look(product, () => performance.now() < restEnds);
    console.table(windows);
    const p95AtRestMs = rounded(rest, 0.95);
    const p95Ms = rounded(meanwhile, 0.95);
    const picturesMinutes = Number(((picturesSeconds - pagesSeconds) / 60).toFixed(1));
    console.log(
      JSON.stringify({
        homeSeconds,
        pagesSeconds,
        picturesMinutes,
        p95Ms,
        p95AtRestMs,
        p95Ratio: Number((p95Ms / p95AtRestMs).toFixed(2)),
      }),
    );
  } finally {
    signalGroup(dev, 'SIGINT');
    await once(dev, 'exit');
    await once(run('services:stop'), 'exit');
    rmSync(data, { recursive: true, force: true });
  }
}
