import { stores } from '../platform/stores/store';
import { createDisposableDatabase, type DisposableDatabase } from '@tradehall/testing/postgres/disposable-database.ts';
import { prepareTemplateDatabase } from '@tradehall/testing/postgres/template-database.ts';
import { setConfig } from '@vendure/core/dist/config/config-helpers';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { HalfUpMoneyStrategy } from '../cart/pricing/half-up-money.strategy';
import { selectRows } from '../platform/database';
import { askFiguresOracle, type NamedFigures } from '../testing/figures-oracle';
import { generateOrders } from '../testing/generated-orders';
import { migratedTemplate } from '../testing/migrated-template';
import { addManyProducts } from '../testing/test-products';
import { selectRunningOut } from './figure-statements';
import { askedFigures, loadFigures, type StoreFigures } from './load-figures';
import { loadWaiting } from './what-waits';

let database: DisposableDatabase;
let client: Client;
let variantIds: number[];

const generated = Number(process.env['FIGURES_ORDERS'] ?? 600);
const allStores = stores.map(({ key }) => key);

beforeAll(async () => {
  await setConfig({ entityOptions: { moneyStrategy: new HalfUpMoneyStrategy() } });
  database = await createDisposableDatabase({ template: await prepareTemplateDatabase(migratedTemplate()) });
  client = new Client({ connectionString: database.url });
  await client.connect();
  variantIds = await addManyProducts(database.url, 12);
  await generateOrders(client, generated, variantIds);
}, 600_000);

afterAll(async () => {
  await client.end();
  await database[Symbol.asyncDispose]();
});

function named(items: readonly StoreFigures[]): NamedFigures {
  const figures = items.flatMap(({ storeKey, currencyCode, now, before, days, coupons }) => {
    const place = `${storeKey} ${currencyCode}`;
    return [
      ...Object.entries(now).map(([name, figure]) => ({ name: `${place} now ${name}`, figure })),
      ...Object.entries(before).map(([name, figure]) => ({ name: `${place} before ${name}`, figure })),
      ...days.flatMap(({ day, orders, grossCents }) => [
        { name: `${place} ${day} day orders`, figure: orders },
        { name: `${place} ${day} day gross`, figure: grossCents },
      ]),
      ...coupons.flatMap((coupon) => [
        { name: `${place} now ${coupon.code} uses`, figure: coupon.uses },
        { name: `${place} now ${coupon.code} taken`, figure: coupon.takenCents },
        { name: `${place} before ${coupon.code} uses`, figure: coupon.usesBefore },
        { name: `${place} before ${coupon.code} taken`, figure: coupon.takenCentsBefore },
      ]),
    ];
  });
  return new Map(figures.filter(({ figure }) => figure !== 0).map(({ name, figure }) => [name, figure]));
}

const differences = (a: NamedFigures, b: NamedFigures): string[] =>
  [...new Set([...a.keys(), ...b.keys()])]
    .filter((name) => a.get(name) !== b.get(name))
    .map((name) => `${name}: ${a.get(name)}, not ${b.get(name)}`);

