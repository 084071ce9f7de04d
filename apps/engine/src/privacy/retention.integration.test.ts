import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { PaymentsUnderTest, plenty } from '../testing/payments-under-test';

let shop: PaymentsUnderTest;

beforeAll(async () => {
  shop = await PaymentsUnderTest.start({ MAIL_URL: 'smtp://127.0.0.1:1' });
});
afterAll(() => shop[Symbol.asyncDispose]());

async function guestOrder(email: string, storeKey: string): Promise<string> {
  const shopper = await shop.shopper(email, storeKey);
  await shopper.fill({ add: { sku: plenty, quantity: 1 } });
  expect(await shopper.pay()).toMatchObject({ state: 'CLAIMED' });
  return shopper.cartId;
}

/** Placed and invoiced on the last or the first day of a year, so many years ago. */
async function ageOrder(id: string, moment: string): Promise<void> {
  await shop.query(`UPDATE "order" SET "orderPlacedAt" = ${moment}, state = 'Delivered' WHERE id = $1`, [id]);
  await shop.query(
    `INSERT INTO invoice (order_id, number, issued_at, facts) VALUES ($1::int, 'T' || $1, ${moment}, '{"to": "Ada"}')`,
    [id],
  );
  await shop.query(
    `UPDATE customer SET "createdAt" = ${moment}
    WHERE id = (SELECT "customerId" FROM "order" WHERE id = $1)`,
    [id],
  );
}

async function sweep(task = 'forget-what-is-over'): Promise<void> {
  await shop.query('UPDATE scheduled_task_record SET "lastExecutedAt" = NULL WHERE "taskId" = $1', [task]);
  const run = 'mutation ($task: String!) { runScheduledTask(id: $task) { success } }';
  await (await shop.operator()).ask(z.unknown(), run, { task });
  const isDone = async () => {
    const done = `SELECT FROM scheduled_task_record WHERE "taskId" = $1 AND "lastExecutedAt" IS NOT NULL AND "lockedAt" IS NULL`;
    return (await shop.query(done, [task])).length === 1;
  };
  expect(await shop.until(isDone, 90_000)).toBe(true);
}

const orderOf = (id: string) =>
  shop.query(
    `SELECT "customFieldsContactemail" AS email, "shippingAddress"::jsonb AS address, customer."emailAddress" AS customer,
       EXISTS (SELECT FROM invoice WHERE order_id = placed.id) AS invoiced
     FROM "order" AS placed JOIN customer ON customer.id = "customerId" WHERE placed.id = $1`,
    [id],
  );

const erased: unknown = expect.stringMatching(/^erased-\d+$/);

