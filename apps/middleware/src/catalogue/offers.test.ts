import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { moneyOf } from '@tradehall/domain/money/money.ts';
import { productDocument, storeDocument } from '../testing/documents.ts';
import { refusedCall } from '../testing/engine-answers.ts';
import { EngineStandIn } from '../testing/engine-stand-in.ts';
import { StoredDocuments } from '../testing/stored-documents.ts';
import { buildTestApp } from '../testing/test-app.ts';

const locale = 'de-DE';
const sku = 'EX10010001';
const session = `session=${'a'.repeat(64)}`;

let engine: EngineStandIn;
let documents: StoredDocuments;
let app: FastifyInstance;

beforeEach(async () => {
  engine = await EngineStandIn.start();
  documents = new StoredDocuments();
  documents.put('store', locale, 'tradehall_de', storeDocument);
  documents.put('product', locale, sku, productDocument());
  app = buildTestApp({ engineUrl: engine.url, load: documents.load });
});

afterEach(async () => {
  await app.close();
  await engine[Symbol.asyncDispose]();
});

async function ask(call: string, payload: object, cookie?: string) {
  const headers = { host: 'de.localhost', ...(cookie !== undefined && { cookie }) };
  const answer = await app.inject({ method: 'POST', url: `/api/${call}`, headers, payload });
  return { status: answer.statusCode, body: answer.json<unknown>(), headers: answer.headers };
}

/** Another process, which has read nothing yet. */
async function startAnew(): Promise<void> {
  await app.close();
  app = buildTestApp({ engineUrl: engine.url, load: documents.load });
}

const storeWithout = (flag: keyof typeof storeDocument.flags) =>
  documents.put('store', locale, 'tradehall_de', {
    ...storeDocument,
    flags: { ...storeDocument.flags, [flag]: false },
  });

describe('an extra guarantee', () => {
  const question = { query: 'extra-guarantee', locale, skus: [sku] };

  it('costs a part of what is paid for the product, a year more each time', async () => {
    const { body } = await ask('new-ct/getProduct', question);
    // 5 % a year of 449.00
    const price = (cents: number) => moneyOf(cents, 'EUR');
    expect(body).toMatchObject({
      data: {
        products: {
          results: [
            {
              parentSku: sku,
              offers: [{ sku: '4100010', years: 1, price: price(2_245) }, { price: price(4_490) }, {}, {}],
            },
          ],
        },
      },
    });
  });

  it('is not offered where the product or the store excludes it', async () => {
    storeWithout('sale_of_additional_guarantee_enabled');
    const none = { data: { products: { results: [{ parentSku: sku, offers: [] }] } } };
    expect((await ask('new-ct/getProduct', question)).body).toMatchObject(none);
    documents.put('store', locale, 'tradehall_de', storeDocument);
    documents.put('product', locale, sku, productDocument({ guaranteeRatePermyriad: null }));
    await startAnew();
    expect((await ask('new-ct/getProduct', question)).body).toMatchObject(none);
  });
});

describe('discounts', () => {
  const discount = (sortOrder: string, changes: object = {}) => ({
    volumeDiscountGroup: 'ovens',
    isActive: true,
    sortOrder,
    stores: ['tradehall_de'],
    steps: [{ volume: 3, discountPermyriad: 500 }],
    ...changes,
  });

  it('for many pieces are those of the group that hold in this store, in their order', async () => {
    const results = [
      discount('0.9'),
      discount('0.5', { isActive: false }),
      discount('0.10', { stores: [] }),
      discount('0.7', { stores: ['tradehall_fr'] }),
    ];
    documents.put('volume-discounts', locale, 'ovens', { results });
    const question = { locale, discountGroup: 'ovens', sort: 'sort-order-asc' };
    const { body } = await ask('new-ct/getVolumeDiscounts', question);
    expect(body).toEqual({ data: { cartDiscounts: { results: [results[2], results[0]] } } });
    const { body: reversed } = await ask('new-ct/getVolumeDiscounts', { ...question, sort: 'sort-order-desc' });
    expect(reversed).toEqual({ data: { cartDiscounts: { results: [results[0], results[2]] } } });
    const unknown = await ask('new-ct/getVolumeDiscounts', { ...question, discountGroup: 'nothing' });
    expect(unknown.body).toEqual({ data: { cartDiscounts: { results: [] } } });
  });

  it('for loyalty are listed, unless the store grants none', async () => {
    const levels = {
      customerGroups: {
        results: [{ key: 'tier-1', levelNumber: 2, cohortRangeFrom: moneyOf(50_000, 'EUR'), cohortRangeTo: null }],
      },
      cartDiscounts: { results: [{ customerGroupKey: 'tier-1', value: { permyriad: 200 } }] },
    };
    documents.put('loyalty-levels', locale, 'all', levels);
    expect((await ask('new-ct/getLoyaltyLevels', { locale })).body).toEqual({ data: levels });
    storeWithout('loyalty_discount_enabled');
    await startAnew();
    expect((await ask('new-ct/getLoyaltyLevels', { locale })).body).toEqual({
      data: { customerGroups: { results: [] }, cartDiscounts: { results: [] } },
    });
  });

  it('of a person follow from the session alone, and guests have none', async () => {
    engine.answer = { body: { data: { myLoyaltyTier: { key: 'tier-2', discountPermyriad: 300 } } } };
    const none = { data: { cartDiscount: null } };
    expect((await ask('new-ct/getPersonalizedDiscounts', {})).body).toEqual(none);
    expect(engine.asked).toEqual([]);
    const { body, headers } = await ask('new-ct/getPersonalizedDiscounts', {}, session);
    expect(body).toEqual({ data: { cartDiscount: { value: { permyriad: 300 } } } });
    expect(headers['cache-control']).toBe('private, no-store');
    engine.answer = { body: { data: { myLoyaltyTier: { key: 'monetary-cohort-base-tier', discountPermyriad: 0 } } } };
    expect((await ask('new-ct/getPersonalizedDiscounts', {}, session)).body).toEqual(none);
    engine.answer = { body: { data: { myLoyaltyTier: null } } };
    expect((await ask('new-ct/getPersonalizedDiscounts', {}, session)).body).toEqual(none);
    expect((await ask('new-ct/getPersonalizedDiscounts', { cohortTier: 'tier-4' }, session)).status).toBe(400);
  });
});

