// Lighthouse on a phone for a shop's home, a category and a product, or for given paths: fails below the goals.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { launchChromium } from '@tradehall/testing/browser/chromium.ts';
import lighthouse from 'lighthouse';
import { request } from 'undici';
import { z } from 'zod';
import { originOfShop, urls } from '../scripts/addresses.ts';
import { openShop } from './open-shop.ts';
import { orSayWhy } from '../scripts/or-say-why.ts';
import { everyStacksFolder } from '../scripts/project-folders.ts';
import { findSamplePages } from './sample-pages.ts';

const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const mostScriptKilobytes = 150;
const debuggingPort = 19_222;
const country = countries.DE;
const folder = join(everyStacksFolder, 'reports');

const networkRequests = z.object({
  items: z.array(z.object({ url: z.string(), resourceType: z.string().optional() })),
});

async function pagesToMeasure(): Promise<Readonly<Record<string, string>>> {
  const given = process.argv.slice(2);
  if (given.length > 0) return Object.fromEntries(given.map((path, index) => [`page-${index + 1}`, path]));
  const { category, product } = await findSamplePages(openShop(country), country.locales[0]);
  return { home: '/', category, product };
}

/** What a script is on the wire for who unpacks gzip, whatever the browser would have liked more. */
async function packedSize(url: string): Promise<number> {
  const { host, pathname } = new URL(url);
  const answer = await request(`${urls.storefront}${pathname}`, { headers: { host, 'accept-encoding': 'gzip' } });
  if (answer.statusCode !== 200) throw new Error(`${url} answers ${answer.statusCode}`);
  return (await answer.body.arrayBuffer()).byteLength;
}

async function scriptKilobytes(details: unknown): Promise<number> {
  const { items } = networkRequests.parse(details);
  const scripts = new Set(items.filter(({ resourceType }) => resourceType === 'Script').map(({ url }) => url));
  const sizes = await Promise.all([...scripts].map(packedSize));
  return sizes.reduce((sum, size) => sum + size, 0) / 1_000;
}

/** Whether all goals are met. */
async function measure(name: string, address: string): Promise<boolean> {
  const result = await lighthouse(address, { port: debuggingPort, output: ['html', 'json'], logLevel: 'error' });
  if (result === undefined) throw new Error(`no report on ${address}`);
  for (const [place, suffix] of ['html', 'json'].entries())
    writeFileSync(join(folder, `lighthouse-${name}.${suffix}`), result.report[place] ?? '');
  const { categories, audits } = result.lhr;
  const scores = Object.entries(goals).map(([category, goal]) => {
    return { category, goal, score: Math.round((categories[category]?.score ?? 0) * 100) };
  });
  const kilobytes = await scriptKilobytes(audits['network-requests']?.details);
  // To the thousandth, as it is always told.
  const shift = (audits['cumulative-layout-shift']?.numericValue ?? Number.NaN).toFixed(3);
  for (const { id, title, score, displayValue } of Object.values(audits)) {
    if (score === null || score >= 0.9) continue;
    console.log(`- ${id}: ${title}${displayValue === undefined ? '' : `, ${displayValue}`}`);
  }
  const words = scores.map(({ category, score }) => `${category} ${score}`).join(', ');
  const isGood =
    scores.every(({ score, goal }) => score >= goal) && kilobytes <= mostScriptKilobytes && shift === '0.000';
  const line = `${words}, JavaScript ${kilobytes.toFixed(1)} kB gzip, layout shift ${shift}`;
  console.log(`${isGood ? '✓' : '✗'} lighthouse, phone, ${name} ${address}: ${line}`);
  return isGood;
}

await orSayWhy(async () => {
  mkdirSync(folder, { recursive: true });
  const pages = await pagesToMeasure();
  const browser = await launchChromium([`--remote-debugging-port=${debuggingPort}`]);
  try {
    const isGood: boolean[] = [];
    for (const [name, path] of Object.entries(pages))
      isGood.push(await measure(name, `${originOfShop(country)}${path}`));
    if (isGood.includes(false)) process.exitCode = 1;
  } finally {
    await browser.close();
  }
});
process.exit();
