import { calendarDateIn, daysAfter } from '@tradehall/domain/countries/calendar-date.ts';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { storeKey } from '@tradehall/domain/countries/store.ts';
import { countryCodes } from '@tradehall/domain/locales/locales.ts';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AdminClient } from '../../testing/admin-client';
import { ShopClient } from '../../testing/shop-client';
import { startTestEngine, type TestEngine } from '../../testing/test-engine';
import { addManyProducts, addProducts } from '../../testing/test-products';

const kettle = 'EX10000001';
const oven = 'EX10000002';

let engine: TestEngine;
let url: string;
let operator: AdminClient;

beforeAll(async () => {
  engine = await startTestEngine((databaseUrl) =>
    addProducts(databaseUrl, [
      {
        sku: kettle,
        prices: {
          tradehall_de: { list: 2_990, sale: 2_490 },
          tradehall_cz: { list: 74_900 },
          tradehall_ch: { list: 3_090 },
          tradehall_fr: { list: 2_990 },
        },
      },
      { sku: oven, isFreight: true, prices: { tradehall_de: { list: 3_000 }, tradehall_fr: { list: 3_000 } } },
    ]),
  );
  ({ url, operator } = engine);
});

afterAll(async () => {
  await engine[Symbol.asyncDispose]();
});

async function cartWith(storeKey: string, ...lines: [sku: string, quantity: number][]) {
  const shopper = new ShopClient(url, storeKey);
  const { id } = await shopper.createCart();
  for (const [version, [sku, quantity]] of lines.entries())
    await shopper.changeCart(id, version, `wish-${version}-of-${id}`, { add: { sku, quantity } });
  return { shopper, id, cart: await shopper.cart(id) };
}

describe('a price', () => {
  it.each([
    ['tradehall_de', 'EUR', 2_990, 2_490, 1_900],
    ['tradehall_cz', 'CZK', 74_900, 74_900, 2_100],
    ['tradehall_ch', 'CHF', 3_090, 3_090, 810],
  ])('in %s is in %s, with the tax of the country in it', async (store, currencyCode, listPrice, unitPrice, rate) => {
    const { cart } = await cartWith(store, [kettle, 3]);
    const total = 3 * unitPrice;
    const net = Math.round((total * 10_000) / (10_000 + rate));
    expect(cart).toMatchObject({
      currencyCode,
      total,
      subTotalNet: net,
      lines: [{ listPrice, unitPrice, lineTotal: total, taxRatePermyriad: rate }],
      taxPortions: [{ ratePermyriad: rate, net, tax: total - net }],
    });
  });

  it('that the operator sets is what the next cart costs, and stands in the history', async () => {
    const variantId = await variantIdOf(oven);
    const mutation = `mutation ($variantId: ID!, $sale: Int) {
      setStorePrice(variantId: $variantId, storeKey: "tradehall_fr", listCents: 3100, saleCents: $sale) { currencyCode listCents saleCents }
    }`;
    for (const sale of [2_800, 2_800, null]) await operator.ask(z.unknown(), mutation, { variantId, sale });
    const { cart } = await cartWith('tradehall_fr', [oven, 1]);
    expect(cart).toMatchObject({ total: 3_100 });
    expect(await historyOf(variantId)).toEqual([2_800, 3_100]);
  });

  it('is shown to the operator for every store, empty where there is none yet', async () => {
    const variantId = await variantIdOf(kettle);
    const answer = z.object({ storePrices: z.array(z.object({ storeKey: z.string() }).loose()) });
    const query = `query ($variantId: ID!) { storePrices(variantId: $variantId) { storeKey currencyCode listCents saleCents updatedAt } }`;
    const { storePrices } = await operator.ask(answer, query, { variantId });
    expect(storePrices).toHaveLength(countryCodes.length);
    expect(storePrices.find(({ storeKey }) => storeKey === 'tradehall_de')).toMatchObject({
      currencyCode: 'EUR',
      listCents: 2_990,
      saleCents: 2_490,
    });
    expect(storePrices.find(({ storeKey }) => storeKey === 'tradehall_pl')).toEqual({
      storeKey: 'tradehall_pl',
      currencyCode: 'PLN',
      listCents: null,
      saleCents: null,
      updatedAt: null,
    });
  });

  it('that becomes the sale price of a higher list price begins a reduction in the history', async () => {
    const variantId = await variantIdOf(kettle);
    const mutation = `mutation ($variantId: ID!) {
      setStorePrice(variantId: $variantId, storeKey: "tradehall_ch", listCents: 4000, saleCents: 3090) { saleCents }
    }`;
    for (let times = 0; times < 2; times += 1) await operator.ask(z.unknown(), mutation, { variantId });
    expect(await historyOf(variantId)).toEqual([3_090]);
  });

  it.each([
    ['without a store', '"tradehall_xx", listCents: 100'],
    ['of nothing', '"tradehall_fr", listCents: 0'],
    ['that is reduced upwards', '"tradehall_fr", listCents: 100, saleCents: 100'],
  ])('%s is refused', async (_what, values) => {
    const mutation = `mutation { setStorePrice(variantId: 1, storeKey: ${values}) { listCents } }`;
    await expect(operator.ask(z.unknown(), mutation)).rejects.toThrow();
  });

  it('cannot be seen or set without signing in', async () => {
    const anybody = new AdminClient(url);
    await expect(anybody.ask(z.unknown(), '{ storePrices(variantId: 1) { listCents } }')).rejects.toThrow(/authorized/);
    const mutation = 'mutation { setStorePrice(variantId: 1, storeKey: "tradehall_fr", listCents: 1) { listCents } }';
    await expect(anybody.ask(z.unknown(), mutation)).rejects.toThrow(/authorized/);
  });
});

