// npm run pseudo: a storefront that speaks pseudo beside a running shop; finds texts that bypass the messages and layouts that break.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { locales } from '@tradehall/domain/locales/locales.ts';
import { launchChromium } from '@tradehall/testing/browser/chromium.ts';
import { lookAtPseudoPage } from '@tradehall/testing/browser/look-at-pseudo-page.ts';
import { RealProcess } from '@tradehall/testing/process/real-process.ts';
import { originOfShop, portOf, stackEnvironment, urls } from '../scripts/addresses.ts';
import { orSayWhy } from '../scripts/or-say-why.ts';
import { projectFolder } from '../scripts/project-folders.ts';
import { findPseudoPages } from './pseudo/pseudo-pages.ts';
import { shopProcesses } from '../scripts/shop-processes.ts';

const gallery = join(projectFolder, '.data/gallery/pseudo');
// What is lengthened is English: other languages are that much longer than it.
const locale = 'en-GB';
const country = countries[locales[locale].country];

const startStorefront = () =>
  RealProcess.start({
    name: 'pseudo storefront',
    args: [shopProcesses.storefront.script],
    healthUrl: `${urls.pseudoStorefront}/health`,
    environment: {
      ...stackEnvironment(),
      NODE_ENV: process.env['NODE_ENV'] ?? 'production',
      PORT: String(portOf('pseudoStorefront')),
      METRICS_PORT: '0',
      WALLETS_ORIGIN: `http://wallets.localhost:${portOf('pseudoStorefront')}`,
      MESSAGES: 'pseudo',
    },
  });

await orSayWhy(async () => {
  mkdirSync(gallery, { recursive: true });
  const pages = await findPseudoPages(country, locale);
  await using storefront = await startStorefront();
  await using browser = await launchChromium();
  const origin = originOfShop(country, 'pseudoStorefront');
  console.log(`the pseudo shop is open at ${origin}/ (pid ${storefront.pid})`);
  let count = 0;
  for (const { name, path, status } of pages) {
    const picture = join(gallery, `${name}.png`);
    const faults = await lookAtPseudoPage(browser, { address: `${origin}${path}`, status, picture });
    console.log(`${faults.length === 0 ? '✓' : '✗'} ${name} ${path}`);
    for (const fault of faults) console.log(`    ${fault}`);
    count += faults.length;
  }
  console.log(`${pages.length} pages in pseudo: ${count} faults; pictures in .data/gallery/pseudo`);
  if (count > 0) process.exitCode = 1;
});
process.exit();
