import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testAccount } from '@tradehall/fakes/card-provider/test-merchant.ts';
import { auditPayments } from '@tradehall/testing/audit/audit-payments.ts';
import { auditMails, auditShoppers } from '@tradehall/testing/audit/audit-shoppers.ts';
import type { JournalEntry } from '@tradehall/testing/audit/held-amounts.ts';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { engineEnvironment } from '../testing/engine-process';
import { merchantAccount, PaymentsUnderTest, plenty } from '../testing/payments-under-test';
import { AdyenCardProvider } from './card-provider/adyen-card-provider';

// An auditor that cannot say no proves nothing: each invariant is broken once, and mended again.

let shop: PaymentsUnderTest;
let database: Client;
let journal: JournalEntry[];
let cartId: string;

beforeAll(async () => {
  shop = await PaymentsUnderTest.start();
  database = new Client({ connectionString: shop.databaseUrl });
  await database.connect();
  const shopper = await shop.shopper();
  await shopper.fill({ add: { sku: plenty, quantity: 2 } });
  expect(await shopper.pay()).toMatchObject({ state: 'CLAIMED' });
  expect(await shop.settled()).toBe(true);
  cartId = shopper.cartId;
  journal = [...shop.provider.journal.entries];
});

afterAll(async () => {
  await database.end();
  await shop[Symbol.asyncDispose]();
});

const clean = { orders: 1, lost: 0, double: 0, unreversed: 0, oversold: 0, unsettled: 0, violations: [] };

async function auditWith(breach: string) {
  await database.query('BEGIN');
  try {
    await database.query(breach);
    return await auditPayments(database, journal);
  } finally {
    await database.query('ROLLBACK');
  }
}

const claimed = `(SELECT id FROM payment_attempt WHERE state = 'CLAIMED')`;
const addCoupon = `WITH coupon AS (
    INSERT INTO promotion ("couponCode", enabled, conditions, actions, "priorityScore", "usageLimit")
    VALUES ('ONCE', true, '[]', '[]', 0, 0) RETURNING id)`;

describe('the auditor', () => {
  it('has nothing to say of a shop where all is right', async () => {
    expect(await auditPayments(database, journal)).toEqual(clean);
  });

  it.each([
    ['I1', 'unreversed', `UPDATE payment_attempt SET state = 'EXPIRED'`],
    ['I2', 'was placed without a payment', `UPDATE payment_attempt SET order_id = NULL, state = 'REFUSED'`],
    ['I2', 'claims an order that was not placed', `UPDATE "order" SET "orderPlacedAt" = NULL`],
    ['I3', 'paid were', 'UPDATE payment_attempt SET amount_cents = amount_cents + 1'],
    ['I4', 'lives with a payment that is', `UPDATE payment_attempt SET state = 'REVERSED'`],
    ['I5', 'promised are', `UPDATE stock_level SET "stockAllocated" = "stockAllocated" + 1`],
    ['I5', 'oversold', 'UPDATE stock_level SET "stockOnHand" = 0'],
    [
      'I5',
      'is kept for attempt',
      `INSERT INTO reservation (attempt_id, variant_id, sku, quantity, expires_at)
       SELECT ${claimed}, id, sku, 1, now() FROM product_variant LIMIT 1`,
    ],
    [
      'I6',
      'was redeemed',
      `${addCoupon} INSERT INTO coupon_redemption (promotion_id, order_id, attempt_id)
       SELECT coupon.id, order_id, payment_attempt.id FROM coupon, payment_attempt WHERE order_id IS NOT NULL`,
    ],
    [
      'I6',
      'was used',
      `${addCoupon} INSERT INTO order_promotions_promotion ("orderId", "promotionId")
       SELECT order_id, coupon.id FROM coupon, payment_attempt WHERE order_id IS NOT NULL`,
    ],
    [
      'I7',
      'two changes',
      `INSERT INTO cart_intent (order_id, intent_id, version) SELECT order_id, 'again', version FROM cart_intent`,
    ],
    ['I7', 'has lost a change', 'UPDATE cart SET version = 0'],
    ['I9', 'was promised', `UPDATE stock_movement SET quantity = quantity * 2 WHERE type = 'ALLOCATION'`],
    ['I9', 'belongs to no payment', `UPDATE webhook_inbox SET outcome = 'unmatched'`],
    ['I10', 'has 0 confirmations', 'DELETE FROM mail_outbox'],
    ['I11', 'is called', `UPDATE "order" SET code = 'DE1'`],
  ])('sees that %s is broken: %s', async (invariant, words, breach) => {
    const { violations } = await auditWith(breach);
    const seen = violations.filter((each) => each.invariant === invariant && each.what.includes(words));
    expect(seen, JSON.stringify(violations)).not.toEqual([]);
  });

  it('sees money that nobody here knows of', async () => {
    const [entry] = journal;
    if (!entry) throw new Error('nothing was paid');
    const unknown = { ...entry, reference: 'DE0', pspReference: 'unknown' };
    expect(await auditPayments(database, [...journal, unknown])).toMatchObject({ lost: 1 });
    expect(await auditPayments(database, [...journal, { ...entry, pspReference: 'second' }])).toMatchObject({
      double: 1,
    });
    const reversed = await auditPayments(database, [...journal, { ...entry, kind: 'cancelled' }]);
    expect(reversed.violations).toMatchObject([{ invariant: 'I4' }]);
    expect((await auditPayments(database, [])).violations).toMatchObject([{ invariant: 'I1' }]);
  });

  it('sees what is still on its way', async () => {
    expect(await auditWith(`UPDATE payment_attempt SET state = 'REVERSING'`)).toMatchObject({ unsettled: 1 });
  });

  it('holds what shoppers were told against what there is', async () => {
    const told = { index: 1, cartId, version: 1, lines: { [plenty]: 2 }, orderId: cartId, foreign: [] };
    expect(await auditShoppers(database, [told])).toEqual([]);
    const wrong = [
      { ...told, lines: { [plenty]: 3 } },
      { ...told, version: 99 },
      { ...told, cartId: '999999' },
      { ...told, orderId: '999999' },
      { ...told, foreign: ['an answer names shopper 2'] },
    ];
    const found = await auditShoppers(database, wrong);
    expect(found.map(({ invariant }) => invariant)).toEqual(['I7', 'I7', 'I7', 'I1', 'I8']);
  });

  it('misses a confirmation that did not arrive', async () => {
    const mails = await shop.query(`UPDATE mail_outbox SET sent_at = now() RETURNING id, recipient`);
    const received = mails.map(({ id, recipient }) => ({ to: [String(recipient)], messageId: `mail-${String(id)}@x` }));
    expect(await auditMails(database, [...received, ...received])).toEqual([]);
    expect(await auditMails(database, [])).toMatchObject([{ invariant: 'I10' }]);
  });
});

