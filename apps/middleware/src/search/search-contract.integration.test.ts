import type { ProductCard } from '@tradehall/domain/catalogue/product-card.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import type { SearchDocument } from '@tradehall/domain/search/search-document.ts';
import {
  sortOrders,
  type SearchFilters,
  type SearchRequest,
  type SortOrder,
} from '@tradehall/domain/search/search-request.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Encoded } from '../read-side/encoded.ts';
import { filtersFor, fulfils, readEnteredProducts, wishesByHand, wishesLike } from '../testing/buyer-wishes.ts';
import { ReferenceSearch } from '../testing/reference-search.ts';
import { openSearchCatalogue, type SearchCatalogue } from '../testing/search-catalogue.ts';
import type { FoundProducts, ProductFilter, ProductSearch } from '../context/services/product-search.ts';
import { searchEngines, type OpenedSearch } from '../testing/search-engines-under-test.ts';

const contractLocales = ['de-DE', 'pl-PL', 'el-GR'] as const satisfies readonly Locale[];
const fryers = ['gastronomy', 'gastronomy/frying-and-grilling', 'gastronomy/frying-and-grilling/deep-fryers'];
const scales = ['measurement', 'measurement/scales'];

const isFull = process.env['SEARCH_CONTRACT'] === 'full';

/** Every order in the first locale, two in each of the others, other ones from list to list. */
function ordersOf(list: number, locale: number): readonly SortOrder[] {
  if (isFull || locale === 0) return sortOrders;
  return sortOrders.filter((_, order) => order % 3 === (list + locale) % 3);
}

/** What listings are narrowed by: each alone, and together as shoppers do. */
const filterSets: readonly SearchFilters[] = [
  { priceFromCents: 0 },
  { tags: ['on-sale'] },
  { tags: ['bware'] },
  { tags: ['on-sale', 'bestseller'] },
  { brand: ['Royal Catering'] },
  { brand: ['Royal Catering', 'Stamos', 'Nobody'] },
  { avgRating: 4 },
  { priceFromCents: 10_000, priceToCents: 50_000 },
  { categories: fryers.slice(0, 1) },
  { categories: fryers },
  { categories: fryers.slice(2) },
  { categories: scales, brand: ['Steinberg Systems'] },
  { categories: scales, avgRating: 3, priceToCents: 100_000 },
  { categories: ['gastronomy'], brand: ['Royal Catering'], tags: ['on-sale'], avgRating: 2, priceFromCents: 1_000 },
  { brand: ['Stamos'], avgRating: 1, priceToCents: 80_000 },
  { categories: ['nowhere'] },
  { values: { 'in-stock': ['yes'] } },
  { ranges: { 'volume-l': { from: 8, to: 10 } } },
  {
    categories: fryers,
    ranges: { 'volume-l': { from: 6 }, 'power-w': { to: 3_300 } },
    values: { 'in-stock': ['yes'] },
  },
  { categories: ['gastronomy'], values: { 'voltage-v': ['400'], material: ['stainless-steel', 'cast-iron'] } },
  { values: { 'fits-80-cm': ['yes'], 'voltage-v': ['230'] }, ranges: { 'width-mm': { to: 600 } }, brand: ['Stamos'] },
  { ranges: { 'temperature-min-c': { from: -30, to: -2 } }, avgRating: 1 },
  { categories: scales, ranges: { 'net-weight-kg': { from: 0.125 } }, values: { 'readability-g': ['0.1', '50'] } },
  { values: { material: ['no such material "x"'] } },
];

interface MeasuredList {
  readonly query?: string;
  readonly filters: SearchFilters;
  readonly measures: readonly string[];
}

const queries: Readonly<Record<(typeof contractLocales)[number], readonly string[]>> = {
  'de-DE': ['fritteuse', 'maschine', 'schweißgeräte', 'royal catering', 'hochdr', 'waage 200 kg', 'qqqqqqqq'],
  'pl-PL': ['frytownice', 'maszyna', 'spawarka', 'wóz', 'stamos', 'qqqqqqqq'],
  'el-GR': ['φριτέζες', 'ψυγείο', 'ζυγαρ', 'steinberg', 'qqqqqqqq'],
};

/** Lists with measures that all, or not all, of their products have, and many of them alike. */
const measuredLists: readonly MeasuredList[] = [
  { filters: { categories: fryers }, measures: ['volume-l', 'power-w'] },
  { filters: { categories: ['gastronomy'] }, measures: ['power-w', 'temperature-max-c'] },
  { filters: { categories: ['gastronomy'], brand: ['Royal Catering'], avgRating: 1 }, measures: ['power-w'] },
  { filters: { categories: scales }, measures: ['weighing-range-kg', 'net-weight-kg'] },
  { query: 'maschine', filters: {}, measures: ['power-w'] },
];

