// Compares every offer of every feed with its page and its call on a running shop: `npm run feeds`, or with locales:
// `npm run feeds -- de-DE cs-CZ`. PAGES=10 looks at every tenth page only.
import { countries } from '@tradehall/domain/countries/countries.ts';
import { feedsOf } from '@tradehall/domain/feeds/feed-names.ts';
import { isLocale, localeCodes, locales } from '@tradehall/domain/locales/locales.ts';
import { shopHostPattern, urls } from '../scripts/addresses.ts';
import { compareFeeds } from './feeds/compare-feeds.ts';

const wanted = process.argv.slice(2).filter(isLocale);
const everyPage = Number(process.env['PAGES'] ?? '1');
const asked = (wanted.length > 0 ? wanted : localeCodes).filter(
  (locale) => feedsOf(countries[locales[locale].country]).length > 0,
);
let [offers, pages, faults] = [0, 0, 0];
for (const locale of asked) {
  const options = { storefrontUrl: urls.storefront, hostPattern: shopHostPattern, everyPage };
  const compared = await compareFeeds(countries[locales[locale].country], locale, options);
  offers += compared.offers;
  pages += compared.pages;
  faults += compared.faults.length;
  for (const fault of compared.faults.slice(0, 20)) console.log(`  ${fault}`);
  console.log(`${locale}: ${compared.offers} offers, ${compared.pages} pages, ${compared.faults.length} differences`);
}
console.log(JSON.stringify({ locales: asked.length, offers, pages, differences: faults }));
process.exitCode = faults > 0 ? 1 : 0;