const gridQuery = `query ($stores: [String!]!, $skus: [String!]) {
  priceGrid(stores: $stores, skus: $skus) { totalItems items { variantId sku listCents saleCents netCostCents } }
}`;
const concerns = z.object({
  items: z.array(z.object({ sku: z.string(), storeKey: z.string(), kind: z.string(), cents: z.number().nullable() })),
  totalItems: z.number(),
});
const applied = z.object({
  applyStorePrices: z.object({ written: z.number(), errorCode: z.string().nullable(), concerns }),
});
const shownConcerns = 'items { sku storeKey kind cents } totalItems';
const applyMutation = `mutation ($stores: [String!]!, $rows: [PriceGridRowInput!]!) {
  applyStorePrices(stores: $stores, rows: $rows) { written errorCode concerns { ${shownConcerns} } }
}`;
const previewQuery = `query ($stores: [String!]!, $rows: [PriceGridRowInput!]!) {
  previewStorePrices(stores: $stores, rows: $rows) { ${shownConcerns} }
}`;
const apply = async (stores: readonly string[], rows: readonly object[]) =>
  (await operator.ask(applied, applyMutation, { stores, rows })).applyStorePrices;

describe('a grid of prices', () => {
  const stores = ['tradehall_fr', 'tradehall_de'];
  const seen = { seenListCents: [5_000, 5_000], seenSaleCents: [null, 4_000] };
  let row: { variantId: number };

  beforeAll(async () => {
    const prices = { tradehall_de: { list: 5_000, sale: 4_000 }, tradehall_fr: { list: 5_000 } };
    await addProducts(engine.databaseUrl, [{ sku: 'EX10000003', prices }]);
    row = { variantId: await variantIdOf('EX10000003') };
  });

  it('shows products by stores, with the cost where somebody has told it', async () => {
    const mutation = `mutation ($costs: [PurchaseCostInput!]!) { setPurchaseCosts(currencyCode: EUR, costs: $costs) }`;
    await operator.ask(z.unknown(), mutation, { costs: [{ ...row, netCents: 3_500 }] });
    const asked = { stores: [...stores, 'tradehall_cz'], skus: ['EX10000003'] };
    expect(await operator.ask(z.unknown(), gridQuery, asked)).toEqual({
      priceGrid: {
        totalItems: 1,
        items: [
          {
            variantId: String(row.variantId),
            sku: 'EX10000003',
            listCents: [5_000, 5_000, null],
            saleCents: [null, 4_000, null],
            netCostCents: [3_500, 3_500, null],
          },
        ],
      },
    });
  });

  it('says what would break, and writes nothing', async () => {
    const rows = [{ ...row, ...seen, listCents: [5_000, 5_000], saleCents: [4_100, 5_000] }];
    const { previewStorePrices } = await operator.ask(z.object({ previewStorePrices: concerns }), previewQuery, {
      stores,
      rows,
    });
    expect(previewStorePrices.items.map(({ storeKey, kind, cents }) => [storeKey, kind, cents])).toEqual([
      ['tradehall_de', 'not-below-list', 5_000],
      ['tradehall_fr', 'below-cost', 4_200],
      ['tradehall_fr', 'no-30-days', null],
    ]);
    expect((await cartWith('tradehall_fr', ['EX10000003', 1])).cart).toMatchObject({ total: 5_000 });
  });

  it('is written whole or not at all, and names the price that has changed meanwhile', async () => {
    const rows = [{ ...row, ...seen, listCents: [6_000, 6_000], saleCents: [null, null] }];
    const refused = await apply(stores, [{ ...rows[0], seenSaleCents: [null, 3_900] }]);
    expect(refused).toMatchObject({ written: 0, errorCode: 'PRICES_REFUSED', concerns: { totalItems: 1 } });
    expect(refused.concerns.items).toEqual([
      { sku: 'EX10000003', storeKey: 'tradehall_de', kind: 'changed-meanwhile', cents: 4_000 },
    ]);
    expect((await cartWith('tradehall_fr', ['EX10000003', 1])).cart).toMatchObject({ total: 5_000 });
    expect(await apply(stores, rows)).toMatchObject({ written: 2, errorCode: null });
    for (const store of stores) expect((await cartWith(store, ['EX10000003', 1])).cart).toMatchObject({ total: 6_000 });
    const gone = { ...rows[0], variantId: 999_999 };
    await expect(apply(stores, [gone])).rejects.toThrow('no product 999999');
  });

  it('of 500 products in 25 stores is written within 10 seconds, as one entry of the log', async () => {
    const everyStore = countryCodes.map((code) => storeKey(countries[code]));
    const variantIds = await addManyProducts(engine.databaseUrl, 500);
    const ofAll = <Value>(value: Value) => everyStore.map(() => value);
    const rows = variantIds.map((variantId) => ({
      variantId,
      listCents: ofAll(9_900),
      saleCents: ofAll(7_900),
      seenListCents: ofAll(8_900),
      seenSaleCents: ofAll(null),
    }));
    const begun = performance.now();
    expect(await apply(everyStore, rows)).toMatchObject({ written: 12_500, concerns: { totalItems: 12_500 } });
    const tookMs = performance.now() - begun;
    console.info(`12,500 prices in ${Math.round(tookMs)} ms`);
    expect(tookMs).toBeLessThan(10_000);
    const log = `{ operatorLog(mutation: "applyStorePrices", take: 1) { items { outcome changeCount target } } }`;
    expect(await operator.ask(z.unknown(), log)).toMatchObject({
      operatorLog: { items: [{ outcome: 'changed', changeCount: 12_500, target: { stores: everyStore } }] },
    });
    expect(await historyOf(variantIds[499] ?? 0)).toEqual(ofAll(7_900));
  });
});

