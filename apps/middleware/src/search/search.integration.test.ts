import { searchAnswer, suggestAnswer } from '@tradehall/domain/search/search-answer.ts';
import { sortOrders, type SearchRequest } from '@tradehall/domain/search/search-request.ts';
import { createDisposableDatabase, type DisposableDatabase } from '@tradehall/testing/postgres/disposable-database.ts';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createLogger } from '../operations/logger.ts';
import { navigationDocument } from '../testing/documents.ts';
import { prepareEngineTemplate } from '../testing/engine-database.ts';
import { SearchTable, skuOf, type SearchableProduct } from '../testing/search-table.ts';
import { StoredDocuments } from '../testing/stored-documents.ts';
import { buildTestApp } from '../testing/test-app.ts';
import { PostgresProductSearch } from './postgres-product-search.ts';
import { PostgresProductSitemap } from './postgres-product-sitemap.ts';
import { PostgresVocabulary } from './postgres-vocabulary.ts';
import { createSearchPool } from './search-pool.ts';

const gastronomy = ['gastronomy'];
const pizza = ['gastronomy', 'pizza-ovens'];
const products: readonly SearchableProduct[] = [
  { number: 1, name: 'Pizzaofen klein', categoryKeys: pizza, cents: 30_000, rating: 4.6, releasedOn: '2026-01-01' },
  {
    number: 2,
    name: 'Pizzaofen groß',
    categoryKeys: pizza,
    cents: 50_000,
    tags: ['on-sale'],
    releasedOn: '2026-06-01',
  },
  { number: 3, name: 'Öl-Pizzaofen', categoryKeys: pizza, cents: 50_000, tags: ['on-sale', 'new'], isOnStock: false },
  { number: 4, name: 'Zange', brand: 'Steinberg', cents: 1_000, tags: ['on-sale'], rating: 3.2, model: 'SBS-MI 72' },
  { number: 5, name: 'Abzug 72 mi sbs', categoryKeys: gastronomy, cents: 90_000, rating: 5 },
  { number: 6, name: 'Φούρνος πίτσας', locale: 'el-GR' },
  { number: 7, name: 'Хладилна витрина', locale: 'bg-BG' },
  { number: 8, name: 'Bräter mit Größenraster' },
];

const numbersOf = (skus: readonly string[]) => skus.map((sku) => Number(sku.slice(-1)));

