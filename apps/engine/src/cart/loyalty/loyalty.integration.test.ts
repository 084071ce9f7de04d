import { randomUUID } from 'node:crypto';
import type { RunningLoop } from '@tradehall/process/start-loop.ts';
import { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { LoyaltyRulesClient, withSecond } from '../../testing/loyalty-rules-client';
import { ShopClient } from '../../testing/shop-client';
import { startTestEngine, type TestEngine } from '../../testing/test-engine';
import { startLoyaltyWatch } from './start-loyalty-watch';

let engine: TestEngine;
let pool: Pool;
let customerId: number;
const watches: RunningLoop[] = [];
const warnings: string[] = [];

const customer = { emailAddress: 'jana@tradehall.example', firstName: 'Jana', lastName: 'Nováková' };
const password = 'the-password-of-jana';
const patience = { timeout: 10_000, interval: 50 };

const watch = (): RunningLoop =>
  startLoyaltyWatch({
    databaseUrl: engine.databaseUrl,
    pollMs: 100,
    log: { warn: (message) => void warnings.push(message) },
  });

beforeAll(async () => {
  engine = await startTestEngine();
  pool = new Pool({ connectionString: engine.databaseUrl, max: 8 });
  pool.on('error', () => undefined);
  const created = await engine.operator.ask(
    z.object({ createCustomer: z.object({ id: z.string() }) }),
    'mutation ($input: CreateCustomerInput!, $password: String) { createCustomer(input: $input, password: $password) { ... on Customer { id } } }',
    { input: customer, password },
  );
  customerId = Number(created.createCustomer.id);
  // Two workers, as after a release.
  watches.push(watch(), watch());
});

afterAll(async () => {
  await Promise.all(watches.map((each) => each.stop()));
  await pool.end();
  await engine[Symbol.asyncDispose]();
});

beforeEach(async () => {
  await pool.query(`UPDATE cart SET customer_id = NULL WHERE customer_id = $1`, [customerId]);
  await pool.query('DELETE FROM customer_groups_customer_group');
  await pool.query('INSERT INTO loyalty_due (customer_id) VALUES ($1)', [customerId]);
  await standsAt(null);
});

interface Bought {
  readonly currency?: string;
  readonly paymentState?: string;
  readonly placedAt?: string;
  readonly isGuests?: boolean;
}

const insertOrder = (placedAt: string) => `
  WITH placed AS (
    INSERT INTO "order" (code, state, active, "orderPlacedAt", "couponCodes", "shippingAddress", "billingAddress", "currencyCode",
      "subTotal", "subTotalWithTax") VALUES ($1, 'PaymentSettled', false, ${placedAt}, '', '{}', '{}', $2, $3, $3) RETURNING id
  ), ordered AS (
    INSERT INTO cart (order_id, store_key, customer_id, state) SELECT id, 'tradehall_de', $4, 'Ordered' FROM placed
  )
  SELECT id FROM placed`;

/** An order with its payment, as the shop leaves it behind. */
async function buy(cents: number, bought: Bought = {}): Promise<{ orderId: number; paymentId: number }> {
  const { currency = 'EUR', paymentState = 'Settled', placedAt = 'now()', isGuests = false } = bought;
  const owner = isGuests ? null : customerId;
  const orderId = await idOf(insertOrder(placedAt), [`T${randomUUID()}`, currency, cents, owner]);
  const paymentId = await idOf(
    `INSERT INTO payment (method, state, metadata, amount, "orderId") VALUES ('card-provider', $1, '{}', $2, $3) RETURNING id`,
    [paymentState, cents, orderId],
  );
  return { orderId, paymentId };
}

async function idOf(statement: string, values: unknown[]): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(statement, values);
  return rows[0]?.id ?? 0;
}

const refund = (paymentId: number, cents: number) =>
  idOf(
    `INSERT INTO refund (method, state, metadata, "paymentId", items, shipping, adjustment, total)
     VALUES ('card-provider', 'Pending', '{}', $1, 0, 0, 0, $2) RETURNING id`,
    [paymentId, cents],
  );

interface Standing {
  readonly tier: string;
  readonly turnover: object;
  readonly changedAt: Date;
}

async function standing(): Promise<Standing | null> {
  const statement = 'SELECT tier, turnover, changed_at AS "changedAt" FROM loyalty_standing WHERE customer_id = $1';
  return (await pool.query<Standing>(statement, [customerId])).rows[0] ?? null;
}

const allJudged = async () => (await pool.query('SELECT FROM loyalty_due')).rowCount === 0;

async function standsAt(tier: string | null): Promise<void> {
  await expect.poll(allJudged, patience).toBe(true);
  expect((await standing())?.tier ?? null).toBe(tier);
}

async function signedIn(): Promise<ShopClient> {
  const shop = new ShopClient(engine.url, 'tradehall_de');
  await shop.ask(
    z.object({ login: z.object({ __typename: z.literal('CurrentUser') }) }),
    'mutation ($username: String!, $password: String!) { login(username: $username, password: $password) { __typename } }',
    { username: customer.emailAddress, password },
  );
  return shop;
}

