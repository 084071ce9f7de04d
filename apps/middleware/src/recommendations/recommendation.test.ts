import { startRecommendationsFake } from '@tradehall/fakes/recommendations/recommendations-fake.ts';
import { wakingMs } from '@tradehall/testing/process/waking-time.ts';
import type { ProductDocument } from '@tradehall/domain/catalogue/product-document.ts';
import { consentCookieName, consentCookieOf, consentTextVersion } from '@tradehall/domain/tracking/consent-choice.ts';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cardOf, navigationDocument, productDocument, storeDocument } from '../testing/documents.ts';
import { IndexedSearch } from '../testing/indexed-search.ts';
import { StoredDocuments } from '../testing/stored-documents.ts';
import { buildTestApp } from '../testing/test-app.ts';
import { HttpRecommendationService } from './http-recommendation-service.ts';
import { RememberedRecommendations } from './remembered-recommendations.ts';

const locale = 'de-DE';
const skuOf = (number: number) => `EX${10_010_000 + number}`;
const soldOut = { isOnStock: false, quantity: 0, level: 'none', availableFrom: null } as const;

const product = (number: number, changes: Partial<ProductDocument> = {}) =>
  productDocument({ id: String(number), sku: skuOf(number), relatedAccessories: [], ...changes });
const products = [
  product(1, { name: 'Pizzaofen' }),
  product(2),
  product(3),
  product(4, { tags: ['bestseller'] }),
  product(5, { eligibleForSelling: false }),
  product(6, { enabledOnMarket: false }),
  product(7, { availability: soldOut }),
];

let fake: Awaited<ReturnType<typeof startRecommendationsFake>>;
let service: HttpRecommendationService;
let app: FastifyInstance;
let together: readonly string[];

function openShop(patience: { timeoutMs?: number } = {}): void {
  const log = { info: () => undefined, warn: () => undefined };
  service = new HttpRecommendationService({ url: fake.url, log, ...patience });
  const documents = new StoredDocuments();
  for (const one of products) documents.put('product', locale, one.sku, one);
  documents.put('store', locale, 'tradehall_de', storeDocument);
  documents.put('navigation', locale, 'tree', navigationDocument);
  app = buildTestApp({
    engineUrl: 'http://127.0.0.1:1',
    load: documents.load,
    productSearch: new IndexedSearch(({ filter: { tags, family } }) =>
      products
        .filter((one) => (tags === undefined ? family !== undefined : tags.every((tag) => one.tags.includes(tag))))
        .map(cardOf),
    ),
    recommendations: new RememberedRecommendations(service),
    coPurchases: { orderedWith: () => Promise.resolve(together) },
  });
}

async function closeShop(): Promise<void> {
  await app.close();
  await service.close();
}

beforeEach(async () => {
  fake = await startRecommendationsFake(0);
  together = [];
  openShop();
});
afterEach(async () => {
  await closeShop();
  await fake.stop();
});

const cart = { typeId: 'cart-recommendation', locale, sourceSku: skuOf(1) } as const;

async function ask(input: object, headers: Record<string, string> = {}) {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/shop/recommendation',
    payload: input,
    headers: { host: 'de.localhost', ...headers },
  });
  return answer.json<{ data: { source: string; recommendationId: string; results: [{ value: { sku: string }[] }] } }>()
    .data;
}

async function shown(input: object) {
  const { source, results } = await ask(input);
  return [source, ...results[0].value.map(({ sku }) => sku)];
}