describe('when its time is over', () => {
  it("an order of a shop with eight years is nobody's, one with ten is kept, and so is one whose last year runs", async () => {
    const [german, dutch] = [
      await guestOrder('ada@example.test', 'tradehall_de'),
      await guestOrder('eva@example.test', 'tradehall_nl'),
    ];
    const running = await guestOrder('ida@example.test', 'tradehall_de');
    expect(await shop.settled()).toBe(true);
    const over = `date_trunc('year', now()) - interval '8 years' - interval '1 day'`;
    for (const id of [german, dutch]) await ageOrder(id, over);
    await ageOrder(running, `date_trunc('year', now()) - interval '8 years'`);
    await sweep();
    expect(await orderOf(german)).toEqual([
      {
        email: null,
        address: { countryCode: 'DE' },
        customer: erased,
        invoiced: false,
      },
    ]);
    expect(await orderOf(dutch)).toMatchObject([
      { email: 'eva@example.test', customer: 'eva@example.test', invoiced: true },
    ]);
    expect(await orderOf(running)).toMatchObject([
      { email: 'ida@example.test', customer: 'ida@example.test', invoiced: true },
    ]);
    const sum = await shop.query('SELECT "subTotalWithTax"::int AS total FROM "order" WHERE id = $1', [german]);
    expect(sum).toEqual([{ total: 1_000 }]);
  });

  it('mails, requests and subscriptions go by their age, and nothing goes before', async () => {
    await shop.query('DELETE FROM mail_outbox');
    const store = `'tradehall_de', 'de-DE'`;
    const mail = (
      to: string,
      sent: string,
    ) => `INSERT INTO mail_outbox (kind, store_key, locale, recipient, contents, useful_until, sent_at)
      VALUES ('account-exists', ${store}, '${to}', '{}', now(), ${sent})`;
    await shop.query(mail('old@example.test', `now() - interval '31 days'`));
    await shop.query(mail('new@example.test', `now() - interval '29 days'`));
    const request = (
      number: string,
      state: string,
      years: number,
    ) => `INSERT INTO contact_request (case_number, store_key, locale,
      reason, subreason, contact_name, customer_email, subject, description, details, state, created_at)
      VALUES ('${number}', ${store}, 'other', 'feedback', 'A', 'a@example.test', 'S', 'D', '{}', '${state}', now() - interval '${years} years 1 day')`;
    for (const row of [
      request('closed-old', 'closed', 3),
      request('closed-new', 'closed', 2),
      request('open-old', 'open', 4),
    ])
      await shop.query(row);
    await shop.query(`INSERT INTO newsletter_subscription (email, store_key, locale, state, requested_at, consent_version, consent_language, consented_at)
      VALUES ('pending-old', ${store}, 'pending', now() - interval '31 days', '1', 'de', now()),
             ('pending-new', ${store}, 'pending', now() - interval '29 days', '1', 'de', now())`);
    await sweep();
    expect(await shop.query('SELECT recipient FROM mail_outbox')).toEqual([{ recipient: 'new@example.test' }]);
    expect(await shop.query('SELECT case_number AS number FROM contact_request ORDER BY 1')).toEqual([
      { number: 'closed-new' },
      { number: 'open-old' },
    ]);
    expect(await shop.query('SELECT email FROM newsletter_subscription')).toEqual([{ email: 'pending-new' }]);
  });

  it('receipts of consents go with the last of their line', async () => {
    const receipt = (
      id: string,
      replaces: string,
      age: string,
    ) => `INSERT INTO consent_receipt (id, replaces, purposes, text_version, language, locale, store_key, given_at)
      VALUES ('${id}', ${replaces}, '{}', 1, 'de', 'de-DE', 'tradehall_de', now() - interval '${age}')`;
    const [first, second, alone] = [
      '00000000-0000-4000-8000-000000000001',
      '00000000-0000-4000-8000-000000000002',
      '00000000-0000-4000-8000-000000000003',
    ];
    await shop.query(receipt(first, 'NULL', '5 years'));
    await shop.query(receipt(second, `'${first}'`, '1 year'));
    await shop.query(receipt(alone, 'NULL', '4 years'));
    await sweep();
    expect(await shop.query('SELECT id FROM consent_receipt ORDER BY id')).toEqual([{ id: first }, { id: second }]);
  });

  it('the log of operators lets go what is older than its period, and nothing younger than 90 days', async () => {
    const write = `
      WITH action AS (
        INSERT INTO operator_action (id, at, operator, address, mutation, target, outcome)
        SELECT gen_random_uuid(), now() - days * interval '1 day', 'retention', '', 'setStorePrice', '{}', 'changed'
          FROM unnest($1::int[]) AS days RETURNING id)
      INSERT INTO operator_change (action_id, entity, entity_id, kind, before, after)
      SELECT id, 'store_price', '77/tradehall_de', 'update', '{}', '{}' FROM action`;
    await shop.query(write, [[30, 399, 401, 500]]);
    await sweep('forget-old-operator-actions');
    const kept = () =>
      shop.query(
        `SELECT extract(day FROM now() - at)::int AS days FROM operator_action JOIN operator_change ON action_id = operator_action.id
          WHERE operator = 'retention' ORDER BY at DESC`,
      );
    expect(await kept()).toEqual([{ days: 30 }, { days: 399 }]);
    const tries = [
      'SELECT forget_operator_log(7)',
      // What the task has opened is closed again.
      `DELETE FROM operator_action WHERE at < now() - interval '1 year'`,
      `DO $$ BEGIN PERFORM set_config('tradehall.operator_log_days', '400', true); DELETE FROM operator_change; END $$`,
    ];
    for (const statement of tries) await expect(shop.query(statement)).rejects.toThrow('only added to');
    expect(await kept()).toHaveLength(2);
    // Found by the first part of the row's key, and by no part of that.
    const log = 'query ($id: String) { operatorLog(entity: "store_price", entityId: $id) { totalItems } }';
    const found = async (id: string) => (await shop.operator()).ask(z.unknown(), log, { id });
    expect(await found('77')).toEqual({ operatorLog: { totalItems: 2 } });
    expect(await found('7')).toEqual({ operatorLog: { totalItems: 0 } });
  });
});
