import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WireAnswer } from '@tradehall/domain/calls/wire.ts';
import type { CategoryDocument } from '@tradehall/domain/catalogue/category-document.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import type { SearchAnswer } from '@tradehall/domain/search/search-answer.ts';
import { contentPagesOf } from '../routing/content-pages.ts';
import { pageMeta } from '../request/page-meta.ts';
import { listingTransport } from '../testing/listing-transport.ts';
import { categoryAnswer } from '../testing/sample-category.ts';
import { sampleCard } from '../testing/sample-card.ts';
import { sampleSearch } from '../testing/sample-search.ts';
import { shopOf } from '../testing/shop-of.ts';
import { loadCategory } from './load-category.ts';

const facets: SearchAnswer['facets'] = {
  tags: [
    { value: 'new', label: 'new', count: 3 },
    { value: 'bware', label: 'bware', count: 0 },
  ],
  brand: [
    { value: 'Royal Catering', label: 'Royal Catering', count: 7 },
    { value: 'MSW', label: 'MSW', count: 2 },
    { value: 'Physa', label: 'Physa', count: 0 },
  ],
  categories: [{ value: 'pizza-ovens', label: 'Fours à pizza', slug: 'fours-a-pizza', level: 2, count: 5 }],
  avgRating: [{ value: '4', label: '4', count: 6 }],
  priceCents: { minimum: 12_950, maximum: 249_901 },
  technical: [],
};

const contentPages = contentPagesOf([
  { key: 'oven-guide', slug: 'guide-fours', title: 'Bien choisir un four', slugAllLocales: { 'fr-CH': 'guide-fours' } },
]);

const pizzaOvens = { key: 'pizza-ovens', name: 'Fours à pizza', slug: 'fours-a-pizza', hasProducts: true };

interface Asked {
  readonly category?: Partial<CategoryDocument>;
  readonly search?: WireAnswer;
  readonly locale?: Locale;
}

async function open(query: string, { category, search, locale = 'fr-CH' }: Asked = {}) {
  const wire = listingTransport({
    category: categoryAnswer(category),
    search: search ?? sampleSearch({ total: 130, pageCount: 6, facets }),
  });
  const shop = shopOf(locale, { transport: wire.transport, contentPages });
  const loaded = await loadCategory('fours', new URL(`/fr/fours/${query}`, 'http://ch.localhost'), shop);
  if (loaded?.view.listing == null) throw new Error('there is no list');
  const searches = wire.asked.flatMap(({ call, body }) => (call === 'search' ? [body] : []));
  return { ...loaded, listing: loaded.view.listing, searches };
}

async function robotsOf(query: string) {
  const { facts } = await open(query);
  const meta = pageMeta(facts);
  const canonical = meta.flatMap((tag) => ('rel' in tag && tag['rel'] === 'canonical' ? [tag['href']] : []));
  return { robots: facts.robots, canonical: canonical[0] };
}

