import { Pool, type PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AdminClient } from '../../testing/admin-client';
import { migrateEngine } from '../../testing/migrated-template';
import type { PayingShopper } from '../../testing/paying-shopper';
import { PaymentsUnderTest, plenty } from '../../testing/payments-under-test';
import { creditNoteFacts } from '../invoice-facts';
import { issueCreditNote } from './issue-credit-note';

let shop: PaymentsUnderTest;
let operator: AdminClient;
let pool: Pool;

beforeAll(async () => {
  shop = await PaymentsUnderTest.start();
  operator = await shop.operator();
  pool = new Pool({ connectionString: shop.databaseUrl });
});

afterAll(async () => {
  await pool.end();
  await shop[Symbol.asyncDispose]();
});

const anything = z.unknown();
const file = z.object({ fileName: z.string(), contentBase64: z.base64() });

/** Paid with its card, and the money is captured. */
async function paid(quantity = 3): Promise<PayingShopper> {
  const shopper = await shop.shopper();
  await shopper.fill({ add: { sku: plenty, quantity } });
  expect(await shopper.pay()).toMatchObject({ state: 'CLAIMED' });
  const id = await paymentOf(shopper);
  await operator.ask(anything, 'mutation ($id: ID!) { settlePayment(id: $id) { __typename } }', { id });
  return shopper;
}

async function paymentOf({ cartId }: PayingShopper): Promise<string> {
  const [row] = await shop.query('SELECT id FROM payment WHERE "orderId" = $1', [cartId]);
  return String(row?.['id']);
}

async function takeInvoice({ client, cartId: orderId }: PayingShopper) {
  return file.parse(await client.call('invoice', file, { orderId, token: null, form: 'pdf' }));
}

async function creditNoteFile({ client, cartId: orderId }: PayingShopper, number: string) {
  const answer = await client.call('creditNote', file.nullable(), { orderId, token: null, form: 'pdf', number });
  return answer && file.parse(answer);
}

async function refund(shopper: PayingShopper, amount: number, quantity = 0): Promise<void> {
  const paymentId = await paymentOf(shopper);
  const [line] = await shop.query('SELECT id FROM order_line WHERE "orderId" = $1', [shopper.cartId]);
  const lines = quantity > 0 ? [{ orderLineId: String(line?.['id']), quantity }] : [];
  await operator.ask(
    z.object({ refundOrder: z.object({ state: z.literal('Pending') }) }),
    'mutation ($input: RefundOrderInput!) { refundOrder(input: $input) { ... on Refund { state } ... on ErrorResult { errorCode message } } }',
    { input: { paymentId, amount, lines, shipping: 0, adjustment: 0, reason: 'dented' } },
  );
  const pending = `SELECT FROM refund WHERE "paymentId" = $1 AND state <> 'Settled'`;
  expect(await shop.until(async () => (await shop.query(pending, [paymentId])).length === 0, 60_000)).toBe(true);
}

const row = z.object({ number: z.string(), facts: creditNoteFacts });

async function notesOf({ cartId }: PayingShopper) {
  const rows = await shop.query('SELECT number, facts FROM credit_note WHERE order_id = $1 ORDER BY number', [cartId]);
  return rows.map((each) => row.parse(each)).map(({ number, facts }) => ({ number, ...facts }));
}

/** The worker does it; how many it has written is waited for. */
const noted = (shopper: PayingShopper, count: number) =>
  shop.until(async () => (await notesOf(shopper)).length === count, 60_000);

/** As a worker without its turn, which may die before its transaction ends. */
async function work(end: 'COMMIT' | 'ROLLBACK' = 'COMMIT', meanwhile = async () => {}): Promise<boolean> {
  const connection = await pool.connect();
  try {
    return await within(connection, end, meanwhile);
  } finally {
    connection.release();
  }
}

async function within(connection: PoolClient, end: string, meanwhile: () => Promise<void>): Promise<boolean> {
  await connection.query('BEGIN');
  const isMore = await issueCreditNote(connection);
  await meanwhile();
  await connection.query(end);
  return isMore;
}

