// Lighthouse on a phone for a shop's home page; ends with its four figures and fails below the goal.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { launchChromium } from '@tradehall/testing/browser/chromium.ts';
import { originOfShop } from './addresses.ts';
import { everyStacksFolder } from './project-folders.ts';

const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const debuggingPort = 19_222;

const path = process.argv[2] ?? '/';
const address = `${originOfShop(countries.DE)}${path}`;

const browser = await launchChromium([`--remote-debugging-port=${debuggingPort}`]);
const result = await lighthouse(address, { port: debuggingPort, output: ['html', 'json'], logLevel: 'error' });
await browser.close();
if (result === undefined) throw new Error(`no report on ${address}`);

const folder = join(everyStacksFolder, 'reports');
mkdirSync(folder, { recursive: true });
for (const [place, suffix] of ['html', 'json'].entries()) {
  writeFileSync(join(folder, `lighthouse.${suffix}`), result.report[place] ?? '');
}
const { categories, audits } = result.lhr;
const scores = Object.entries(goals).map(([name, goal]) => {
  return { name, goal, score: Math.round((categories[name]?.score ?? 0) * 100) };
});
for (const { id, title, score, displayValue } of Object.values(audits)) {
  if (score !== null && score < 0.9)
    console.log(`- ${id}: ${title}${displayValue === undefined ? '' : `, ${displayValue}`}`);
}
console.log(`lighthouse, phone, ${address}: ${scores.map(({ name, score }) => `${name} ${score}`).join(', ')}`);
process.exitCode = scores.every(({ score, goal }) => score >= goal) ? 0 : 1;