describe('the figures of all stores', () => {
  it.each([
    { from: '2026-03-01', until: '2026-03-31' },
    { from: '2026-03-29', until: '2026-03-29' },
    { from: '2025-12-20', until: '2026-04-18' },
  ])(
    `from $from to $until are those of a second computation, over ${generated} orders in 11 currencies`,
    { timeout: 600_000 },
    async ({ from, until }) => {
      const report = await loadFigures(client, askedFigures.parse({ stores: allStores, from, until }));
      const expected = await askFiguresOracle(client, { beforeFrom: report.beforeFrom, from, until });
      const found = named(report.items);
      expect(differences(found, expected)).toEqual([]);
      expect(expected.size).toBeGreaterThan(200);
      if (from === '2025-12-20') expect(new Set(report.items.map(({ currencyCode }) => currencyCode)).size).toBe(11);
    },
  );

  it('never hold a sum of two currencies: Bulgaria has a row for each of its own', async () => {
    const asked = askedFigures.parse({ stores: ['tradehall_bg'], from: '2025-12-20', until: '2026-04-18' });
    const { items } = await loadFigures(client, asked);
    expect(items.map(({ storeKey, currencyCode }) => `${storeKey} ${currencyCode}`)).toEqual([
      'tradehall_bg BGN',
      'tradehall_bg EUR',
    ]);
  });

  it('are asked for days that are some, in their order, and not too many', () => {
    const ask = (from: string, until: string) => askedFigures.safeParse({ stores: [], from, until }).success;
    expect([ask('2026-03-01', '2026-03-01'), ask('2026-01-01', '2026-12-31')]).toEqual([true, true]);
    expect([ask('2026-03-02', '2026-03-01'), ask('2026-02-30', '2026-03-01'), ask('2025-01-01', '2026-01-02')]).toEqual(
      [false, false, false],
    );
    expect(askedFigures.safeParse({ stores: ['tradehall_xx'], from: '2026-03-01', until: '2026-03-01' }).success).toBe(
      false,
    );
  });
});

describe('stock that runs out', () => {
  it('is what is there, by what was sold a day in thirty days', async () => {
    const [first = 0, second = 0, third = 0] = variantIds;
    await client.query(
      `INSERT INTO stock_level ("stockOnHand", "stockAllocated", "productVariantId", "stockLocationId")
       SELECT stock.count, 4, stock.variant, stock_location.id FROM stock_location,
         unnest($1::int[], $2::int[]) AS stock (variant, count)`,
      [
        [first, second, third],
        [4, 34, 1_000_000_000],
      ],
    );
    const row = z.object({
      sku: z.string(),
      available: z.coerce.number(),
      sold: z.coerce.number(),
      daysLeft: z.coerce.number(),
    });
    const at = new Date('2026-04-01T00:00:00Z');
    const found = await selectRows(client, row, selectRunningOut, [at, 365, 500]);
    const sold = await selectRows(
      client,
      z.object({ sku: z.string(), pieces: z.coerce.number() }),
      `SELECT sku, sum(quantity) AS pieces FROM order_line JOIN "order" ON "order".id = "orderId"
         JOIN product_variant ON product_variant.id = "productVariantId"
        WHERE "orderPlacedAt" >= '2026-03-02' AND "orderPlacedAt" < '2026-04-01' AND state <> 'Cancelled'
          AND NOT "customFieldsIssynthetic" GROUP BY sku HAVING sum(quantity) > 0`,
    );
    const pieces = new Map(sold.map((one) => [one.sku, one.pieces]));
    expect(found.length).toBe(sold.length - 1);
    for (const { sku, available, sold: counted, daysLeft } of found) {
      expect(counted).toBe(pieces.get(sku));
      expect(available).toBe(sku === `MANY${second}` ? 30 : 0);
      expect(daysLeft).toBe(Math.floor((available * 30) / counted));
    }
    expect(found.map(({ daysLeft }) => daysLeft)).toEqual(
      found.map(({ daysLeft }) => daysLeft).toSorted((a, b) => a - b),
    );
  });
});

describe('what waits', () => {
  it('is counted by store: reviews by their language’s, money that nobody knows by none', async () => {
    await client.query(
      `INSERT INTO webhook_inbox (psp_ref, event_code, success, item, merchant_reference, outcome, done_at)
       VALUES ('P1', 'AUTHORISATION', true, '{}', 'nobody', 'unmatched', now())`,
    );
    await client.query(
      `INSERT INTO payment_concern (attempt_id, kind, psp_ref, amount_cents, currency_code)
       SELECT id, 'chargeback', 'P2', amount_cents, currency_code FROM payment_attempt WHERE store_key = 'tradehall_de' LIMIT 2`,
    );
    expect(await loadWaiting(client, ['payment', 'review'])).toEqual([
      { kind: 'payment', storeKey: 'tradehall_de', count: 2 },
      { kind: 'payment', storeKey: null, count: 1 },
    ]);
  });
});
