import { localeCodes } from '@tradehall/domain/locales/locales.ts';
import { expect, it } from 'vitest';
import { crawlShops } from '../../tools/crawl/crawl-shops.ts';
import { SHOP_HOST_PATTERN, STOREFRONT_URL } from '../environment.ts';

const tenMinutesMs = 600_000;

/** The default, and a shop without carts in other letters. `npm run crawl` reads all of every locale. */
const wholeLocales = ['de-DE', 'el-GR'] as const;

/** The shop draws one page after the other: whoever shops beside the crawl waits for no more than these. */
const atOnce = 4;

it(
  'every link of two shops, and of each kind in all, leads to a page by no more than one redirect',
  async () => {
    const { urls, localeCount, faults } = await crawlShops({
      storefrontUrl: STOREFRONT_URL,
      hostPattern: SHOP_HOST_PATTERN,
      wholeLocales,
      atOnce,
    });
    console.log(`crawl: ${urls} URLs in ${localeCount} locales, ${faults.length} faults`);
    expect(faults.slice(0, 50).join('\n')).toBe('');
    expect(localeCount).toBe(localeCodes.length);
    expect(urls).toBeGreaterThanOrEqual(6_500);
  },
  tenMinutesMs,
);

it('a connection stays open for longer than the proxies before the shop keep theirs', async () => {
  const { headers } = await fetch(STOREFRONT_URL);
  expect(headers.get('keep-alive')).toBe('timeout=75');
});
