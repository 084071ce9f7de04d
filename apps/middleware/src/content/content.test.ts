import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import type { ProductCard } from '@tradehall/domain/catalogue/product-card.ts';
import { blockKinds, type ContentBlock } from '@tradehall/domain/content/content-block.ts';
import type { ContentDocument } from '@tradehall/domain/content/content-document.ts';
import type { SearchRequest } from '@tradehall/domain/search/search-request.ts';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Encoded } from '../read-side/encoded.ts';
import type { ProductSearch } from '../context/services/product-search.ts';
import { navigationDocument, productDocument } from '../testing/documents.ts';
import { emptySearch } from '../testing/empty-search.ts';
import { EngineStandIn } from '../testing/engine-stand-in.ts';
import { StoredDocuments } from '../testing/stored-documents.ts';
import { buildTestApp } from '../testing/test-app.ts';

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
const locale = 'de-DE';

function revision(title: string, startsInHours: number, endsInHours: number | null, blocks: ContentBlock[] = []) {
  const endsAt = endsInHours === null ? null : inHours(endsInHours);
  return { id: '1', startsAt: inHours(startsInHours), endsAt, title, metaDescription: `${title}!`, blocks };
}

/** An index that finds the same products whatever is asked, or is away. */
class SearchStandIn implements ProductSearch {
  readonly asked: SearchRequest[] = [];
  skus: readonly string[] | 'away' | 'broken' | 'slow' = [];

  readonly search: ProductSearch['search'] = (request) => {
    this.asked.push(request);
    if (this.skus === 'broken') return Promise.reject(new Error('broken'));
    if (this.skus === 'slow') return new Promise(() => undefined);
    if (this.skus === 'away') return Promise.resolve(fail({ code: 'search-unavailable' }));
    const [card] = [productCard()];
    const hits = Encoded.of<ProductCard[]>(this.skus.map((sku) => ({ ...card, sku })));
    const facets = { tags: [], brand: [], categories: [], avgRating: [], priceCents: null, technical: [] };
    const found = { hits, total: this.skus.length, facets, measures: [], exactMatch: null, isSimilar: false };
    return Promise.resolve(succeed(found));
  };

  readonly browse: ProductSearch['browse'] = (request) => emptySearch.browse(request);
  readonly suggest: ProductSearch['suggest'] = (locale, query) => emptySearch.suggest(locale, query);
}

function productCard(): ProductCard {
  const { sku, name, slug, brand, price, tags } = productDocument();
  const shown = { stockLevel: 'plenty', isFreight: false, energy: null, averageRating: 0, reviewCount: 0 } as const;
  const said = { model: '', specs: [], hasVolumePrices: false };
  return { sku, name, slug, brand, price, tags, isOnStock: true, ...shown, ...said, image: null };
}