describe('shipping', () => {
  it.each([
    ['parcels cost what the store asks', 'tradehall_de', kettle, 1, { key: 'parcel', price: 195 }],
    ['parcels are free from the threshold on', 'tradehall_de', kettle, 3, { key: 'parcel', price: 0 }],
    ['one freight line makes it freight', 'tradehall_de', oven, 1, { key: 'freight', price: 995 }],
    ['freight is free from the threshold on', 'tradehall_de', oven, 2, { key: 'freight', price: 0 }],
    ['the dated fee of a country is in force', 'tradehall_fr', kettle, 1, { key: 'parcel', price: 695 }],
    ['fees are in the currency of the store', 'tradehall_cz', kettle, 1, { key: 'parcel', price: 4_600 }],
  ])('%s', async (_rule, store, sku, quantity, option) => {
    const { shopper, id } = await cartWith(store, [sku, quantity]);
    expect(await shopper.cart(id)).toMatchObject({ shippingEstimate: option, shipping: 0 });
    const country = store.slice(-2).toUpperCase();
    const home = { firstName: 'Ada', lastName: 'Berg', streetName: 'Lange', streetNumber: '5', postalCode: '10115' };
    const setShippingAddress = { address: { ...home, city: 'Berg', country } };
    expect(await shopper.changeCart(id, 1, `address-of-${id}`, { setShippingAddress })).toMatchObject({
      shippingMethodKey: option.key,
      shipping: option.price,
    });
  });
});