describe('a category', () => {
  it('asks for the products of its whole path, as the address narrows them', async () => {
    const { searches } = await open('?brand=MSW&priceTo=500&sort=price-asc&page=2&hitsPerPage=48&query=x&categories=y');
    expect(searches).toEqual([
      {
        locale: 'fr-CH',
        filters: { categories: ['gastronomy', 'ovens'], brand: ['MSW'], priceToCents: 50_000 },
        sort: 'price-asc',
        page: 2,
        hitsPerPage: 48,
      },
    ]);
  });

  it('shows the way to it, its words, what lies below it and how many products it has', async () => {
    const { view, listing } = await open('', {
      category: { children: [pizzaOvens, { ...pizzaOvens, key: 'x', hasProducts: false }] },
    });
    expect(view).toMatchObject({
      name: 'Fours',
      trail: { steps: [{ href: '/fr/' }, { name: 'Restauration', href: '/fr/restauration/' }] },
      lead: { html: '<p>Des fours pour les cuisines qui vont vite.</p>', fold: null },
      text: null,
      picture: null,
      children: { links: [{ name: 'Fours à pizza', href: '/fr/fours-a-pizza/' }] },
    });
    expect(listing.count).toContain('130');
    expect(listing.filters.groups[0]).toMatchObject({
      isTree: true,
      isFollowed: true,
      rows: [
        { name: 'Restauration', depth: 0, isSelected: false },
        { name: 'Fours', depth: 1, isSelected: true },
        { name: 'Fours à pizza', depth: 2, count: '5', href: '/fr/fours-a-pizza/' },
      ],
    });
  });

  it('lets no script of an operator through', async () => {
    const contentHtml = '<p onclick="x()">Fours<script>alert(1)</script> <a href="javascript:x">ici</a></p>';
    const { view } = await open('', { category: { contentHtml } });
    expect(view.lead?.html).toBe('<p>Fours ici</p>');
  });

  it('folds a long text, and never cuts it', async () => {
    const contentHtml = `<p>${'Un four qui dure. '.repeat(40)}fin</p>`;
    const { view } = await open('', { category: { contentHtml } });
    expect(view.lead?.html).toContain('fin</p>');
    expect(view.lead?.fold).not.toBeNull();
  });

  it('begins with the first paragraph about it and says the rest after its products, on its first page only', async () => {
    const rest = '<h2>À pierre</h2><ul><li>Une chambre</li></ul><p>Et plus.</p>';
    const category = { contentHtml: `<p>Des fours.</p>${rest}` };
    const { view } = await open('', { category });
    expect(view).toMatchObject({ lead: { html: '<p>Des fours.</p>', fold: null }, text: rest });
    expect((await open('?page=2', { category })).view.text).toBeNull();
  });

  it.each([
    ['Des fours.', 'Des fours.', null],
    ['<h2>Fours</h2><p>Des fours.</p>', '<p>Des fours.</p>', '<h2>Fours</h2><p>Des fours.</p>'],
    ['<ul><li>Un</li></ul>', undefined, '<ul><li>Un</li></ul>'],
    ['<p></p><p>Des <em>fours</em>.</p>', '<p>Des <em>fours</em>.</p>', null],
  ])('finds the first paragraph of %j', async (contentHtml, lead, text) => {
    const { view } = await open('', { category: { contentHtml } });
    expect([view.lead?.html, view.text]).toEqual([lead, text]);
  });

  it.each([
    ['/media/products/ovens', 'https://ch.localhost/media/products/ovens-1280.webp'],
    ['/media/ovens.jpg', 'https://ch.localhost/media/ovens.jpg'],
  ])('shows its picture %j beside its name and to whom it is shared with', async (imageUrl, shared) => {
    const { view, facts } = await open('', { category: { imageUrl } });
    expect(view.picture).toBe(imageUrl);
    expect(facts.social).toEqual({ type: 'website', image: { url: shared, alt: 'Fours' } });
  });

  it('leads to its relatives and to what was written about it', async () => {
    const category = { relatedCategories: [pizzaOvens], posts: ['oven-guide', 'gone'] };
    const { view } = await open('', { category });
    expect(view.related?.links).toEqual([{ name: 'Fours à pizza', href: '/fr/fours-a-pizza/' }]);
    expect(view.posts?.links).toEqual([{ name: 'Bien choisir un four', href: '/fr/guide-fours/' }]);
  });
});

describe('the filters of a category', () => {
  it('are links to the list as it would be with them, and hide what has no products', async () => {
    const { listing } = await open('?page=3');
    expect(listing.filters.groups[1]).toMatchObject({
      key: 'brand',
      isFollowed: true,
      rows: [
        { name: 'Royal Catering', count: '7', href: '/fr/fours/?brand=Royal%20Catering', isSelected: false },
        { name: 'MSW', href: '/fr/fours/?brand=MSW' },
      ],
    });
    expect(listing.quick?.filters.map(({ href }) => href)).toEqual(['/fr/fours/?tags=new']);
    expect(listing.filters.price).toMatchObject({
      action: '/fr/fours/',
      from: { value: '', placeholder: '129' },
      to: { placeholder: '2500' },
    });
  });

  it('keep what is chosen in sight, with the way without it', async () => {
    const { listing } = await open('?brand=Physa&tags=bware&priceFrom=100&avgRating=4&sort=newest&page=2');
    expect(listing.filters.groups[1]?.rows.at(-1)).toMatchObject({ name: 'Physa', isSelected: true });
    expect(listing.filters.groups[1]?.isFollowed).toBe(false);
    expect(listing.applied?.filters.map(({ href }) => href)).toEqual([
      '/fr/fours/?brand=Physa&priceFrom=100&avgRating=4&sort=newest',
      '/fr/fours/?tags=bware&priceFrom=100&avgRating=4&sort=newest',
      '/fr/fours/?brand=Physa&tags=bware&avgRating=4&sort=newest',
      '/fr/fours/?brand=Physa&tags=bware&priceFrom=100&sort=newest',
    ]);
    expect(listing.applied?.removeAll.href).toBe('/fr/fours/?sort=newest');
    expect(listing.pagination?.isUnfollowed).toBe(true);
    expect(listing.filters.price?.kept).not.toContainEqual({ name: 'priceFrom', value: '100' });
    expect(listing.order.kept).toContainEqual({ name: 'brand', value: 'Physa' });
  });

  it('fold a long list, unless something in it is chosen', async () => {
    const brand = Array.from({ length: 14 }, (_, at) => ({ value: `B${at}`, label: `B${at}`, count: 20 - at }));
    const search = sampleSearch({ total: 130, pageCount: 6, facets: { ...facets, brand } });
    const folded = (await open('', { search })).listing.filters.groups[1];
    expect([folded?.rows.length, folded?.more?.rows.length, folded?.more?.isOpen]).toEqual([8, 6, false]);
    expect((await open('?brand=B12', { search })).listing.filters.groups[1]?.more?.isOpen).toBe(true);
  });

  it('say what to do when they leave nothing', async () => {
    const { listing } = await open('?brand=Physa', {
      search: sampleSearch({ hits: [], total: 0, pageCount: 0, facets }),
    });
    expect(listing.empty?.link?.href).toBe('/fr/fours/');
  });
});

