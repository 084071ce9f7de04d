import { expect, it } from 'vitest';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { openShopReader, type ShopReader } from '../../tools/crawl/shop-reader.ts';
import { STOREFRONT_URL } from '../environment.ts';
import { shopAddress } from '../shops.ts';

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

const written = (value: string): string => (value.startsWith('%') ? value : encodeURIComponent(value));

/** Two hundred different ones, the same at every run: every value in every round, each round with other parameters. */
const badAddresses = (paths: readonly string[]): readonly string[] =>
  Array.from({ length: 200 }, (_, index) => {
    const round = Math.floor(index / badValues.length);
    const path = paths[index % paths.length] ?? '';
    const name = parameters[(index + round) % parameters.length] ?? '';
    const other = parameters[(index * 3 + round * 2 + 5) % parameters.length] ?? '';
    const value = badValues[index % badValues.length] ?? '';
    const otherValue = badValues[(index * 13 + round * 7 + 5) % badValues.length] ?? '';
    return `${path}?${name}=${written(value)}&${other}=${written(otherValue)}`;
  });

/** What the search bar asks is no page: it may be told that it asked wrongly. NUL is in no address that anybody was given. */
function cleanAnswers(path: string): readonly number[] {
  if (path.includes('%00')) return [400];
  return path.startsWith('/suggest') ? [200, 400] : [200, 404];
}

const { host: hostAndPort } = new URL(shopAddress(countries.DE, '/'));

async function findPages({ read }: ShopReader) {
  const pathIn = ({ body }: { readonly body: string }, link: RegExp) =>
    link.exec(body.slice(body.indexOf('<main')))?.[1] ?? '';
  const category = pathIn(await read({ host: hostAndPort, path: '/' }), /href="(\/[a-z-]+\/)"/);
  const product = pathIn(await read({ host: hostAndPort, path: category }), /href="(\/[a-z0-9-]+-\d{8})"/);
  expect(category).not.toBe('');
  expect(product).not.toBe('');
  return ['/search', category, product, '/compare', '/suggest'];
}

it('answers two hundred addresses with bad parameters by a page, one redirect or a clean 404', async () => {
  const reader = openShopReader(STOREFRONT_URL, 4);
  const addresses = badAddresses(await findPages(reader));
  expect(new Set(addresses).size).toBe(200);
  const outcomes = new Map<string, number>();
  for (const path of addresses) {
    const first = await reader.read({ host: hostAndPort, path });
    const isRedirect = first.status >= 300 && first.status < 400;
    const target = new URL(first.location ?? '', `http://${hostAndPort}`);
    const answer = isRedirect
      ? await reader.read({ host: target.host, path: `${target.pathname}${target.search}` })
      : first;
    const outcome = `${isRedirect ? 'redirect, then ' : ''}${answer.status}`;
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    expect(cleanAnswers(path), `${path} answers ${answer.status}`).toContain(answer.status);
    expect(answer.body, path).not.toContain('<script>alert(1)</script>');
  }
  console.info(`bad addresses: ${[...outcomes].map(([outcome, count]) => `${count} × ${outcome}`).join(', ')}`);
  await reader.close();
});
