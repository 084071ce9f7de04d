// Follows every link of every running shop: `npm run crawl`, or with locales: `npm run crawl -- de-DE fr-CH`.
import { isLocale } from '@tradehall/domain/locales/locales.ts';
import { shopHostPattern, urls } from '../scripts/addresses.ts';
import { crawlShops } from './crawl/crawl-shops.ts';

const wanted = process.argv.slice(2).filter(isLocale);
const {
  urls: count,
  localeCount,
  faults,
} = await crawlShops({
  storefrontUrl: urls.storefront,
  hostPattern: shopHostPattern,
  ...(wanted.length > 0 && { locales: wanted }),
  report: console.log,
});
for (const fault of faults) console.log(`  ${fault}`);
console.log(`crawl: ${count} URLs in ${localeCount} locales, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
