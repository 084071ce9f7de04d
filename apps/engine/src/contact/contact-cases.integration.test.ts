import { randomUUID } from 'node:crypto';
import { countryCodes } from '@tradehall/domain/locales/locales.ts';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AdminClient } from '../testing/admin-client';
import { ShopClient } from '../testing/shop-client';
import { startTestEngine, type TestEngine } from '../testing/test-engine';

const nobody = {
  CASE_MANAGEMENT_URL: 'http://127.0.0.1:1/web-to-case',
  CASE_MANAGEMENT_ORGANISATION: 'tradehall',
};

let engine: TestEngine;
let operator: AdminClient;
let pool: Pool;

beforeAll(async () => {
  engine = await startTestEngine(undefined, nobody);
  ({ operator } = engine);
  pool = new Pool({ connectionString: engine.databaseUrl, max: 1 });
});

afterAll(async () => {
  await pool.end();
  await engine[Symbol.asyncDispose]();
});

const message = {
  locale: 'cs-CZ',
  selectedReason: 'order',
  selectedSubreason: 'order-status',
  contactName: 'Jana Nováková',
  customerEmail: 'jana@example.com',
  description: 'Kde je?',
  orderNumber: '4711',
};

async function submit(subject: string, changes: object = {}) {
  const answer = z.object({ caseNumber: z.string() });
  const client = new ShopClient(engine.url, 'tradehall_cz');
  const told = await client.call('submitContactRequest', answer, { ...message, subject, ...changes });
  const { caseNumber } = answer.parse(told);
  const { rows } = await pool.query<{ id: number }>('SELECT id FROM contact_request WHERE case_number = $1', [
    caseNumber,
  ]);
  return { caseNumber, id: String(rows[0]?.id) };
}

const contactCase = z.object({
  request: z.object({ caseNumber: z.string(), state: z.string(), deliveryState: z.string() }),
  events: z.array(z.object({ kind: z.string(), words: z.string().nullable(), operator: z.string() })),
  order: z.object({ id: z.string(), number: z.string(), isOfSender: z.boolean() }).nullable(),
});
const fields =
  'request { caseNumber state deliveryState } events { kind words operator } order { id number isOfSender }';

const ask = async (field: string, id: string, by = operator) =>
  (
    await by.ask(z.object({ result: contactCase }), `query ($id: ID!) { result: ${field}(id: $id) { ${fields} } }`, {
      id,
    })
  ).result;
const change = async (field: string, id: string, by = operator) =>
  (
    await by.ask(z.object({ result: contactCase }), `mutation ($id: ID!) { result: ${field}(id: $id) { ${fields} } }`, {
      id,
    })
  ).result;
async function answer(id: string, words: string, intentId: string = randomUUID()) {
  const document = `mutation ($id: ID!, $words: String!, $intentId: String!) {
    result: answerContactRequest(id: $id, words: $words, intentId: $intentId) { ${fields} }
  }`;
  return (await operator.ask(z.object({ result: contactCase }), document, { id, words, intentId })).result;
}
const answersTo = async (email: string) =>
  (
    await pool.query<Record<string, unknown>>(
      `SELECT locale, contents FROM mail_outbox WHERE recipient = $1 AND kind = 'case-answer'`,
      [email],
    )
  ).rows;