/** `run-after-restore.js` with what the provider's books say now, as an operator starts it. */
async function readReport(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  const report = join(folder, 'payments.csv');
  writeFileSync(report, await (await fetch(`${shop.provider.url}/reports/payment-accounting`)).text());
  const program = join(__dirname, '../../dist/src/restore/run-after-restore.js');
  const env = { ...process.env, ...engineEnvironment(shop.databaseUrl, 'redis://127.0.0.1:1') };
  const ended = spawnSync(process.execPath, [program, '--payments', report, 'payments'], { encoding: 'utf8', env });
  rmSync(folder, { recursive: true });
  expect(ended.status, ended.stderr).toBe(0);
  return ended.stdout;
}

describe('payments that a restore of the database has lost', () => {
  it('become orders where they were begun before, and are an operator’s to return where nobody knows of them', async () => {
    const begun = await shop.shopper('ada+answer-cut.webhook-dropped@example.test');
    await begun.fill({ add: { sku: plenty, quantity: 1 } });
    await begun.pay();
    expect(await shop.statesOf(begun.cartId)).toEqual(['SENT']);
    const lost = await shop.shopper();
    await lost.fill({ add: { sku: plenty, quantity: 1 } });
    expect(await lost.pay()).toMatchObject({ state: 'CLAIMED' });
    expect(await shop.until(async () => (await shop.reportsOf(lost.cartId))[0] === 'applied')).toBe(true);
    const [attempt] = await shop.attemptsOf(lost.cartId);
    await shop.query(`UPDATE payment_attempt SET order_number = 'forgotten' WHERE cart_id = $1`, [lost.cartId]);
    await shop.query('DELETE FROM webhook_inbox WHERE merchant_reference = $1', [attempt?.['order_number']]);

    expect(await readReport()).toContain('3 payments read, 1 brought on, 1 belong to no payment here');
    expect(await shop.statesOf(begun.cartId)).toEqual(['CLAIMED']);

    const operator = await shop.operator();
    const entries = z.object({
      paymentBoard: z.object({ items: z.array(z.object({ id: z.string(), pspReference: z.string() })) }),
    });
    const unmatched = async () => {
      const query = '{ paymentBoard(state: "unmatched") { items { id pspReference } } }';
      return (await operator.ask(entries, query)).paymentBoard.items;
    };
    const [entry] = await unmatched();
    expect(entry?.pspReference).toBe(attempt?.['psp_ref']);
    const answer = z.object({ returnUnmatchedPayment: z.boolean() });
    const press = async () => {
      const mutation = 'mutation ($id: ID!) { returnUnmatchedPayment(id: $id) }';
      return (await operator.ask(answer, mutation, { id: entry?.id })).returnUnmatchedPayment;
    };
    expect(await Promise.all([press(), press()])).toEqual([true, true]);
    expect(await shop.until(async () => (await unmatched()).length === 0)).toBe(true);
    const moved = shop.provider.journal.entries.filter(({ pspReference }) => pspReference === entry?.pspReference);
    expect(moved.map(({ kind }) => kind)).toEqual(['authorised', 'cancelled']);
    expect(await press()).toBe(false);

    expect(await readReport()).toContain('3 payments read, 0 brought on, 0 belong to no payment here');
  });

  it('that were given back meanwhile have only to end', async () => {
    const shopper = await shop.shopper('ada+answer-cut.webhook-dropped@example.test');
    await shopper.fill({ add: { sku: plenty, quantity: 1 } });
    await shopper.pay();
    const { pspReference = '', reference = '' } = shop.provider.journal.entries.at(-1) ?? {};
    await fetch(`${shop.provider.url}/webhook-rules`, { method: 'PUT', body: JSON.stringify({ hold: true }) });
    const merchant = new AdyenCardProvider({ url: shop.provider.url, ...testAccount, merchantAccount });
    await merchant.reverse({ key: 'by hand', pspReference, reference });
    merchant.stop();
    expect(await readReport()).toContain('1 brought on, 0 belong');
    expect(await shop.statesOf(shopper.cartId)).toEqual(['REVERSED']);
    expect(await shop.settled()).toBe(true);
  });
});