const cards = z.array(z.object({ sku: z.string() }));
const skusIn = (hits: Encoded<ProductCard[]>) =>
  cards.parse(JSON.parse(hits.toBuffer().toString())).map(({ sku }) => sku);

const everything = {
  locale: 'de-DE',
  filters: { priceFromCents: 0 },
  sort: 'relevance',
  page: 1,
  hitsPerPage: 24,
} as const;

// What holds of any search, checked against a plain look at every document of the generator's own catalogue.
describe.each(searchEngines)('the search with $name', ({ name, open }) => {
  let catalogue: SearchCatalogue & AsyncDisposable;
  let opened: OpenedSearch;
  let search: ProductSearch;
  let reference: ReferenceSearch;

  beforeAll(async () => {
    catalogue = await openSearchCatalogue(contractLocales);
    opened = await open(catalogue);
    ({ search } = opened);
    reference = new ReferenceSearch(catalogue.documents);
  }, 300_000);
  afterAll(async () => {
    await opened[Symbol.asyncDispose]();
    await catalogue[Symbol.asyncDispose]();
  });

  const find = async (request: SearchRequest): Promise<FoundProducts> => {
    const found = await search.search(request);
    if (!found.ok) throw new Error(`${name} did not answer ${JSON.stringify(request)}`);
    return found.value;
  };
  const agree = async (request: SearchRequest) => {
    const { hits, total, facets, measures } = await find(request);
    expect({ request, skus: skusIn(hits), total, facets, measures }).toEqual({ request, ...reference.page(request) });
  };
  const someDocument = (fits: (document: SearchDocument) => boolean): SearchDocument => {
    const found = catalogue.documents.find(fits);
    if (found === undefined) throw new Error('the catalogue has no such product');
    return found;
  };

  it('knows the whole catalogue', async () => {
    expect(catalogue.documents.length).toBeGreaterThan(contractLocales.length * 250);
    for (const locale of contractLocales) {
      const { total } = await find({ ...everything, locale });
      expect(total).toBe(catalogue.documents.filter((document) => document.locale === locale).length);
    }
  });

  it.each(filterSets)('finds, sorts, pages and counts %j', async (filters) => {
    for (const [at, locale] of contractLocales.entries()) {
      for (const sort of ordersOf(filterSets.indexOf(filters), at)) {
        for (const page of [1, 2]) await agree({ locale, filters, sort, page, hitsPerPage: 12 });
      }
    }
  });

  it('sorts by a measure on every page, what has none last either way', async () => {
    const specsOf = new Map(catalogue.documents.map(({ sku, specs }) => [sku, specs]));
    const lacking: string[] = [];
    for (const { measures, ...list } of measuredLists) {
      for (const measure of measures) {
        for (const direction of ['asc', 'desc'] as const) {
          const request = { ...list, locale: 'de-DE', sort: { measure, direction }, hitsPerPage: 12 } as const;
          const { total, measures: offered } = await find({ ...request, page: 1 });
          expect(offered).toContain(measure);
          for (let page = 1; page <= Math.ceil(total / 12); page += 1) {
            await agree({ ...request, page });
            const { skus } = reference.page({ ...request, page });
            lacking.push(...skus.filter((sku) => specsOf.get(sku)?.[measure] === undefined));
          }
        }
      }
    }
    expect(lacking.length).toBeGreaterThan(20);
  });

  it('is in its usual order where most products of the list have no such measure', async () => {
    const sort = { measure: 'torque-nm', direction: 'desc' } as const;
    const request = { locale: 'de-DE', filters: { categories: fryers }, page: 1, hitsPerPage: 12 } as const;
    await agree({ ...request, sort });
    const [asked, usual] = [await find({ ...request, sort }), await find({ ...request, sort: 'relevance' })];
    expect(skusIn(asked.hits)).toEqual(skusIn(usual.hits));
  });

  it('fulfils two hundred wishes of buyers with what was entered of the products, and nothing else', async () => {
    const products = await readEnteredProducts(catalogue.databaseUrl, 'de-DE');
    const wishes = [...wishesByHand, ...wishesLike(products, 200 - wishesByHand.length)];
    const answerTo = async (wish: (typeof wishes)[number]) => {
      const expected = products.filter((product) => fulfils(product, wish)).map(({ sku }) => sku);
      const pages = Array.from({ length: Math.max(1, Math.ceil(expected.length / 48)) }, (_, at) => at + 1);
      const request = { locale: 'de-DE', filters: filtersFor(wish), sort: 'price-asc', hitsPerPage: 48 } as const;
      const found = await Promise.all(pages.map((page) => find({ ...request, page })));
      const skus = found.flatMap(({ hits }) => skusIn(hits)).toSorted();
      return { wish, total: found[0]?.total, skus, expected: expected.toSorted() };
    };
    // One buyer after the other: two hundred at once wait longer for PostgreSQL than the search lets anybody wait.
    const answers: Awaited<ReturnType<typeof answerTo>>[] = [];
    for (const wish of wishes) answers.push(await answerTo(wish));
    expect(answers.filter(({ total, expected }) => total !== expected.length)).toEqual([]);
    expect(answers.filter(({ skus, expected }) => skus.join() !== expected.join())).toEqual([]);
    expect(answers.filter(({ expected }) => expected.length > 0).length).toBeGreaterThan(120);
    expect(new Set(wishes.map((wish) => JSON.stringify(wish))).size).toBe(200);
  });

  it.each(contractLocales)('finds the same words in %s, whatever narrows and sorts them', async (locale) => {
    for (const query of queries[locale]) {
      for (const filters of [{}, { brand: ['Royal Catering'] }, { categories: ['gastronomy'], avgRating: 1 }]) {
        await agree({ locale, query, filters, sort: 'price-asc', page: 1, hitsPerPage: 24 });
        await agree({ locale, query, filters, sort: 'name-desc', page: 2, hitsPerPage: 12 });
      }
      const request = { locale, query, filters: {}, sort: 'relevance', page: 1, hitsPerPage: 48 } as const;
      const { hits, total, facets } = await find(request);
      const expected = reference.page(request);
      expect({ query, total, facets }).toEqual({ query, total: expected.total, facets: expected.facets });
      if (total <= 48) expect(skusIn(hits).toSorted()).toEqual(expected.skus.toSorted());
    }
  });

  it('has no hits beyond the last page, and still counts', async () => {
    await agree({ ...everything, page: 999 });
    await agree({ ...everything, query: 'fritteuse', sort: 'newest', page: 40 });
  });

  it('finds nothing for signs, and says so without failing', async () => {
    for (const query of ['&& ||', '""', '— –', '\\\\', "'; --"])
      expect(await find({ ...everything, filters: {}, query })).toMatchObject({ total: 0, exactMatch: null });
  });

  it('knows the product whose number was typed, however it is spaced', async () => {
    const { sku, slug, numbers, locale } = someDocument((document) => !document.isBware && document.locale === 'de-DE');
    const ean = numbers.find((number) => /^#\d{13}$/.test(number))?.slice(1) ?? '';
    for (const query of [sku, sku.toLowerCase(), `${sku.slice(0, 2)} ${sku.slice(2)}`, sku.slice(2), ean]) {
      const found = await find({ ...everything, locale, filters: {}, query });
      expect([query, found.exactMatch, skusIn(found.hits)]).toEqual([query, slug, [sku]]);
    }
    const narrowed = await find({ ...everything, locale, filters: { brand: ['Nobody'] }, query: sku });
    expect(narrowed).toMatchObject({ exactMatch: slug, total: 0, isSimilar: false });
  });

  it('forgives a typing error, and says that it did', async () => {
    const found = await find({ ...everything, filters: {}, query: 'fritteuze' });
    expect(found).toMatchObject({ isSimilar: true });
    expect(found.total).toBeGreaterThan(0);
  });

  it('lists the first of a family, of a category, of what is on stock, without those already shown', async () => {
    const { family, sku } = someDocument(({ isOnStock, isBware }) => isOnStock && !isBware);
    const filters: readonly ProductFilter[] = [
      { family },
      { family, isBware: false, isOnStock: true, exceptSkus: [sku] },
      { isBware: true },
      { isOnStock: false },
      { tags: ['bestseller'], categories: ['gastronomy'] },
      { categories: fryers.slice(2), exceptSkus: [] },
      { family: 'no such family' },
    ];
    for (const locale of contractLocales) {
      for (const filter of filters) {
        for (const sort of sortOrders) {
          const listed = await search.browse({ locale, filter, sort, limit: 8 });
          expect(listed.ok && { filter, sort, skus: skusIn(listed.value) }).toEqual({
            ...{ filter, sort },
            skus: reference.browse(locale, filter, sort, 8),
          });
        }
      }
    }
  });

  it.each(contractLocales)('suggests the first six in %s and where they are', async (locale) => {
    for (const query of queries[locale]) {
      const suggested = await search.suggest(locale, query);
      if (!suggested.ok) throw new Error(`${name} did not suggest anything for ${query}`);
      const { hits, total, categoryKeys } = suggested.value;
      const { facets, ...expected } = reference.page({ ...everything, locale, filters: {}, query, hitsPerPage: 48 });
      const { hits: first } = await find({ ...everything, locale, filters: {}, query });
      const known = facets.categories.filter(({ value }) => value.split('/').length === 3).slice(0, 4);
      expect([query, total, skusIn(hits)]).toEqual([query, expected.total, skusIn(first).slice(0, 6)]);
      expect([query, categoryKeys]).toEqual([query, known.map(({ value }) => value)]);
    }
  });
});
