import { expect, it } from 'vitest';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { hostOfStore } from '@tradehall/domain/countries/store.ts';
import { openShopReader } from '../../scripts/crawl/shop-reader.ts';
import { SHOP_HOST_PATTERN, STOREFRONT_URL } from '../environment.ts';

/** What people, programs and time make of parameters. */
const badValues = [
  ...['', '0', '-1', '1', '1.5', '1e9', '999', '1000', '99999999999999999999', 'NaN', 'abc', '٣', '%00', '%FF', '%'],
  ...["'", '"', '<script>alert(1)</script>', '../../etc/passwd', '{{7*7}}', 'a'.repeat(3_000), '\u202e', '🙂', 'null'],
  ...['[]', '[object Object]', '12;DROP TABLE product', '10-', '-10', '50-10', 'x-y', 'true', ' ', 'EX99999999'],
];
const parameters = [
  'page',
  'hitsPerPage',
  'sort',
  'brand',
  'tags',
  'priceFrom',
  'priceTo',
  'avgRating',
  'categories',
  'query',
];

/** Two hundred different ones, the same at every run. */
const badAddresses = (lists: readonly string[]): readonly string[] =>
  Array.from({ length: 200 }, (_, index) => {
    const list = lists[index % lists.length] ?? '';
    const name = parameters[(index * 7) % parameters.length] ?? '';
    const other = parameters[(index * 5 + 3) % parameters.length] ?? '';
    const value = badValues[(index * 11) % badValues.length] ?? '';
    const otherValue = badValues[(index * 13 + 5) % badValues.length] ?? '';
    const isRaw = /^%/.test(value);
    const written = isRaw ? value : encodeURIComponent(value);
    return `${list}?${name}=${written}&${other}=${/^%/.test(otherValue) ? otherValue : encodeURIComponent(otherValue)}`;
  });

it('answers two hundred addresses with bad parameters by a page, one redirect or a clean 404', async () => {
  const reader = openShopReader(STOREFRONT_URL, 4);
  const { port } = new URL(STOREFRONT_URL);
  const host = `${hostOfStore(countries.DE, SHOP_HOST_PATTERN)}:${port}`;
  const home = await reader.read({ host, path: '/' });
  const category = /href="(\/[a-z-]+\/)"/.exec(home.body.slice(home.body.indexOf('<main')))?.[1] ?? '/';
  const product = /href="(\/[^"]+-\d{8})"/.exec((await reader.read({ host, path: category })).body)?.[1] ?? '/';
  const outcomes = new Map<string, number>();
  for (const path of badAddresses(['/search', category, product, '/compare', '/suggest'])) {
    let answer = await reader.read({ host, path });
    const isRedirect = answer.status >= 300 && answer.status < 400;
    if (isRedirect)
      answer = await reader.read({
        host,
        path: new URL(answer.location ?? '', `http://${host}`).href.replace(`http://${host}`, ''),
      });
    const outcome = `${isRedirect ? 'redirect, then ' : ''}${answer.status}`;
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    expect([200, 400, 404], `${path} answers ${answer.status}`).toContain(answer.status);
    expect(answer.body, path).not.toContain('<script>alert(1)</script>');
  }
  console.info(`bad addresses: ${[...outcomes].map(([outcome, count]) => `${count} × ${outcome}`).join(', ')}`);
  await reader.close();
});