/** The turn of the workers, held by somebody else. */
async function withoutWorker(between: () => Promise<void>): Promise<void> {
  const connection = await pool.connect();
  await connection.query(`BEGIN; SELECT pg_advisory_xact_lock(hashtextextended('credit notes', 0))`);
  try {
    await between();
  } finally {
    await connection.query('ROLLBACK');
    connection.release();
  }
}

const counter = async () =>
  (await shop.query('SELECT coalesce(max(last), 0)::int AS last FROM credit_note_counter'))[0]?.['last'];

/** As the shop was before it had any. */
async function forgetCreditNotes(): Promise<void> {
  await shop.query('DROP TABLE credit_note, credit_note_counter, refund_before_credit_notes');
  await shop.query('DROP FUNCTION keep_credit_note()');
  await shop.query(`DELETE FROM migrations WHERE name = 'CreditNotes1794712000000'`);
}

describe('a credit note', () => {
  it('is not written for what had reached the buyer before there were credit notes', async () => {
    const shopper = await paid(1);
    await takeInvoice(shopper);
    await withoutWorker(async () => {
      await refund(shopper, 400);
      await forgetCreditNotes();
      expect(await migrateEngine(shop.databaseUrl)).toContain('CreditNotes1794712000000');
      expect(await work()).toBe(false);
    });
    await refund(shopper, 300);
    expect(await noted(shopper, 1)).toBe(true);
    expect((await notesOf(shopper))[0]?.order.grossCents).toBe(300);
    expect(await work()).toBe(false);
  });

  it('is written for each refund that has reached the buyer, and all of them are the invoice', async () => {
    const shopper = await paid();
    const total = (await shopper.order())?.cart.total ?? 0;
    const invoice = await takeInvoice(shopper);
    await refund(shopper, 1_000, 1);
    expect(await noted(shopper, 1)).toBe(true);
    await refund(shopper, 301);
    await refund(shopper, total - 1_301);
    expect(await noted(shopper, 3)).toBe(true);
    const notes = await notesOf(shopper);
    expect(notes.map(({ order }) => order.grossCents)).toEqual([1_000, 301, total - 1_301]);
    expect(notes[0]?.order.lines).toMatchObject([{ quantity: 1, grossCents: 1_000 }]);
    for (const note of notes) expect(`${note.invoice.number}.pdf`).toBe(invoice.fileName);
    const [{ facts } = {}] = await shop.query('SELECT facts FROM invoice WHERE order_id = $1', [shopper.cartId]);
    const { order } = z.object({ order: creditNoteFacts.shape.order }).parse(facts);
    expect(notes.reduce((sum, note) => sum + note.order.netCents, 0)).toBe(order.netCents);
    const drawn = await creditNoteFile(shopper, notes[0]?.number ?? '');
    expect(Buffer.from(drawn?.contentBase64 ?? '', 'base64').toString('latin1')).toMatch(/^%PDF-/);
    expect(await creditNoteFile(shopper, notes[0]?.number ?? '')).toEqual(drawn);
    const stranger = await shop.shopper('eve@example.test');
    const asked = { orderId: shopper.cartId, token: null, form: 'pdf', number: notes[0]?.number };
    expect(await stranger.client.call('creditNote', file.nullable(), asked)).toBeNull();
  });

  it('waits for the invoice where the money went back before', async () => {
    const shopper = await paid(1);
    await refund(shopper, 400);
    await work();
    expect(await notesOf(shopper)).toEqual([]);
    await takeInvoice(shopper);
    expect(await noted(shopper, 1)).toBe(true);
    expect((await notesOf(shopper))[0]?.order.grossCents).toBe(400);
  });

  it('is not written of what was paid above the invoice', async () => {
    const shopper = await paid(3);
    await refund(shopper, 1_000, 1);
    // The operator has cancelled the piece as well: the invoice is of two.
    await shop.query('UPDATE order_line SET quantity = 2 WHERE "orderId" = $1', [shopper.cartId]);
    await takeInvoice(shopper);
    await work();
    expect(await notesOf(shopper)).toEqual([]);
    await refund(shopper, 500);
    expect(await noted(shopper, 1)).toBe(true);
    expect((await notesOf(shopper))[0]?.order.grossCents).toBe(500);
  });

  it('takes the place of one whose refund failed afterwards', async () => {
    const shopper = await paid(1);
    await takeInvoice(shopper);
    await refund(shopper, 400);
    expect(await noted(shopper, 1)).toBe(true);
    await shop.query(`UPDATE refund SET state = 'Failed' WHERE "paymentId" = $1`, [await paymentOf(shopper)]);
    const [{ id } = {}] = await shop.query(
      `INSERT INTO refund (method, state, metadata, "paymentId", items, shipping, adjustment, total)
       SELECT method, 'Settled', '{}', "paymentId", 0, 0, 0, 450 FROM refund WHERE "paymentId" = $1 RETURNING id`,
      [await paymentOf(shopper)],
    );
    expect(await noted(shopper, 2)).toBe(true);
    const amounts = (await notesOf(shopper)).map(({ order }) => order.grossCents);
    expect(amounts).toEqual([400, 50]);
    expect(await shop.query('SELECT number FROM credit_note WHERE refund_id = $1', [id])).toHaveLength(1);
  });

  it('is written once by two workers at once, and leaves no gap where one dies', async () => {
    const shopper = await paid();
    await takeInvoice(shopper);
    await withoutWorker(async () => {
      await refund(shopper, 700);
      await refund(shopper, 200);
      const before = Number(await counter());
      expect(await work('ROLLBACK')).toBe(true);
      expect(await counter()).toBe(before);
      expect(await notesOf(shopper)).toEqual([]);
      const others: Promise<boolean>[] = [];
      await work('COMMIT', async () => {
        for (let count = 0; count < 3; count += 1) others.push(work());
        // They are at the counter, and wait.
        const waiting = `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%credit_note_counter%' AND pid <> pg_backend_pid()`;
        expect(await shop.until(async () => (await shop.query(waiting)).length === 3, 60_000)).toBe(true);
      });
      await Promise.all(others);
      const notes = await notesOf(shopper);
      expect(notes.map(({ order }) => order.grossCents)).toEqual([700, 200]);
      const numbers = notes.map(({ number }) => Number(number.slice(-6)));
      expect(numbers).toEqual([before + 1, before + 2]);
      expect(await counter()).toBe(before + 2);
      expect(await work()).toBe(false);
    });
  });

  it('of an order that cannot be read holds up no other', async () => {
    const [unreadable, next] = [await paid(1), await paid(1)];
    for (const each of [unreadable, next]) await takeInvoice(each);
    const [{ facts } = {}] = await shop.query('SELECT facts FROM invoice WHERE order_id = $1', [unreadable.cartId]);
    const write = async (sellersName: string) => {
      await shop.query('ALTER TABLE invoice DISABLE TRIGGER keep_invoice');
      await shop.query(`UPDATE invoice SET facts = jsonb_set($2, '{seller,name}', $3) WHERE order_id = $1`, [
        ...[unreadable.cartId, facts, sellersName],
      ]);
      await shop.query('ALTER TABLE invoice ENABLE TRIGGER keep_invoice');
    };
    await write('0');
    await refund(unreadable, 100);
    await refund(next, 200);
    expect(await noted(next, 1)).toBe(true);
    expect(await notesOf(unreadable)).toEqual([]);
    await write('"Tradehall"');
    expect(await noted(unreadable, 1)).toBe(true);
  });

  it('never changes, whoever tries', async () => {
    const [note] = await shop.query('SELECT number FROM credit_note WHERE pdf IS NOT NULL LIMIT 1');
    for (const change of [
      `UPDATE credit_note SET pdf = NULL`,
      `UPDATE credit_note SET facts = '{}'`,
      `UPDATE credit_note SET number = 'x'`,
      `DELETE FROM credit_note`,
    ])
      await expect(shop.query(`${change} WHERE number = $1`, [note?.['number']])).rejects.toThrow('stays as it is');
  });
});
