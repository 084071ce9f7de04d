import { describe, expect, it } from 'vitest';
import type { WireAnswer } from '@tradehall/domain/calls/wire.ts';
import { listingTransport } from '../testing/listing-transport.ts';
import { sampleSearch } from '../testing/sample-search.ts';
import { shopOf } from '../testing/shop-of.ts';
import { loadSearch } from './load-search.ts';

const failure = (status: number, code: string): WireAnswer => ({ status, body: { failure: { code } } });

const navigation = [
  { key: 'gastronomy', name: 'Gastronomy', slug: 'gastronomy', hasProducts: true, children: [] },
  { key: 'empty', name: 'Empty', slug: 'empty', hasProducts: false, children: [] },
];

const help = [{ title: 'Withdrawal policy', slug: 'withdrawal' }];

async function open(search: string, wire: WireAnswer = sampleSearch()) {
  const { transport, asked } = listingTransport({ search: wire, navigation, help });
  const shop = shopOf('en-IE', { transport });
  const { data, init } = await loadSearch(new URL(`/search${search}`, 'http://ie.localhost'), shop);
  const searches = asked.flatMap(({ call, body }) => (call === 'search' ? [body] : []));
  return { ...data, status: init?.status ?? 200, searches };
}

const thrownBy = (search: string, wire?: WireAnswer) =>
  open(search, wire).then(
    ({ status }) => ({ status, location: 'shown' }),
    (thrown: unknown) => {
      if (thrown instanceof Response) return { status: thrown.status, location: thrown.headers.get('Location') };
      throw thrown;
    },
  );

