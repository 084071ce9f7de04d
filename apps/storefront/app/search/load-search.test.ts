import { describe, expect, it } from 'vitest';
import type { Transport } from '@tradehall/domain/calls/client.ts';
import type { WireAnswer } from '@tradehall/domain/calls/wire.ts';
import type { ProductCard } from '@tradehall/domain/catalogue/product-card.ts';
import { moneyOf } from '@tradehall/domain/money/money.ts';
import type { SearchAnswer } from '@tradehall/domain/search/search-answer.ts';
import { shopOf } from '../testing/shop-of.ts';
import { loadSearch } from './load-search.ts';

const card: ProductCard = {
  sku: 'EX10000001',
  name: 'Pizza oven',
  slug: 'pizza-oven-10000001',
  brand: 'Royal Catering',
  price: { value: moneyOf(129_900, 'EUR'), discounted: null, lowest30Days: null },
  isOnStock: true,
  averageRating: 0,
  reviewCount: 0,
  image: null,
  tags: [],
};

const answer = (changes: Partial<SearchAnswer> = {}): WireAnswer => {
  const facets = { tags: [], brand: [], categories: [], avgRating: [], priceCents: null };
  return {
    status: 200,
    body: { data: { hits: [card], total: 1, page: 1, pageCount: 1, facets, didYouMean: null, ...changes } },
  };
};
const failure = (status: number, code: string): WireAnswer => ({ status, body: { failure: { code } } });

const open = async (search: string, wire: WireAnswer = answer()) => {
  const asked: unknown[] = [];
  const transport: Transport = ({ body }) => {
    asked.push(body);
    return Promise.resolve(wire);
  };
  const shop = shopOf('en-IE', { transport });
  const { data, init } = await loadSearch(new URL(`/search${search}`, 'http://ie.localhost'), shop);
  return { ...data, status: init?.status ?? 200, asked };
};

const statusThrown = (search: string, wire?: WireAnswer) =>
  open(search, wire).then(
    ({ status }) => `shown with ${status}`,
    (thrown: unknown) => (thrown instanceof Response ? thrown.status : thrown),
  );

describe('the search page', () => {
  it('asks for what its address says', async () => {
    const { asked } = await open(
      '?query=pizza&tags=on-sale&sort=newest&page=2&hitsPerPage=12',
      answer({ pageCount: 2 }),
    );
    expect(asked).toEqual([
      {
        locale: 'en-IE',
        query: 'pizza',
        filters: { tags: ['on-sale'] },
        sort: 'newest',
        page: 2,
        hitsPerPage: 12,
      },
    ]);
  });

  it('shows what was searched for, how much was found, and the products', async () => {
    const { view, facts } = await open('?query=pizza', answer({ total: 1234 }));
    expect(view.heading).toBe('Results for “pizza”');
    expect(view.found).toMatchObject({ count: 'Products found: 1,234', products: [{ sku: 'EX10000001' }] });
    expect(view).toMatchObject({ applied: null, empty: null });
    expect(facts.robots).toBe('noindex, follow');
    expect(facts.alternates.map(({ href }) => href)).toEqual([expect.stringMatching(/\/search\?query=pizza$/)]);
  });

  it('is the sale when nothing but that is asked for', async () => {
    const { view, facts, asked } = await open('?tags=on-sale');
    expect(view).toMatchObject({ heading: 'On sale', applied: null });
    expect(facts.title).toBe('On sale');
    expect(asked).toMatchObject([{ filters: { tags: ['on-sale'] } }]);
    expect(asked[0]).not.toHaveProperty('query');
  });

  it('shows a filter beside words, with the way without it', async () => {
    const { view } = await open('?query=pizza&tags=on-sale,topRated&page=3', answer({ pageCount: 5 }));
    expect(view.applied?.filters).toEqual([
      { name: 'On sale', href: '/search?query=pizza&tags=topRated', removeLabel: 'Remove filter: On sale' },
      { name: 'Top rated', href: '/search?query=pizza&tags=on-sale', removeLabel: 'Remove filter: Top rated' },
    ]);
  });

  it('gives a campaign no name of its own', async () => {
    expect((await open('?tags=campaign-x1')).view.heading).toBe('Selected products');
  });

  it('sorts anew from the first page, with everything else kept', async () => {
    const { view } = await open('?query=pizza&tags=new&sort=newest&page=2&hitsPerPage=12', answer({ pageCount: 2 }));
    expect(view.found?.sort).toMatchObject({ action: '/search', chosen: 'newest' });
    expect(view.found?.sort.options).toHaveLength(6);
    expect(view.found?.sort.kept).toEqual([
      { name: 'query', value: 'pizza' },
      { name: 'tags', value: 'new' },
      { name: 'hitsPerPage', value: '12' },
    ]);
  });

  it('links its pages, the first one without a number', async () => {
    const { view } = await open('?query=pizza&page=2', answer({ total: 60, page: 2, pageCount: 3 }));
    expect(view.found?.pagination).toEqual({
      label: 'Result pages',
      previous: { href: '/search?query=pizza', label: 'Previous page' },
      next: { href: '/search?query=pizza&page=3', label: 'Next page' },
      pages: [
        { number: '1', href: '/search?query=pizza', label: 'Page 1', isCurrent: false },
        { number: '2', href: '/search?query=pizza&page=2', label: 'Page 2', isCurrent: true },
        { number: '3', href: '/search?query=pizza&page=3', label: 'Page 3', isCurrent: false },
      ],
    });
    expect((await open('?query=pizza')).view.found?.pagination).toBeNull();
  });

  it('says what to do next when nothing was found', async () => {
    const { view } = await open('?query=xyzzy', answer({ hits: [], total: 0, pageCount: 0 }));
    expect(view.found).toBeNull();
    expect(view.empty).toMatchObject({ title: 'No products found', link: { href: '/' } });
    expect(view.empty?.advice).toContain('spelling');
  });

  it.each(['', '?query=p', '?query=%20%20', `?query=${'p'.repeat(101)}`])(
    'asks nothing with "%s" and says how long a search is',
    async (search) => {
      const { view, asked, status } = await open(search);
      expect({ asked, status, found: view.found }).toEqual({ asked: [], status: 200, found: null });
      expect(view).toMatchObject({
        heading: 'Search',
        empty: { title: 'Enter between 2 and 100 characters to search.' },
      });
    },
  );

  it('searches by tag where the words are too short', async () => {
    const { view, asked } = await open('?query=p&tags=new');
    expect(view.heading).toBe('New');
    expect(asked[0]).not.toHaveProperty('query');
  });

  it('says so, in place of the products, when the search is away', async () => {
    const { view, status } = await open('?query=pizza', failure(503, 'search-unavailable'));
    expect(status).toBe(503);
    expect(view.empty?.title).toContain('not available');
  });

  it.each([
    ['?query=pizza&page=9', failure(404, 'not-found')],
    ['?query=pizza&page=1000', undefined],
    ['?page=2', undefined],
  ])('has no page at %s', async (search, wire) => {
    expect(await statusThrown(search, wire)).toBe(404);
  });
});