describe('content', () => {
  let engine: EngineStandIn;
  let documents: StoredDocuments;
  let search: SearchStandIn;
  let app: FastifyInstance;

  beforeEach(async () => {
    engine = await EngineStandIn.start();
    documents = new StoredDocuments();
    search = new SearchStandIn();
    app = buildTestApp({ engineUrl: engine.url, load: documents.load, productSearch: search });
    documents.put('navigation', locale, 'tree', navigationDocument);
  });
  afterEach(async () => {
    await app.close();
    await engine[Symbol.asyncDispose]();
  });

  const put = (revisions: ContentDocument['revisions']) =>
    documents.put('content', locale, 'payment', { key: 'payment', revisions });
  const get = (call: string, query: Record<string, string>) =>
    app.inject({ method: 'GET', url: `/api/shop/${call}`, query, headers: { host: 'de.localhost' } });
  const page = () => get('content', { locale, key: 'payment' });
  const productsOf = async (...blocks: ContentBlock[]) => {
    put([revision('Zahlung', -1, null, blocks)]);
    const products = z.object({
      data: z.object({ products: z.record(z.string(), z.array(z.object({ sku: z.string() }))) }),
    });
    const shown = products.parse((await page()).json()).data.products;
    return Object.fromEntries(Object.entries(shown).map(([place, cards]) => [place, cards.map(({ sku }) => sku)]));
  };

  it('is shown from its start to its end, by the clock', async () => {
    put([revision('Gestern', -2, -1), revision('Heute', -1, 1), revision('Morgen', 1, null)]);
    const answer = await page();
    expect(answer.json()).toEqual({
      data: {
        key: 'payment',
        title: 'Heute',
        metaDescription: 'Heute!',
        content: [],
        categories: [],
        products: {},
        recalls: [],
      },
    });
    expect(answer.headers['surrogate-key']).toBe('content:de-DE:payment');
    expect(answer.headers['cache-control']).toContain('public');
  });

  it.each([
    ['not yet', [revision('Morgen', 1, null)]],
    ['no more', [revision('Gestern', -2, -1)]],
    ['never', []],
  ])('is %s there', async (_when, revisions) => {
    put(revisions);
    expect((await page()).statusCode).toBe(404);
    expect((await get('content', { locale, key: 'unknown' })).statusCode).toBe(404);
  });

  it('names the categories of its blocks and links, as far as the shop has them', async () => {
    const to = 'category:pizza-ovens';
    put([
      revision('Zahlung', -1, null, [
        { kind: 'department-block', fields: { title: 'A', departments: [{ category: 'gastronomy' }] } },
        { kind: 'strap-with-link', fields: { text: 'B', link: { label: 'C', to } } },
        { kind: 'text-section', fields: { html: '<p><a href="category:nowhere">D</a></p>' } },
      ]),
    ]);
    expect((await page()).json()).toMatchObject({
      data: {
        categories: [
          { key: 'gastronomy', name: 'Gastronomie', slug: 'gastronomie' },
          { key: 'pizza-ovens', name: 'Pizzaöfen', slug: 'pizzaöfen' },
        ],
      },
    });
  });

  it('shows the products a block names, in its order, and only those that are for sale', async () => {
    documents.put('product', locale, 'EX10010001', productDocument());
    documents.put('product', locale, 'EX10010002', productDocument({ sku: 'EX10010002', published: false }));
    documents.put('product', locale, 'EX10010003', productDocument({ sku: 'EX10010003' }));
    const skus = ['EX10010003', 'EX10010002', 'EX10010001', 'EX10019999'];
    expect(
      await productsOf(
        { kind: 'page-title', fields: { title: 'A' } },
        { kind: 'home-products', fields: { title: 'B', source: { by: 'skus', skus } } },
      ),
    ).toEqual({ '1': ['EX10010003', 'EX10010001'] });
    expect(search.asked).toEqual([]);
  });

  it('shows what the search finds for tags, categories, brands and zones, at the place of each block and group', async () => {
    for (const sku of ['EX10010001', 'EX10010002']) documents.put('product', locale, sku, productDocument({ sku }));
    search.skus = ['EX10010002', 'EX10010001'];
    const tag = { by: 'tag', tag: 'on-sale', limit: 1 } as const;
    const category = { by: 'category', category: 'gastronomy', limit: 24 } as const;
    const brand = { by: 'brand', brand: 'Royal Catering', limit: 12 } as const;
    const found = await productsOf(
      {
        kind: 'product-group-slider',
        fields: { title: 'A', groups: [tag, category, brand].map((source) => ({ label: 'B', source })) },
      },
      { kind: 'product-zone', fields: { title: 'C', zone: 'ma_exde_1' } },
      {
        kind: 'product-zone-box',
        fields: { title: 'D', zone: 'ma_exde_36', picture: { src: '/pictures/a.svg', alt: '', width: 1, height: 1 } },
      },
    );
    expect(found).toEqual({
      '0.0': ['EX10010002'],
      '0.1': ['EX10010002', 'EX10010001'],
      '0.2': ['EX10010002', 'EX10010001'],
      '1': ['EX10010002', 'EX10010001'],
      '2': ['EX10010002', 'EX10010001'],
    });
    const asked = search.asked.map(({ filters, hitsPerPage }) => ({ filters, hitsPerPage }));
    expect(asked).toEqual([
      { filters: { tags: ['on-sale'] }, hitsPerPage: 12 },
      { filters: { categories: ['gastronomy'] }, hitsPerPage: 24 },
      { filters: { brand: ['Royal Catering'] }, hitsPerPage: 12 },
      { filters: { tags: ['bestseller'], categories: ['gastronomy'] }, hitsPerPage: 12 },
      { filters: { tags: ['bestseller'] }, hitsPerPage: 12 },
    ]);
    await page();
    expect(search.asked).toHaveLength(5);
  });

  it.each(['away', 'broken', 'slow'] as const)(
    'is shown without those products when the search is %s',
    async (state) => {
      search.skus = state;
      const block: ContentBlock = { kind: 'product-zone', fields: { title: 'C', zone: 'ma_exde_1' } };
      expect(await productsOf(block)).toEqual({ '0': [] });
    },
  );

  it('is readable for its caller and kept by nobody when it is made of more than can be named', async () => {
    const skus = Array.from({ length: 720 }, (_, index) => `EX${10_000_000 + index}`);
    const groups = Array.from({ length: 30 }, (_, index) => skus.slice(index * 24, (index + 1) * 24));
    put([
      revision(
        'Alles',
        -1,
        null,
        groups.map((named) => ({ kind: 'home-products', fields: { title: 'A', source: { by: 'skus', skus: named } } })),
      ),
    ]);
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const answer = await fetch(`${url}/api/shop/content?locale=${locale}&key=payment`, {
      headers: { 'x-forwarded-host': 'de.localhost' },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  it('has these kinds of blocks', async () => {
    expect((await get('cms', {})).json()).toEqual({ data: { blockKinds } });
  });

  it('has these pages now, with the address of each in other locales', async () => {
    const entry = (key: string, slug: string, startsAt: string, endsAt: string | null) => ({
      key,
      slug,
      title: key,
      slugAllLocales: { 'de-DE': slug, 'fr-FR': 'paiement' },
      startsAt,
      endsAt,
    });
    documents.put('content-index', locale, 'pages', {
      pages: [
        entry('payment', 'zahlung', inHours(-1), null),
        entry('winter-sale', 'winter', inHours(1), null),
        entry('summer-sale', 'sommer', inHours(-2), inHours(-1)),
      ],
    });
    const pages = (host: string, asked: string) =>
      app.inject({ method: 'POST', url: '/api/shop/getContentPages', payload: { locale: asked }, headers: { host } });
    expect((await pages('de.localhost', locale)).json()).toEqual({
      data: {
        pages: [
          {
            key: 'payment',
            slug: 'zahlung',
            title: 'payment',
            slugAllLocales: { 'de-DE': 'zahlung', 'fr-FR': 'paiement' },
          },
        ],
      },
    });
    expect((await pages('fr.localhost', 'fr-FR')).json()).toEqual({ data: { pages: [] } });
  });

  const preview = () =>
    app.inject({
      method: 'POST',
      url: '/api/shop/contentPreview',
      payload: { locale, revisionId: '7', pass: 'a-pass' },
      headers: { host: 'de.localhost' },
    });

  it('is shown as a draft to who has a pass, and kept by nobody', async () => {
    const blocks = [{ kind: 'page-title', fields: { title: 'Entwurf' } }];
    const contentPreview = { key: 'payment', locale, title: 'Entwurf', metaDescription: '', blocks };
    engine.answer = { body: { data: { contentPreview } } };
    const answer = await preview();
    expect(answer.json()).toMatchObject({ data: { key: 'payment', title: 'Entwurf', content: blocks } });
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(engine.asked).toMatchObject([{ variables: { revisionId: '7', pass: 'a-pass' } }]);
  });

  it('is no draft for anybody else', async () => {
    engine.answer = { body: { data: { contentPreview: null } } };
    expect((await preview()).statusCode).toBe(404);
  });
});