describe('the search page', () => {
  it('asks for what its address says', async () => {
    const { searches } = await open(
      '?query=pizza&tags=on-sale&categories=gastronomy&priceFrom=10&sort=newest&page=2&hitsPerPage=12',
      sampleSearch({ pageCount: 2 }),
    );
    expect(searches).toEqual([
      {
        locale: 'en-IE',
        query: 'pizza',
        filters: { tags: ['on-sale'], categories: ['gastronomy'], priceFromCents: 1000 },
        sort: 'newest',
        page: 2,
        hitsPerPage: 12,
      },
    ]);
  });

  it('shows what was searched for, how much was found, and the products', async () => {
    const { view, facts, query } = await open('?query=pizza', sampleSearch({ total: 1234 }));
    expect(view.heading).toBe('Results for “pizza”');
    expect(view.listing).toMatchObject({ count: '1,234 products', products: [{ sku: 'EX10000001' }], applied: null });
    expect(query).toBe('pizza');
    expect(facts.robots).toBe('noindex, follow');
    expect(facts.alternates.map(({ href }) => href)).toEqual([expect.stringMatching(/\/search\?query=pizza$/)]);
  });

  it('leads to guides and help where no product has the words', async () => {
    const { view } = await open('?query=withdrawal', sampleSearch({ total: 0, hits: [], pageCount: 0 }));
    expect(view.help).toMatchObject({ links: [{ name: 'Withdrawal policy', href: '/withdrawal/' }] });
    expect((await open('?query=pizza')).view.help).toBeNull();
  });

  it('is the sale when nothing but that is asked for', async () => {
    const { view, facts, searches } = await open('?tags=on-sale');
    expect(view.heading).toBe('On sale');
    expect(facts.title).toBe('On sale');
    expect(searches).toMatchObject([{ filters: { tags: ['on-sale'] } }]);
    expect(searches[0]).not.toHaveProperty('query');
  });

  it('shows a filter beside words, with the way without it', async () => {
    const { view } = await open('?query=pizza&tags=on-sale,topRated&page=3', sampleSearch({ pageCount: 5 }));
    expect(view.listing?.applied?.filters).toEqual([
      { name: 'On sale', href: '/search?query=pizza&tags=topRated', removeLabel: 'Remove filter: On sale' },
      { name: 'Top rated', href: '/search?query=pizza&tags=on-sale', removeLabel: 'Remove filter: Top rated' },
    ]);
  });

  it('leads down the departments, level by level', async () => {
    const row = (value: string, level: number) => ({ value, label: value.toUpperCase(), slug: value, level, count: 3 });
    const categories = [
      row('gastronomy', 0),
      row('garden', 0),
      row('ovens', 1),
      row('grills', 1),
      row('stone-ovens', 2),
    ];
    const facets = { tags: [], brand: [], categories, avgRating: [], priceCents: null, technical: [] };
    const rowsOf = async (search: string) =>
      (await open(search, sampleSearch({ facets }))).view.listing?.filters.groups[0]?.rows ?? [];
    expect((await rowsOf('?query=oven')).map(({ name }) => name)).toEqual(['GASTRONOMY', 'GARDEN']);
    const deeper = await rowsOf('?query=oven&categories=gastronomy');
    expect(deeper.map(({ name }) => name)).toEqual(['All categories', 'GASTRONOMY', 'OVENS', 'GRILLS']);
    expect(deeper.at(-1)?.href).toBe('/search?query=oven&categories=gastronomy&categories=grills');
    expect(deeper[0]?.href).toBe('/search?query=oven');
  });

  it('gives a campaign no name the shop does not know', async () => {
    expect((await open('?tags=campaign-x1')).view.heading).toBe('Selected products');
  });

  it('sorts anew from the first page, with everything else kept', async () => {
    const { view } = await open(
      '?query=pizza&tags=new&sort=newest&page=2&hitsPerPage=12',
      sampleSearch({ pageCount: 2 }),
    );
    const order = view.listing?.order;
    expect(order?.action).toBe('/search');
    expect(order?.choices.map(({ name, chosen }) => [name, chosen])).toEqual([
      ['sort', 'newest'],
      ['hitsPerPage', '12'],
    ]);
    expect(order?.kept).toEqual([
      { name: 'query', value: 'pizza' },
      { name: 'tags', value: 'new' },
    ]);
  });

  it('links its pages, the first one without a number', async () => {
    const { view } = await open('?query=pizza&page=2', sampleSearch({ total: 60, page: 2, pageCount: 3 }));
    expect(view.listing?.pagination).toMatchObject({
      previous: { href: '/search?query=pizza', label: 'Previous page' },
      next: { href: '/search?query=pizza&page=3', label: 'Next page' },
      pages: [{ href: '/search?query=pizza' }, { number: '2', isCurrent: true }, { number: '3' }],
    });
    expect((await open('?query=pizza')).view.listing?.pagination).toBeNull();
  });

  it('opens the product whose number was typed, unless a filter asks for a list', async () => {
    const wire = sampleSearch({ exactMatch: 'pizza-oven-10000001' });
    expect(await thrownBy('?query=EX10000001', wire)).toEqual({ status: 302, location: '/pizza-oven-10000001' });
    expect((await thrownBy('?query=EX10000001&tags=new', wire)).location).toBe('shown');
  });

  it('asks whether other words were meant', async () => {
    const { view } = await open('?query=piza', sampleSearch({ didYouMean: 'pizza' }));
    expect(view.didYouMean).toEqual({
      text: ['Did you mean ', '?'],
      link: { name: 'pizza', href: '/search?query=pizza' },
    });
  });

  it('says what to do next when nothing was found', async () => {
    const nothing = sampleSearch({ hits: [], total: 0, pageCount: 0 });
    const empty = (await open('?query=xyzzy', nothing)).view.listing?.empty;
    expect(empty?.title).toBe('No products found');
    expect(empty?.advice[0]).toContain('spelling');
    expect(empty?.elsewhere?.links).toEqual([{ name: 'Gastronomy', href: '/gastronomy/' }]);
    const filtered = (await open('?query=xyzzy&tags=new', nothing)).view.listing?.empty;
    expect(filtered?.link?.href).toBe('/search?query=xyzzy');
  });

  it.each(['', '?query=p', '?query=%20%20', `?query=${'p'.repeat(101)}`])(
    'asks nothing with "%s" and says how long a search is',
    async (search) => {
      const { view, searches, status } = await open(search);
      expect({ searches, status, listing: view.listing }).toEqual({ searches: [], status: 200, listing: null });
      expect(view).toMatchObject({
        heading: 'Search',
        empty: { title: 'Enter between 2 and 100 characters to search.' },
      });
    },
  );

  it('searches by tag where the words are too short', async () => {
    const { view, searches } = await open('?query=p&tags=new');
    expect(view.heading).toBe('New');
    expect(searches[0]).not.toHaveProperty('query');
  });

  it('says so, in place of the products, when the search is away', async () => {
    const { view, status } = await open('?query=pizza', failure(503, 'search-unavailable'));
    expect(status).toBe(503);
    expect(view.empty?.title).toContain('not available');
  });

  it.each([
    ['?query=pizza&page=9', failure(404, 'not-found')],
    ['?page=2', undefined],
  ])('has no page at %s', async (search, wire) => {
    expect((await thrownBy(search, wire)).status).toBe(404);
  });
});