describe('what is recommended beside a cart', () => {
  it('is the word of the service, told of the product and of nobody', async () => {
    fake.teach([skuOf(3), { sku: skuOf(2) }]);
    expect(await ask(cart)).toMatchObject({
      source: 'service',
      recommendationId: 'cart-recommendation-1',
      results: [{ value: [{ sku: skuOf(3) }, { sku: skuOf(2) }] }],
    });
    expect(fake.journal.entries).toMatchObject([
      {
        typeId: 'cart-recommendation',
        bloomreachCookie: '',
        domainId: 'tradehall_de',
        languageAndCountry: 'de-DE',
        sourceSku: skuOf(1),
        productTitle: 'Pizzaofen',
      },
    ]);
  });

  it('is only what can be bought here and is not in the cart', async () => {
    fake.teach([skuOf(5), skuOf(6), skuOf(7), skuOf(1), skuOf(3), 'EX99999999', 7, '<i>', skuOf(2)]);
    expect(await shown({ ...cart, otherSkus: [skuOf(3)] })).toEqual(['service', skuOf(2)]);
  });

  it('is what was ordered together where the service has nothing to say, then what sells best', async () => {
    together = [skuOf(7), skuOf(3), skuOf(6)];
    expect(await shown(cart)).toEqual(['co-purchases', skuOf(3), skuOf(4)]);
    together = [];
    expect(await shown(cart)).toEqual(['catalogue', skuOf(4)]);
    fake.teach([skuOf(5)]);
    expect(await shown(cart)).toEqual(['catalogue', skuOf(4)]);
  });

  it.each([
    { kind: 'refuse' },
    { kind: 'refuse', code: 200 },
    { kind: 'lost-answer' },
    { kind: 'timeout' },
    { kind: 'slow', delayMs: 5_000 },
  ] as const)('is there within a second though the service fails: $kind', async (fault) => {
    fake.teach([skuOf(3)]);
    together = [skuOf(2)];
    fake.faults.set(fault);
    const tookMs = await wakingMs(async () => {
      expect(await shown(cart)).toEqual(['co-purchases', skuOf(2), skuOf(4)]);
    });
    expect(tookMs).toBeLessThan(1_000);
  });

  it('waits for a dead service no more after a few times', async () => {
    fake.faults.set({ kind: 'timeout' });
    for (let number = 2; number < 7; number += 1) await ask({ ...cart, sourceSku: skuOf(number) });
    expect(await wakingMs(() => ask(cart))).toBeLessThan(200);
    expect(fake.journal.entries).toHaveLength(5);
  }, 10_000);
});

describe('who is recommended something', () => {
  const cookie = (purposes: readonly ('statistics' | 'marketing')[]) => {
    const receiptId = '6f1f6a52-6a8b-4c57-9d0a-2f6b1f0c7a11';
    return {
      cookie: `${consentCookieName}=${consentCookieOf({ textVersion: consentTextVersion, purposes, receiptId })}`,
    };
  };
  const known = { ...cart, bloomreachCookie: 'visitor-7' };

  it('is told to the service only with her consent to marketing, and then asked for her alone', async () => {
    fake.teach([skuOf(3)]);
    await ask(known);
    await ask(known, cookie(['statistics']));
    await ask(known, cookie(['marketing']));
    await ask(known, cookie(['marketing']));
    // The first two are one question of nobody's, and are asked once.
    expect(fake.journal.entries.map(({ bloomreachCookie }) => bloomreachCookie)).toEqual([
      '',
      'visitor-7',
      'visitor-7',
    ]);
  });

  it('has her last products from the service only where it may know her', async () => {
    fake.teach([skuOf(3)]);
    const seen = { typeId: 'last-seen', locale, bloomreachCookie: 'visitor-7' };
    expect((await ask(seen)).results[0].value).toEqual([]);
    expect(fake.journal.entries).toEqual([]);
    expect((await ask(seen, cookie(['marketing']))).results[0].value).toHaveLength(1);
  });
});

describe('what is similar to a product', () => {
  const similar = { typeId: 'similar-products', locale, sourceSku: skuOf(1) } as const;

  it('is the word of the service, or of its own family', async () => {
    expect((await shown(similar))[0]).toBe('catalogue');
    fake.teach([skuOf(2)]);
    expect(await shown(similar)).toEqual(['service', skuOf(2)]);
  });

  it('keeps no page waiting: who comes next hears what came too late', async () => {
    await closeShop();
    // A machine that stands still for a moment is no service that does not answer.
    openShop({ timeoutMs: 10_000 });
    fake.teach([skuOf(2)]);
    fake.faults.set({ kind: 'slow', delayMs: 400, times: 1 });
    const tookMs = await wakingMs(async () => {
      expect((await shown(similar))[0]).toBe('catalogue');
    });
    expect(tookMs).toBeLessThan(350);
    await expect.poll(() => shown(similar)).toEqual(['service', skuOf(2)]);
    expect(fake.journal.entries).toHaveLength(1);
  });

  it('is nothing of what the shop does not show', async () => {
    expect(await shown({ ...similar, sourceSku: skuOf(6) })).toEqual(['catalogue']);
  });
});