const tierOf = (shop: ShopClient) =>
  shop.call('myLoyaltyTier', z.object({ key: z.string(), discountPermyriad: z.number() }).nullable());

const join = (group: string) =>
  pool.query(
    `INSERT INTO customer_groups_customer_group ("customerId", "customerGroupId")
     SELECT $1, id FROM customer_group WHERE name = $2`,
    [customerId, group],
  );

describe('the level of a customer', () => {
  it('follows from what was paid, however many orders are paid at once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => buy(16_000)));
    await standsAt('tier-2');
    expect((await standing())?.turnover).toEqual({ EUR: 160_000 });
    expect(await tierOf(await signedIn())).toEqual({ key: 'tier-2', discountPermyriad: 300 });
    const told = await (await signedIn()).call('myLoyaltyStanding', z.unknown());
    expect(told).toMatchObject({
      levelNumber: 3,
      periodMonths: 12,
      turnover: { centAmount: 160_000, currencyCode: 'EUR' },
      next: { levelNumber: 4, discountPermyriad: 400, missing: { centAmount: 140_000 } },
    });
  });

  it('waits for the money', async () => {
    const { paymentId } = await buy(60_000, { paymentState: 'Authorized' });
    await standsAt(null);
    await pool.query(`UPDATE payment SET state = 'Settled' WHERE id = $1`, [paymentId]);
    await standsAt('tier-1');
  });

  it('falls with a refund, and not with one that failed', async () => {
    const { paymentId } = await buy(60_000);
    const id = await refund(paymentId, 20_000);
    await standsAt('monetary-cohort-base-tier');
    await pool.query(`UPDATE refund SET state = 'Failed' WHERE id = $1`, [id]);
    await standsAt('tier-1');
  });

  it('falls with a withdrawal, once for the declaration and its refund', async () => {
    const { orderId, paymentId } = await buy(100_000);
    const lineId = await idOf(
      `INSERT INTO order_line (quantity, "orderPlacedQuantity", "listPriceIncludesTax", adjustments, "taxLines", "productVariantId",
         "listPrice", "orderId") SELECT 2, 2, true, '[{"amount":-20000}]', '[]', min(id), 60000, $1 FROM product_variant RETURNING id`,
      [orderId],
    );
    await pool.query(
      `INSERT INTO order_withdrawal (order_id, intent_id, name, email, locale, lines) VALUES ($1, 'one', '', '', 'de-DE', $2)`,
      [orderId, JSON.stringify([{ lineId, quantity: 1, name: '' }])],
    );
    await expect.poll(async () => (await standing())?.turnover, patience).toEqual({ EUR: 50_000 });
    await refund(paymentId, 50_000);
    await standsAt('tier-1');
    expect((await standing())?.turnover).toEqual({ EUR: 50_000 });
  });

  it('falls with an order that is cancelled', async () => {
    const { orderId } = await buy(60_000);
    await standsAt('tier-1');
    await pool.query(`UPDATE "order" SET state = 'Cancelled' WHERE id = $1`, [orderId]);
    await standsAt(null);
  });

  it('falls when an order is older than the period', async () => {
    await buy(10_000);
    await buy(50_000, { placedAt: `now() - interval '12 months' + interval '1500 milliseconds'` });
    await buy(90_000, { placedAt: `now() - interval '13 months'` });
    await expect.poll(async () => (await standing())?.turnover, patience).toEqual({ EUR: 60_000 });
    await expect.poll(async () => (await standing())?.turnover, patience).toEqual({ EUR: 10_000 });
    await standsAt('monetary-cohort-base-tier');
  });

  it('counts each currency by its own threshold', async () => {
    await buy(280_000, { currency: 'SEK' });
    await buy(24_999);
    await standsAt('monetary-cohort-base-tier');
    await buy(1);
    await standsAt('tier-1');
  });

  it('counts what was ordered as a guest once it is in the account', async () => {
    const { orderId } = await buy(60_000, { isGuests: true });
    await standsAt(null);
    await pool.query('UPDATE cart SET customer_id = $1 WHERE order_id = $2', [customerId, orderId]);
    await standsAt('tier-1');
  });

  it('changes once, however often it is counted', async () => {
    await buy(60_000);
    await standsAt('tier-1');
    const before = await standing();
    await Promise.all(
      Array.from({ length: 20 }, () => pool.query('INSERT INTO loyalty_due (customer_id) VALUES ($1)', [customerId])),
    );
    await standsAt('tier-1');
    expect(await standing()).toEqual(before);
  });

  it('is judged anew for everybody when the rules change', async () => {
    await buy(60_000);
    await standsAt('tier-1');
    const move = (cents: number) =>
      pool.query(`UPDATE loyalty_threshold SET from_cents = $1 WHERE tier = 'tier-1' AND currency_code = 'EUR'`, [
        cents,
      ]);
    await move(60_001);
    await standsAt('monetary-cohort-base-tier');
    await move(50_000);
    await standsAt('tier-1');
  });

  it('is whole or not there when a worker dies between its steps', async () => {
    const [turn, notes] = [await pool.connect(), await pool.connect()];
    try {
      await turn.query(`BEGIN; SELECT pg_advisory_xact_lock(hashtextextended('loyalty watch', 0))`);
      await buy(60_000);
      await notes.query('BEGIN; SELECT FROM loyalty_due FOR UPDATE');
      await turn.query('COMMIT');
      // Now one of them has written the level, and waits to take the note away.
      const waiting = `SELECT pid FROM pg_stat_activity WHERE application_name = 'loyalty watch' AND wait_event_type = 'Lock'
        AND query LIKE 'DELETE FROM loyalty_due%' AND datname = current_database()`;
      await expect.poll(async () => (await pool.query(waiting)).rowCount, patience).toBe(1);
      expect(await standing()).toBeNull();
      await pool.query(`SELECT pg_terminate_backend(pid) FROM (${waiting}) AS waiting`);
    } finally {
      await notes.query('COMMIT');
      for (const each of [turn, notes]) each.release();
    }
    await standsAt('tier-1');
    expect((await standing())?.turnover).toEqual({ EUR: 60_000 });
  });

  it('is nothing any more once the account is deleted', async () => {
    const erase = (moment: string) =>
      pool.query(`UPDATE customer SET "deletedAt" = ${moment} WHERE id = $1`, [customerId]);
    await erase('now()');
    await buy(60_000);
    await standsAt(null);
    await erase('NULL');
  });
});