describe('the search', () => {
  let database: DisposableDatabase;
  let table: SearchTable;
  let pool: Pool;
  let app: FastifyInstance;

  beforeAll(async () => {
    database = await createDisposableDatabase({ template: await prepareEngineTemplate() });
    table = await SearchTable.open(database.url);
    for (const product of products) await table.put(product);
    const log = createLogger('silent');
    pool = createSearchPool(database.url, 2, log);
    const vocabulary = new PostgresVocabulary(pool, log);
    const documents = new StoredDocuments();
    documents.put('navigation', 'de-DE', 'tree', navigationDocument);
    app = buildTestApp({
      engineUrl: 'http://127.0.0.1:1',
      load: documents.load,
      productSearch: new PostgresProductSearch(pool, vocabulary, log),
      productSitemap: new PostgresProductSitemap(pool, log),
      vocabulary,
    });
  });
  afterAll(async () => {
    await app.close();
    await pool.end();
    await table[Symbol.asyncDispose]();
    await database[Symbol.asyncDispose]();
  });

  const post = async (call: string, payload: object, host = 'de.localhost') => {
    const answer = await app.inject({ method: 'POST', url: `/api/shop/${call}`, payload, headers: { host } });
    return { status: answer.statusCode, body: answer.json<unknown>() };
  };
  const defaults = { locale: 'de-DE', filters: {}, sort: 'relevance', page: 1, hitsPerPage: 12 };
  const ask = async (request: Partial<SearchRequest>, host?: string) => {
    const { status, body } = await post('search', { ...defaults, ...request }, host);
    expect(body).toMatchObject({ data: {} });
    expect(status).toBe(200);
    const { data } = z.object({ data: searchAnswer }).parse(body);
    return { ...data, numbers: numbersOf(data.hits.map(({ sku }) => sku)) };
  };
  const everything = { filters: { priceFromCents: 0 } };

  it('finds what has all the words, the last of them perhaps half typed', async () => {
    expect((await ask({ query: 'pizzaofen' })).numbers.toSorted()).toEqual([1, 2, 3]);
    expect((await ask({ query: 'pizzaofen kl' })).numbers).toEqual([1]);
    expect((await ask({ query: 'royal pizzaofen groß' })).numbers).toEqual([2]);
  });

  it.each([
    ['de-DE', 'de.localhost', ['öl', 'OL', 'ÖL pizzaofen'], 3],
    ['de-DE', 'de.localhost', ['größenraster', 'groessenraster', 'GROSSENRASTER', 'bräter', 'brater'], 8],
    ['el-GR', 'gr.localhost', ['φούρνος', 'φουρνος', 'ΦΟΥΡΝΟΣ', 'πιτσας φουρν'], 6],
    ['bg-BG', 'bg.localhost', ['хладилна', 'ХЛАДИЛНА витр'], 7],
  ] as const)('reads %s with and without diacritics', async (locale, host, queries, number) => {
    for (const query of queries)
      expect([query, (await ask({ locale, query }, host)).numbers]).toEqual([query, [number]]);
  });

  it('forgives a typing error where nothing else is found', async () => {
    const ovens = await ask({ query: 'pizaofen' });
    expect(ovens.numbers.toSorted()).toEqual([1, 2, 3]);
    expect(ovens.didYouMean).toBe('pizzaofen');
    expect(await ask({ query: 'Stienberg Zange' })).toMatchObject({ numbers: [4], didYouMean: 'steinberg zange' });
    expect(await ask({ query: 'pizzaofen mit grosenraster' })).toMatchObject({ total: 0, didYouMean: null });
    expect(await ask({ query: 'grosenraster' })).toMatchObject({ numbers: [8], didYouMean: 'größenraster' });
    expect(await ask({ query: 'waschmaschine' })).toMatchObject({ total: 0, didYouMean: null });
    expect(await ask({ query: 'zange' })).toMatchObject({ didYouMean: null });
  });

  it('puts the product whose number was typed first', async () => {
    expect((await ask({ query: skuOf(4) })).numbers).toEqual([4]);
    expect((await ask({ query: 'sbs mi 72' })).numbers).toEqual([4]);
    expect((await ask({ query: 'SBS-MI72' })).numbers).toEqual([4]);
    expect((await ask({ query: 'sbs 72 mi' })).numbers).toEqual([5]);
  });

  it('says which one product has the number that was typed', async () => {
    expect(await ask({ query: skuOf(4) })).toMatchObject({ exactMatch: 'p-10050004', didYouMean: null });
    expect(await ask({ query: 'sbs mi72' })).toMatchObject({ exactMatch: 'p-10050004' });
    expect(await ask({ query: 'sbs mi72', filters: { tags: ['new'] } })).toMatchObject({
      exactMatch: 'p-10050004',
      total: 0,
    });
    expect(await ask({ query: 'zange' })).toMatchObject({ exactMatch: null });
  });

  it.each([
    ['name-asc', [5, 8, 3, 2, 1, 4]],
    ['name-desc', [4, 1, 2, 3, 8, 5]],
    ['price-asc', [4, 8, 1, 2, 3, 5]],
    ['price-desc', [5, 2, 3, 1, 8, 4]],
    ['newest', [2, 1, 3, 4, 5, 8]],
    ['relevance', [2, 1, 4, 5, 8, 3]],
  ] as const)('sorts by %s, and by number where that leaves a choice', async (sort, numbers) => {
    expect((await ask({ ...everything, sort })).numbers).toEqual(numbers);
  });

  it.each([
    [{ tags: ['on-sale'] }, [2, 3, 4]],
    [{ tags: ['on-sale', 'new'] }, [3]],
    [{ brand: ['Steinberg'] }, [4]],
    [{ brand: ['Steinberg', 'Royal Catering'] }, [1, 2, 3, 4, 5, 8]],
    [{ categories: ['gastronomy', 'pizza-ovens'] }, [1, 2, 3]],
    [{ categories: ['gastronomy'] }, [1, 2, 3, 5]],
    [{ priceFromCents: 30_000, priceToCents: 50_000 }, [1, 2, 3]],
    [{ avgRating: 4 }, [1, 5]],
    [{ tags: ['unknown'] }, []],
  ])('filters by %j', async (filters, numbers) => {
    expect((await ask({ filters })).numbers.toSorted()).toEqual(numbers);
  });

  it('counts what it found, by tag, brand, category, stars and price', async () => {
    const { facets, total, pageCount } = await ask({ filters: { categories: ['gastronomy'] } });
    expect({ total, pageCount }).toEqual({ total: 4, pageCount: 1 });
    expect(facets).toEqual({
      tags: [
        { value: 'on-sale', label: 'on-sale', count: 2 },
        { value: 'new', label: 'new', count: 1 },
      ],
      brand: [{ value: 'Royal Catering', label: 'Royal Catering', count: 4 }],
      categories: [
        { value: 'gastronomy', label: 'Gastronomie', slug: 'gastronomie', level: 0, count: 4 },
        { value: 'pizza-ovens', label: 'Pizzaöfen', slug: 'pizzaöfen', level: 1, count: 3 },
      ],
      avgRating: ['4', '3', '2', '1'].map((stars) => ({ value: stars, label: stars, count: 2 })),
      priceCents: { minimum: 30_000, maximum: 90_000 },
      technical: [],
    });
  });

  it('counts what another brand, rating, price or category would find', async () => {
    const filters = {
      categories: ['pizza-ovens'],
      brand: ['Steinberg'],
      avgRating: 5,
      priceFromCents: 40_000,
      priceToCents: 60_000,
    };
    const one = async (kept: readonly (keyof typeof filters)[]) =>
      (await ask({ filters: Object.fromEntries(kept.map((name) => [name, filters[name]])) })).facets;
    expect((await one(['brand'])).brand.map(({ value, count }) => [value, count])).toEqual([
      ['Royal Catering', 5],
      ['Steinberg', 1],
    ]);
    expect((await one(['avgRating'])).avgRating.map(({ value, count }) => [value, count])).toEqual([
      ['4', 2],
      ['3', 3],
      ['2', 3],
      ['1', 3],
    ]);
    expect((await one(['priceFromCents', 'priceToCents'])).priceCents).toEqual({ minimum: 1_000, maximum: 90_000 });
    expect((await one(['categories'])).categories.map(({ value, count }) => [value, count])).toEqual([
      ['gastronomy', 4],
      ['pizza-ovens', 3],
    ]);
    expect((await one(['brand', 'avgRating'])).priceCents).toBeNull();
  });

  it('has pages that miss nothing and repeat nothing, and none beyond the last', async () => {
    for (let number = 10; number < 40; number += 1)
      await table.put({ number, name: 'Serienteil', tags: ['series'], cents: 5_000 });
    for (const sort of sortOrders) {
      const request = { filters: { tags: ['series'] }, sort };
      const pages = await Promise.all([1, 2, 3].map((page) => ask({ ...request, page })));
      expect(pages.map(({ hits }) => hits.length)).toEqual([12, 12, 6]);
      expect(new Set(pages.flatMap(({ hits }) => hits.map(({ sku }) => sku))).size).toBe(30);
      expect(await post('search', { ...defaults, ...request, page: 4 })).toEqual({
        status: 404,
        body: { failure: { code: 'not-found' } },
      });
    }
    expect((await post('search', { ...defaults, query: 'waschmaschine', page: 2 })).status).toBe(404);
  });

  it.each([
    "'; DROP TABLE read_side.search_product; --",
    "pizza' | '*",
    'pizza:* & !ofen',
    '((((',
    '&& || !!',
    '%%__%%',
    '\\\\ \\x00',
    '#ex10050001',
    '$1 $2',
    '🍕🍕',
    'a'.repeat(100),
    'ё́'.repeat(30),
    Array.from({ length: 50 }, () => 'a').join(' '),
  ])('takes %s for words', async (query) => {
    const { status } = await post('search', { ...defaults, query, filters: { tags: [query.slice(0, 60)] } });
    expect(status).toBe(200);
    expect((await post('search', { ...defaults, query })).status).toBe(200);
    expect((await ask({ query: 'zange' })).numbers).toEqual([4]);
  });

  it('suggests six products, how many there are, and the categories of that name', async () => {
    const suggested = async (query: string) => {
      const { status, body } = await post('suggest', { locale: 'de-DE', query });
      expect(status).toBe(200);
      const { data } = z.object({ data: suggestAnswer }).parse(body);
      return { ...data, numbers: numbersOf(data.hits.map(({ sku }) => sku)) };
    };
    expect(await suggested('pizzaöfe')).toMatchObject({
      numbers: [2, 1, 3],
      total: 3,
      categories: [{ name: 'Pizzaöfen', slug: 'pizzaöfen' }],
    });
    const series = await suggested('serienteil');
    expect([series.hits.length, series.total, series.categories]).toEqual([6, 30, []]);
    expect(await suggested('waschmaschine')).toMatchObject({ hits: [], total: 0 });
    expect(await suggested('&&')).toMatchObject({ hits: [], total: 0 });
  });

  it('says so when it cannot answer', async () => {
    await table.query('ALTER TABLE read_side.search_product RENAME TO search_product_gone');
    const failed = await post('search', { ...defaults, query: 'zange' });
    const sitemap = await post('getSitemap', { locale: 'de-DE', kind: 'products', part: 1 });
    await table.query('ALTER TABLE read_side.search_product_gone RENAME TO search_product');
    expect(failed).toEqual({ status: 503, body: { failure: { code: 'search-unavailable' } } });
    expect(sitemap.status).toBe(503);
  });

  it('lists all products of a locale for search engines, with the day each last changed', async () => {
    const greek = { locale: 'el-GR', kind: 'products' };
    expect(await post('getSitemap', { ...greek, part: 1 }, 'gr.localhost')).toEqual({
      status: 200,
      body: { data: { entries: [{ slug: 'p-10050006', changedAt: '2026-11-15T08:00:00Z' }], parts: 1 } },
    });
    expect((await post('getSitemap', { ...greek, part: 2 }, 'gr.localhost')).status).toBe(404);
    const danish = { locale: 'da-DK', kind: 'products', part: 1 };
    expect((await post('getSitemap', danish, 'dk.localhost')).body).toEqual({ data: { entries: [], parts: 0 } });
  });

  it('lists the categories that have products', async () => {
    expect((await post('getSitemap', { locale: 'de-DE', kind: 'categories', part: 1 })).body).toEqual({
      data: {
        entries: [
          { slug: 'gastronomie', changedAt: null },
          { slug: 'pizzaöfen', changedAt: null },
        ],
        parts: 1,
      },
    });
  });

  it('splits a large sitemap into parts', async () => {
    await table.query(`
      INSERT INTO read_side.search_product (locale, sku, slug, name, brand, family, is_bware, tags, category_keys, place,
        price_cents, average_rating, review_count, is_on_stock, words, numbers, sort_name, digest, changed_at)
      SELECT 'pl-PL', 'EX' || (20000000 + n), 'p-' || (20000000 + n), '', '', '', false, '{}', '{}', 0, 0, 0, 0, true, '',
        '{}', '', '', now()
      FROM generate_series(1, 5001) AS n`);
    const part = async (number: number) => {
      const { body } = await post('getSitemap', { locale: 'pl-PL', kind: 'products', part: number }, 'pl.localhost');
      const { data } = z.object({ data: z.object({ entries: z.array(z.unknown()), parts: z.number() }) }).parse(body);
      return [data.entries.length, data.parts];
    };
    expect([await part(1), await part(2)]).toEqual([
      [5_000, 2],
      [1, 2],
    ]);
  });
});
