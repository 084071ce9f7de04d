import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { SearchAnswer } from '@tradehall/domain/search/search-answer.ts';
import { loadSearch } from './load-search.ts';
import { listingTransport } from '../testing/listing-transport.ts';
import { sampleCard } from '../testing/sample-card.ts';
import { sampleSearch } from '../testing/sample-search.ts';
import { shopOf } from '../testing/shop-of.ts';
import { Listing } from '../listing/listing.tsx';

const brand = Array.from({ length: 12 }, (_, at) => ({ value: `Brand ${at}`, label: `Brand ${at}`, count: 20 - at }));
const categories = [{ value: 'ovens', label: 'Ovens', slug: 'ovens', level: 0, count: 20 }];
const technical: SearchAnswer['facets']['technical'] = [
  { kind: 'switch', name: 'in-stock', count: 61 },
  {
    ...{ kind: 'range', name: 'volume-l', label: 'Objem', unit: 'l', minimum: 0.5, maximum: 16 },
    steps: [
      { from: null, to: 2.5, count: 30 },
      { from: 2.5, to: null, count: 52 },
    ],
  },
  {
    ...{ kind: 'values', name: 'voltage-v', label: 'Napětí', unit: 'V' },
    values: [{ value: '230', label: '230', count: 70 }],
  },
];
const facets = {
  tags: [],
  brand,
  categories,
  avgRating: [],
  priceCents: { minimum: 100, maximum: 900 },
  technical,
};
const image = { url: '/media/oven/1', alt: 'Oven' };
const measures = [{ name: 'volume-l', key: 'volume', label: 'Objem' }];
const specs = [
  { name: 'volume', label: 'Objem', value: '8\u00a0l' },
  { name: 'voltage', label: 'Napětí', value: '230\u00a0V' },
];
const hits = Array.from({ length: 8 }, (_, at) => sampleCard({ sku: `EX1000000${at}`, image, specs }));

async function draw(search: string) {
  const { transport } = listingTransport({ search: sampleSearch({ hits, total: 80, pageCount: 4, facets, measures }) });
  const url = new URL(`http://cz.localhost/search${search}`);
  const { listing } = (await loadSearch(url, shopOf('cs-CZ', { transport }))).data.view;
  if (listing === null) throw new Error('there is no list');
  const router = createMemoryRouter([{ path: '*', element: <Listing view={listing} /> }], {
    initialEntries: [`/search${search}`],
  });
  return renderToString(<RouterProvider router={router} />);
}

const count = (html: string, part: string | RegExp): number => html.split(part).length - 1;

describe('a list as a browser without JavaScript gets it', () => {
  it('has every filter and every page as a link', async () => {
    const html = await draw('?query=oven');
    expect(count(html, 'brand=Brand%20')).toBe(12);
    expect(html).toContain('href="/search?query=oven&amp;page=2"');
    expect(html).toContain('<details');
  });

  it('says which values are chosen', async () => {
    const html = await draw('?query=oven&brand=Brand%203');
    expect(html).toMatch(/aria-current="true"[^>]*><span[^>]*>Brand 3</);
  });

  it('tells search engines to follow no other list of what was searched for', async () => {
    for (const search of ['?query=oven', '?query=oven&brand=Brand%203&categories=ovens']) {
      const links = (await draw(search)).match(/<a [^>]*href="\/search[^>]*>/g);
      expect(links?.length).toBeGreaterThan(12);
      expect(links?.filter((link) => !/rel="[^"]*nofollow/.test(link))).toEqual([]);
    }
  });

  it('offers technical data as links, and any other range as a form that says both ends', async () => {
    const html = await draw('?query=oven&volume-l=-2.5');
    expect(html).toContain('href="/search?query=oven&amp;volume-l=2.5-"');
    expect(html).toContain('href="/search?query=oven&amp;volume-l=-2.5&amp;voltage-v=230"');
    expect(html).toContain('href="/search?query=oven&amp;in-stock=yes&amp;volume-l=-2.5"');
    expect(html).toMatch(/aria-current="true"[^>]*><span[^>]*>Do 2,5\u00a0l</);
    expect(html).toMatch(/<input[^>]*name="volume-l-to"[^>]*value="2.5"/);
    expect(html).toContain('Objem: Do 2,5\u00a0l');
  });

  it('has the heads of its columns as links, and says by which it is sorted and how', async () => {
    const html = await draw('?query=oven&sort=volume-l-asc');
    const heads = html.match(/<div role="columnheader".*?<\/div>/g) ?? [];
    expect(heads).toHaveLength(3);
    expect(heads[0]).toMatch(/aria-sort="ascending".*href="\/search\?query=oven&amp;sort=volume-l-desc".*Objem<svg/);
    expect(heads[1]).not.toContain('<a ');
    expect(heads[2]).toMatch(/^(?!.*aria-sort).*href="\/search\?query=oven&amp;sort=price-asc"/);
    expect(html).toMatch(/<option value="volume-l-asc" selected[^>]*>Objem: vzestupně</);
  });

  it('keeps everything else in its forms', async () => {
    const html = await draw('?query=oven&brand=Brand%203');
    expect(count(html, '<form')).toBe(3);
    expect(count(html, 'type="hidden" name="brand" value="Brand 3"')).toBe(3);
  });

  it('fetches the pictures of the first row at once and the others when they come near', async () => {
    const html = await draw('?query=oven');
    expect([count(html, 'fetchPriority="high"'), count(html, 'loading="lazy"')]).toEqual([1, 4]);
    expect(html).toContain('/media/oven/1-320.avif 320w');
  });

  it('has no style of its own in the markup', async () => {
    expect(await draw('?query=oven')).not.toContain('style=');
  });
});
