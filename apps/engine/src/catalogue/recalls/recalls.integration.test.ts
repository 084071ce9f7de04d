import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AdminClient } from '../../testing/admin-client';
import { freight, PaymentsUnderTest, plenty } from '../../testing/payments-under-test';
import { mailKinds } from '../../mail/mail-kinds';
import { startRecallWatch, writeRecallMails } from './start-recall-watch';

let shop: PaymentsUnderTest;
let database: Pool;
let operator: AdminClient;

beforeAll(async () => {
  shop = await PaymentsUnderTest.start();
  database = new Pool({ connectionString: shop.databaseUrl, max: 4 });
  operator = await shop.operator();
});

afterAll(async () => {
  await database.end();
  await shop[Symbol.asyncDispose]();
});

async function bought(email: string, sku = plenty, storeKey = 'tradehall_de'): Promise<string> {
  const shopper = await shop.shopper(email, storeKey);
  await shopper.fill({ add: { sku, quantity: 1 } });
  await shopper.payLater('bank-transfer');
  const order = await shopper.placeOrder();
  if (order.__typename !== 'ShopOrder') throw new Error(JSON.stringify(order));
  return order.id;
}

const recall = z.object({ id: z.string(), sku: z.string(), withdrawnAt: z.string().nullable() });
const fire = { sku: plenty, hazard: 'fire', action: 'stop-using-refund', batch: 'A1 to A9' };

async function publish(input: object, by = operator) {
  const query = 'mutation ($input: PublishRecallInput!) { publishRecall(input: $input) { id sku withdrawnAt } }';
  return (await by.ask(z.object({ publishRecall: recall }), query, { input })).publishRecall;
}

async function withdraw(id: string) {
  const query = 'mutation ($id: ID!) { withdrawRecall(id: $id) { id sku withdrawnAt } }';
  return (await operator.ask(z.object({ withdrawRecall: recall }), query, { id })).withdrawRecall;
}

const notices = (id: string) => shop.query('SELECT FROM product_recall_notice WHERE recall_id = $1', [id]);
const recipients = async () =>
  (await shop.query(`SELECT recipient FROM mail_outbox WHERE kind = 'product-recall' ORDER BY recipient`)).map(
    ({ recipient }) => recipient,
  );
async function tellEverybody(batch?: number) {
  while ((await writeRecallMails(database, batch)) > 0);
}

describe('a recall', () => {
  it('is told to every buyer once, however often the telling is broken off and begun again', async () => {
    await bought('Ada@example.test');
    await bought('ada@example.test');
    await bought('eva@example.test');
    await bought('ida@example.test');
    await bought('uma@example.test');
    await bought('other@example.test', freight);
    const cancelled = await bought('gone@example.test');
    await shop.query(`UPDATE "order" SET state = 'Cancelled' WHERE id = $1`, [cancelled]);
    const { id } = await publish(fire);

    await writeRecallMails(database, 1);
    // Whoever dies in the middle leaves neither a mark nor a mail.
    const dying = await database.connect();
    await dying.query('BEGIN');
    await writeRecallMails(dying, 2);
    await dying.query('ROLLBACK');
    dying.release();
    await Promise.all([tellEverybody(1), tellEverybody(2), tellEverybody()]);
    await tellEverybody();

    const told = ['ada@example.test', 'eva@example.test', 'ida@example.test', 'uma@example.test'];
    expect(await recipients()).toEqual(told);
    expect(await notices(id)).toHaveLength(4);
    const rows = await shop.query(`SELECT locale, store_key, contents FROM mail_outbox WHERE kind = 'product-recall'
      AND sent_at IS NULL`);
    for (const row of rows) {
      expect(row).toMatchObject({ locale: 'de-DE', store_key: 'tradehall_de' });
      expect(mailKinds['product-recall'].parse(row['contents'])).toMatchObject({
        productNumber: plenty.slice(2),
        hazard: 'fire',
        batch: 'A1 to A9',
        hasAccount: false,
      });
    }
  });

  it('is one when it is published twice, and over once it is withdrawn', async () => {
    const first = await publish({ ...fire, hazard: 'injury', batch: null });
    const both = await Promise.all([
      publish({ ...fire, hazard: 'injury', batch: null }),
      publish({ ...fire, hazard: 'injury' }),
    ]);
    expect(both[0].id).toBe(first.id);
    expect(both[1].id).not.toBe(first.id);
    for (const { id } of [first, both[1]]) expect((await withdraw(id)).withdrawnAt).not.toBeNull();
    expect((await withdraw(first.id)).withdrawnAt).not.toBeNull();
    expect((await publish({ ...fire, hazard: 'injury', batch: null })).id).not.toBe(first.id);
    await expect(withdraw('999999')).rejects.toThrow('does not exist');
  });

  it('that is withdrawn is told to nobody more; a watch tells who buys while it stands', async () => {
    const over = await publish({ ...fire, sku: freight });
    await withdraw(over.id);
    const { id } = await publish({ ...fire, sku: freight, hazard: 'chemical' });
    const log = { warn: () => undefined };
    const watch = startRecallWatch({ databaseUrl: shop.databaseUrl, log, pollMs: 50 });
    try {
      await expect.poll(() => notices(id), { timeout: 10_000 }).toHaveLength(1);
      await bought('late@example.test', freight, 'tradehall_cz');
      await expect.poll(() => notices(id), { timeout: 10_000 }).toHaveLength(2);
    } finally {
      await watch.stop();
    }
    const late = `SELECT locale, store_key FROM mail_outbox WHERE kind = 'product-recall' AND recipient = 'late@example.test'`;
    expect(await shop.query(late)).toEqual([{ locale: 'cs-CZ', store_key: 'tradehall_cz' }]);
    expect(await notices(over.id).then((rows) => rows.length)).toBeLessThanOrEqual(1);
  });

  it.each([
    ['a product that does not exist', { sku: 'EX99999999' }],
    ['a number that is none', { sku: 'oven' }],
    ['a hazard nobody knows', { hazard: 'boredom' }],
    ['an action nobody knows', { action: 'shrug' }],
    ['markup', { batch: '<b>' }],
  ])('is refused with %s', async (_what, changes) => {
    await expect(publish({ ...fire, ...changes })).rejects.toThrow();
  });

  it('is published and read by nobody who is not allowed to', async () => {
    const nobody = new AdminClient(shop.url);
    await expect(publish(fire, nobody)).rejects.toThrow('not currently authorized');
    const list = '{ productRecalls { totalItems } }';
    await expect(nobody.ask(z.unknown(), list)).rejects.toThrow('not currently authorized');
    const answers = z.object({ productRecalls: z.object({ totalItems: z.number() }) });
    expect((await operator.ask(answers, list)).productRecalls.totalItems).toBeGreaterThan(0);
  });
});