describe('the level of a customer', () => {
  it('follows from the session alone, and guests have none', async () => {
    const standing = {
      ...{ levelNumber: 2, discountPermyriad: 200, periodMonths: 12, turnover: moneyOf(60_000, 'EUR') },
      next: { levelNumber: 3, discountPermyriad: 300, missing: moneyOf(90_000, 'EUR') },
    };
    engine.answer = { body: { data: { myLoyaltyStanding: standing } } };
    expect((await ask('new-ct/getMyLoyaltyLevel', {})).body).toEqual({ data: { standing: null } });
    const { body, headers } = await ask('new-ct/getMyLoyaltyLevel', {}, session);
    expect(body).toEqual({ data: { standing } });
    expect(headers['cache-control']).toBe('private, no-store');
  });
});

describe('shipping methods', () => {
  it('are those of the store, none where they are not known yet', async () => {
    expect((await ask('new-ct/getShippingMethodsWithoutId', { locale })).body).toEqual({
      data: { shippingMethods: [] },
    });
    const shippingRates = [{ price: moneyOf(490, 'EUR'), freeAbove: null }];
    const parcel = { key: 'parcel', zoneRates: [{ zone: { key: 'DE' }, shippingRates }], daysRange: '2-4' };
    documents.put('shipping-methods', locale, 'all', { shippingMethods: [parcel] });
    await startAnew();
    const { body, headers } = await ask('new-ct/getShippingMethodsWithoutId', { locale });
    expect(body).toEqual({ data: { shippingMethods: [parcel] } });
    expect(headers['surrogate-key']).toBe('shipping-methods:de-DE:all');
  });
});

describe('how many pieces there are', () => {
  it('is told from the page, and to who has a cart by the engine', async () => {
    const told = (availableQuantity: number) => ({
      data: { inventoryEntries: { results: [{ sku, availableQuantity }] } },
    });
    expect((await ask('new-ct/getInventory', { sku: [sku, '4100010', 'EX10019999'] })).body).toEqual(told(12));
    expect(engine.asked).toEqual([]);
    engine.answer = { body: { data: { inventory: [{ sku, available: 11 }] } } };
    expect((await ask('new-ct/getInventory', { sku: [sku], cartId: '41' }, session)).body).toEqual(told(11));
    expect(engine.asked).toMatchObject([{ variables: { skus: [sku], cartId: '41' } }]);
  });

  it("is not told for somebody else's cart", async () => {
    engine.answer = { body: { data: { inventory: refusedCall('cart-not-found') } } };
    const refused = { status: 404, body: { failure: { code: 'cart-not-found' } } };
    expect(await ask('new-ct/getInventory', { sku: [sku], cartId: '41' }, session)).toMatchObject(refused);
    expect(await ask('new-ct/getInventory', { sku: [sku], cartId: '41' })).toMatchObject(refused);
  });
});

describe('who wants to hear when a product is there again', () => {
  const wish = { locale, email: 'jana@example.com', productSku: sku };

  it('is noted by the engine', async () => {
    engine.answer = { body: { data: { requestRestock: {} } } };
    expect(await ask('cia/notifyme-restock', wish)).toMatchObject({ status: 200, body: { data: { accepted: true } } });
    expect(engine.asked).toMatchObject([{ variables: { email: wish.email, sku, locale } }]);
  });

  it('is told of no product that may not be seen', async () => {
    const notFound = { status: 404, body: { failure: { code: 'product-not-found' } } };
    documents.put('product', locale, 'EX10010002', productDocument({ sku: 'EX10010002', published: false }));
    for (const productSku of ['EX10010002', 'EX10010003'])
      expect(await ask('cia/notifyme-restock', { ...wish, productSku })).toMatchObject(notFound);
    expect(engine.asked).toEqual([]);
    engine.answer = { body: { data: { requestRestock: refusedCall('product-not-found') } } };
    expect(await ask('cia/notifyme-restock', wish)).toMatchObject(notFound);
  });

  it('is turned away after ten wishes in ten minutes', async () => {
    engine.answer = { body: { data: { requestRestock: {} } } };
    const statuses: number[] = [];
    for (let wishes = 0; wishes < 11; wishes += 1) statuses.push((await ask('cia/notifyme-restock', wish)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.at(-1)).toBe(429);
  });
});