describe('the fees that an operator enters', () => {
  const czech = 'tradehall_cz';
  const one = z.object({ from: z.string(), parcelCents: z.int(), freightCents: z.int(), freeAboveCents: z.int() });
  const fields = '{ fees { from parcelCents freightCents freeAboveCents } }';
  const find = async () => {
    const shown = z.object({ shippingFees: z.object({ fees: z.tuple([one]).rest(one) }) });
    return (await operator.ask(shown, `{ shippingFees(storeKey: "${czech}") ${fields} }`)).shippingFees.fees;
  };
  const save = (fees: z.output<typeof one>, seen: z.output<typeof one>) => {
    const mutation = `mutation ($fees: ShippingFeesInput!, $seen: ShippingFeesInput!) {
      saveShippingFees(storeKey: "${czech}", fees: $fees, seen: $seen) ${fields} }`;
    return operator.ask(z.unknown(), mutation, { fees, seen });
  };
  const forget = (from: string) =>
    operator.ask(z.unknown(), `mutation { forgetShippingFees(storeKey: "${czech}", from: "${from}") ${fields} }`);
  const today = calendarDateIn(countries.CZ.timeZone, new Date());
  const estimate = async () => (await cartWith(czech, [kettle, 1])).cart?.shippingEstimate;

  it('are asked of the next cart, and later ones on their day', async () => {
    const [before] = await find();
    const dearer = { ...before, from: today, parcelCents: 5_500 };
    await save(dearer, before);
    const nextYear = { ...dearer, from: daysAfter(today, 365), freeAboveCents: 0 };
    await save(nextYear, dearer);
    expect(await estimate()).toMatchObject({ key: 'parcel', price: 5_500 });
    expect(await find()).toEqual([dearer, nextYear]);
    expect(await forget(nextYear.from)).toEqual({ forgetShippingFees: { fees: [dearer] } });
  });

  it('are refused for days that are over, below zero, and over the change of somebody else', async () => {
    const [held] = await find();
    await expect(save({ ...held, from: daysAfter(today, -1) }, held)).rejects.toThrow('today or later');
    await expect(save({ ...held, parcelCents: -1 }, held)).rejects.toThrow('not below zero');
    await expect(save(held, { ...held, parcelCents: 1 })).rejects.toThrow('Somebody has changed the fees');
    await expect(forget(today)).rejects.toThrow('stay on file');
  });
});

describe("the operator's stores", () => {
  it('are the 25 of the country table, and can be changed', async () => {
    const list = z.object({ countryStores: z.array(z.object({ key: z.string() })) });
    expect((await operator.ask(list, '{ countryStores { key } }')).countryStores).toHaveLength(countryCodes.length);
    const mutation = `mutation ($input: UpdateCountryStoreInput!) {
      updateCountryStore(input: $input) { emailAddress phoneNumbers version } }`;
    const save = (changes: object) =>
      operator.ask(z.unknown(), mutation, { input: { key: 'tradehall_de', version: 2, ...changes } });
    const changed = { emailAddress: 'hallo@tradehall.de', phoneNumbers: { de: '+49 30 000000' } };
    expect(await save({ ...changed, version: 1 })).toEqual({ updateCountryStore: { ...changed, version: 2 } });
    // A tab that was opened before.
    await expect(save({ emailAddress: 'late@tradehall.de', version: 1 })).rejects.toThrow('Somebody has changed');
    await expect(save({ flags: { unknown: true } })).rejects.toThrow('is missing');
    await expect(save({ phoneNumbers: { fr: '+49 30 000000' } })).rejects.toThrow('does not speak fr');
    const bankDetails = { accountOwner: 'A', bankInstitute: 'B', iban: 'DE02120300000000202052', bic: 'BYLADEMM' };
    await expect(save({ bankDetails })).rejects.toThrow('bankDetails.iban is no IBAN');
    expect(await save({ bankDetails: { ...bankDetails, iban: 'DE02 1203 0000 0000 2020 51' } })).toMatchObject({
      updateCountryStore: { emailAddress: 'hallo@tradehall.de', version: 3 },
    });
  });
});

async function variantIdOf(sku: string): Promise<number> {
  return z.object({ id: z.number() }).parse(await firstRow('SELECT id FROM product_variant WHERE sku = $1', [sku])).id;
}

async function historyOf(variantId: number): Promise<number[]> {
  const statement = `SELECT array_agg(cents ORDER BY effective_from) AS cents FROM store_price_history WHERE variant_id = $1`;
  return z.object({ cents: z.array(z.number()) }).parse(await firstRow(statement, [variantId])).cents;
}

async function firstRow(statement: string, values: unknown[]): Promise<unknown> {
  const client = new Client({ connectionString: engine.databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query(statement, values);
    return z.array(z.unknown()).parse(rows)[0];
  } finally {
    await client.end();
  }
}