describe('the rules of the levels', () => {
  const rules = () => new LoyaltyRulesClient(engine.operator);

  it('say who would move before they are saved, and move them then', async () => {
    const held = await rules().find();
    expect(held.levels[1]).toEqual({ tier: 'tier-1', discountPermyriad: 200, fromCents: 50_000 });
    await buy(60_000, { placedAt: `now() - interval '2 months'` });
    await buy(100_000);
    await standsAt('tier-2');
    expect(await rules().foresee(held)).toEqual([]);
    const shorter = { ...held, periodMonths: 1 };
    expect(await rules().foresee(shorter)).toEqual([{ from: 3, to: 2, customers: 1 }]);
    const dearer = withSecond(shorter, { fromCents: 100_001, discountPermyriad: 250 });
    expect(await rules().foresee(dearer)).toEqual([{ from: 3, to: 1, customers: 1 }]);
    await rules().save(dearer, held);
    await standsAt('monetary-cohort-base-tier');
    await rules().save(held, dearer);
    await standsAt('tier-2');
  });

  it('take nothing from whom an operator has granted a level, and change its discount at once', async () => {
    const held = await rules().find();
    await buy(60_000);
    await standsAt('tier-1');
    await join('tier-1');
    expect(await rules().foresee(withSecond(held, { fromCents: 60_001 }))).toEqual([]);
    const shop = await signedIn();
    const better = withSecond(held, { discountPermyriad: 275 });
    await rules().save(better, held);
    expect(await tierOf(shop)).toEqual({ key: 'tier-1', discountPermyriad: 275 });
    await rules().save(held, better);
  });

  it('are refused over the change of somebody else, and out of order', async () => {
    const held = await rules().find();
    const other = withSecond(held, { discountPermyriad: 100 });
    await expect(rules().save(held, other)).rejects.toThrow('Somebody has changed these rules');
    await expect(rules().save(withSecond(held, { fromCents: 150_000 }), held)).rejects.toThrow(
      'not above the level before',
    );
  });
});

describe("the session's loyalty tier", () => {
  it('is none for a guest', async () => {
    expect(await tierOf(new ShopClient(engine.url, 'tradehall_de'))).toBeNull();
  });

  it('begins at the base, and of several groups the best wins', async () => {
    const shop = await signedIn();
    expect(await tierOf(shop)).toEqual({ key: 'monetary-cohort-base-tier', discountPermyriad: 0 });
    await join('tier-1');
    await join('tier-3');
    expect(await tierOf(shop)).toEqual({ key: 'tier-3', discountPermyriad: 400 });
  });

  it('is never below what an operator has granted by a group, and above it by turnover', async () => {
    const shop = await signedIn();
    await join('tier-1');
    await buy(1_000);
    await standsAt('monetary-cohort-base-tier');
    expect(await tierOf(shop)).toEqual({ key: 'tier-1', discountPermyriad: 200 });
    await buy(200_000);
    await standsAt('tier-2');
    expect(await tierOf(shop)).toEqual({ key: 'tier-2', discountPermyriad: 300 });
  });

  it('is none where the store grants no loyalty discount', async () => {
    await pool.query(
      `UPDATE country_store SET flags = flags || '{"loyalty_discount_enabled": false}' WHERE key = 'tradehall_de'`,
    );
    expect(await tierOf(await signedIn())).toBeNull();
  });
});