describe('the case of a customer', () => {
  it('is closed and opened again, once however often it is pressed', async () => {
    const { id } = await submit('Closing');
    await Promise.all([change('closeContactRequest', id), change('closeContactRequest', id)]);
    expect((await ask('contactCase', id)).events).toMatchObject([{ kind: 'closed', operator: 'superadmin' }]);
    const reopened = await change('reopenContactRequest', id);
    expect(reopened.request.state).toBe('open');
    expect(reopened.events.map(({ kind }) => kind)).toEqual(['closed', 'reopened']);
    await expect(change('closeContactRequest', '999999')).rejects.toThrow('does not exist');
  });

  it('is answered by one mail in the language it was written in, and keeps the words', async () => {
    const customerEmail = 'answered@example.com';
    const { id, caseNumber } = await submit('Answering', { customerEmail });
    const intentId = randomUUID();
    await Promise.all([answer(id, ' Zítra.\nBrzy. ', intentId), answer(id, 'Zítra.\nBrzy.', intentId)]);
    const answered = await answer(id, 'Zítra.\nBrzy.', intentId);
    expect(answered.events).toMatchObject([{ kind: 'answered', words: 'Zítra.\nBrzy.' }]);
    expect(await answersTo(customerEmail)).toEqual([
      { locale: 'cs-CZ', contents: { caseNumber, words: 'Zítra.\nBrzy.' } },
    ]);
    await expect(answer(id, '  ')).rejects.toThrow();
  });

  it('is found by state, shop and reason', async () => {
    const { caseNumber } = await submit('Filtered', {
      selectedReason: 'account',
      selectedSubreason: 'account-data',
      orderNumber: undefined,
    });
    const list = z.object({ contactRequests: z.object({ items: z.array(z.object({ caseNumber: z.string() })) }) });
    const document = `query ($storeKey: String, $reason: String) {
      contactRequests(state: "open", storeKey: $storeKey, reason: $reason) { items { caseNumber } } }`;
    const find = async (variables: object) => (await operator.ask(list, document, variables)).contactRequests.items;
    expect(await find({ reason: 'account' })).toEqual([{ caseNumber }]);
    expect(await find({ reason: 'account', storeKey: 'tradehall_cz' })).toEqual([{ caseNumber }]);
    expect(await find({ reason: 'account', storeKey: 'tradehall_de' })).toEqual([]);
    expect(await find({ reason: 'sales' })).toEqual([]);
    const choices = z.object({
      contactRequestChoices: z.object({ storeKeys: z.array(z.string()), reasons: z.array(z.string()) }),
    });
    const { contactRequestChoices } = await operator.ask(choices, '{ contactRequestChoices { storeKeys reasons } }');
    expect([contactRequestChoices.storeKeys.length, contactRequestChoices.reasons.length]).toEqual([
      countryCodes.length,
      11,
    ]);
  });

  it.each(['NS900123', '900123', ' ns900123 '])('leads to the order it names as %s', async (orderNumber) => {
    await pool.query(
      `INSERT INTO "order" (code, state, active, "currencyCode", "couponCodes", "shippingAddress", "billingAddress",
         "subTotal", "subTotalWithTax", "customFieldsContactemail")
       SELECT 'NS900123', 'PaymentSettled', false, 'CZK', '', '{}', '{}', 0, 0, 'Jana@example.com'
       WHERE NOT EXISTS (SELECT FROM "order" WHERE code = 'NS900123')`,
    );
    const { id } = await submit(`Order ${orderNumber}`, { orderNumber });
    expect((await ask('contactCase', id)).order).toMatchObject({ number: 'NS900123', isOfSender: true });
    const stranger = await submit(`Order ${orderNumber}`, { orderNumber, customerEmail: 'stranger@example.com' });
    expect((await ask('contactCase', stranger.id)).order).toMatchObject({ isOfSender: false });
    const unknown = await submit('Unknown', { orderNumber: '1' });
    expect((await ask('contactCase', unknown.id)).order).toBeNull();
  });

  it('is told to the case management again when an operator wants it', async () => {
    const { id } = await submit('Failed');
    expect((await ask('contactCase', id)).request.deliveryState).toBe('waiting');
    await pool.query(`UPDATE contact_request SET delivery_state = 'failed' WHERE id = $1`, [id]);
    const wanted = await change('deliverContactRequest', id);
    expect(wanted.request.deliveryState).toBe('waiting');
    expect((await change('deliverContactRequest', id)).events.map(({ kind }) => kind)).toEqual(['delivery-wanted']);
  });

  it('is nobody else’s business', async () => {
    const { id } = await submit('Secret');
    const stranger = new AdminClient(engine.url);
    await expect(ask('contactCase', id, stranger)).rejects.toThrow('not currently authorized');
    await expect(change('closeContactRequest', id, stranger)).rejects.toThrow('not currently authorized');
    await expect(change('deliverContactRequest', id, stranger)).rejects.toThrow('not currently authorized');
  });
});
