import { expect, it } from 'vitest';
import { crawlShops } from '../../scripts/crawl/crawl-shops.ts';
import { SHOP_HOST_PATTERN, STOREFRONT_URL } from '../environment.ts';

const quarterHourMs = 900_000;

it('every link of every shop leads to a page, by no more than one redirect', { timeout: quarterHourMs }, async () => {
  const { urls, localeCount, faults } = await crawlShops({
    storefrontUrl: STOREFRONT_URL,
    hostPattern: SHOP_HOST_PATTERN,
  });
  console.log(`crawl: ${urls} URLs in ${localeCount} locales, ${faults.length} faults`);
  expect(faults.slice(0, 50)).toEqual([]);
  expect(localeCount).toBe(28);
  expect(urls).toBeGreaterThanOrEqual(5_000);
});

it('a connection stays open for longer than the proxies before the shop keep theirs', async () => {
  const { headers } = await fetch(STOREFRONT_URL);
  expect(headers.get('keep-alive')).toBe('timeout=75');
});