describe('the stars of a list', () => {
  const stars = async (counts: readonly number[], search = '') => {
    const avgRating = counts.map((count, at) => ({ value: String(4 - at), label: String(4 - at), count }));
    const { listing } = await open(search, { search: sampleSearch({ facets: { ...facets, avgRating } }) });
    const rows = listing.filters.groups.find(({ key }) => key === 'rating')?.rows ?? [];
    return rows.map(({ count }) => count);
  };

  it('are offered once where fewer of them find the same', async () => {
    expect(await stars([6, 6, 6, 6])).toEqual(['6']);
    expect(await stars([6, 6, 9, 9])).toEqual(['6', '9']);
  });

  it('stay where they are chosen', async () => {
    expect(await stars([6, 6, 6, 6], '?avgRating=3')).toEqual(['6', '6']);
  });
});

describe('the cards of a list', () => {
  it('tell stock, delivery dates and energy class, and can be put into the cart where the country allows it', async () => {
    const search = sampleSearch({
      hits: [sampleCard({ stockLevel: 'low', energy: { class: 'B', scale: 'A-G' } })],
      facets,
    });
    const [card] = (await open('', { search })).listing.products;
    expect(card).toMatchObject({ stock: { level: 'low' }, energy: { step: 2, best: 'A', worst: 'G' } });
    expect(card?.delivery).toMatch(/\d.*–.*\d/);
    expect(card?.energy?.href).toBe('/fr/pizza-oven-10000001#energy-label');
    expect(card?.add).not.toBeNull();
    const [german] = (await open('', { search, locale: 'de-DE' })).listing.products;
    const [irish] = (await open('', { search, locale: 'en-IE' })).listing.products;
    expect([german?.add, irish?.add]).toEqual([null, null]);
  });

  it('promise nothing where there is none', async () => {
    const search = sampleSearch({ hits: [sampleCard({ isOnStock: false, stockLevel: 'none' })], facets });
    expect((await open('', { search })).listing.products[0]).toMatchObject({ delivery: null, add: null });
  });
});

describe('what a category says to search engines', () => {
  const ofCategory = 'https://ch.localhost/fr/fours/';

  it.each([
    ['', ofCategory],
    ['?utm_source=x', ofCategory],
    ['?page=2', `${ofCategory}?page=2`],
    ['?brand=MSW', `${ofCategory}?brand=MSW`],
  ])('lists %j by itself', async (query, canonical) => {
    expect(await robotsOf(query)).toEqual({ robots: null, canonical });
  });

  it.each(['?brand=MSW&page=2', '?tags=new', '?sort=newest', '?hitsPerPage=12', '?priceFrom=5', '?brand=A&brand=B'])(
    'names the category instead of %j',
    async (query) => {
      expect(await robotsOf(query)).toEqual({ robots: 'noindex, nofollow', canonical: ofCategory });
    },
  );

  it('has another title for a brand and for each page', async () => {
    const titleOf = async (query: string) => (await open(query)).facts.title;
    const titles = await Promise.all(['', '?brand=MSW', '?page=2', '?page=3'].map(titleOf));
    expect(new Set(titles).size).toBe(4);
    expect(titles[1]).toContain('MSW');
  });
});

describe('a category asked for in any way', () => {
  it('answers: with a page, or with a page that is not there', async () => {
    const values = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom('', '-1', '1e9', '%', '%E0%A4%A'),
    );
    const names = fc.constantFrom(
      'page',
      'hitsPerPage',
      'sort',
      'brand',
      'tags',
      'priceFrom',
      'priceTo',
      'avgRating',
      'x',
    );
    const search = fc.array(fc.tuple(names, values), { maxLength: 8 });
    const { transport } = listingTransport({ category: categoryAnswer(), search: sampleSearch({ facets }) });
    const shop = shopOf('fr-CH', { transport });
    await fc.assert(
      fc.asyncProperty(search, async (pairs) => {
        const query = pairs.map(([name, value]) => `${name}=${value}`).join('&');
        const loaded = await loadCategory('fours', new URL(`http://ch.localhost/fr/fours/?${query}`), shop);
        expect(loaded?.status).toBeUndefined();
        expect(loaded?.facts.canonical).toContain('/fr/fours/');
      }),
      { numRuns: 200 },
    );
  }, 30_000);

  it('has no page beyond its last', async () => {
    const search = { status: 404, body: { failure: { code: 'not-found' } } };
    await expect(open('?page=99', { search })).rejects.toMatchObject({ status: 404 });
  });

  it('is shown without its products, and stored nowhere, while the search is away', async () => {
    const { transport } = listingTransport({
      category: categoryAnswer(),
      search: { status: 503, body: { failure: { code: 'search-unavailable' } } },
    });
    const loaded = await loadCategory(
      'fours',
      new URL('http://ch.localhost/fr/fours/'),
      shopOf('fr-CH', { transport }),
    );
    expect(loaded).toMatchObject({ status: 503, view: { name: 'Fours', listing: null } });
  });
});
