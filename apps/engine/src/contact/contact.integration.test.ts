import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AdminClient } from '../testing/admin-client';
import { ShopClient } from '../testing/shop-client';
import { AccountsUnderTest } from '../testing/accounts-under-test';

let accounts: AccountsUnderTest;
let url: string;
let operator: AdminClient;

beforeAll(async () => {
  accounts = await AccountsUnderTest.start();
  ({ url, operator } = accounts.engine);
});

afterAll(async () => {
  await accounts[Symbol.asyncDispose]();
});

const query = (statement: string, values: unknown[] = []) => accounts.query(statement, values);
const mailsTo = (email: string) =>
  query('SELECT kind, locale, contents FROM mail_outbox WHERE recipient = $1 ORDER BY id', [email]);

const message = {
  locale: 'de-DE',
  selectedReason: 'order',
  selectedSubreason: 'order-status',
  contactName: 'Jana Nováková',
  customerEmail: 'jana@example.com',
  subject: 'Where is my oven?',
  description: 'I ordered it\nlast week.',
  orderNumber: '4711',
};

const receipt = z.object({ caseNumber: z.string() });
const send = (changes: object = {}, storeKey = 'tradehall_de', by = new ShopClient(url, storeKey)) =>
  by.call('submitContactRequest', receipt, { ...message, ...changes });
const submit = async (...sent: Parameters<typeof send>) => receipt.parse(await send(...sent)).caseNumber;

const contactRequest = z.object({
  id: z.string(),
  caseNumber: z.string(),
  storeKey: z.string(),
  locale: z.string(),
  reason: z.string(),
  companyName: z.string().nullable(),
  subject: z.string(),
  description: z.string(),
  details: z.unknown(),
  state: z.string(),
});
const fields = Object.keys(contactRequest.shape).join(' ');
const list = z.object({ contactRequests: z.object({ items: z.array(contactRequest), totalItems: z.number() }) });

async function find(state: string | null, by = operator) {
  const document = `query ($state: String) { contactRequests(state: $state) { totalItems items { ${fields} } } }`;
  return (await by.ask(list, document, { state })).contactRequests;
}

describe('a message from the contact form', () => {
  it('gets the next case number of the year and waits for the operator, newest first', async () => {
    const first = await submit();
    const second = await submit({ companyName: 'Bistro', description: 'Again', locale: 'cs-CZ' }, 'tradehall_cz');
    expect(first).toMatch(/^C-20\d\d-\d{6}$/);
    expect(Number(second.slice(-6))).toBe(Number(first.slice(-6)) + 1);
    expect((await find('open')).items.slice(0, 2)).toMatchObject([
      { caseNumber: second, storeKey: 'tradehall_cz', companyName: 'Bistro' },
      {
        caseNumber: first,
        storeKey: 'tradehall_de',
        locale: 'de-DE',
        reason: 'order',
        companyName: null,
        description: 'I ordered it\nlast week.',
        details: { orderNumber: '4711' },
        state: 'open',
      },
    ]);
  });

  it('gets a number of its own, however many come at once', async () => {
    const numbers = await Promise.all(Array.from({ length: 8 }, (_, index) => submit({ subject: `Oven ${index}` })));
    expect(new Set(numbers).size).toBe(8);
  });

  it('is one case when it is sent again, from two tabs or after an answer that got lost', async () => {
    const twice = await Promise.all([submit({ subject: 'Twice' }), submit({ subject: 'Twice' })]);
    const again = await submit({ subject: 'Twice' });
    expect(new Set([...twice, again]).size).toBe(1);
    expect(await submit({ subject: 'Twice', orderNumber: '4712' })).not.toBe(again);
    expect(await submit({ subject: 'Twice', locale: 'de-AT' }, 'tradehall_at')).not.toBe(again);
  });

  it.each([
    ['markup in the subject', { subject: '<b>' }],
    ['a product number of seven digits', { productNumber: '1234567' }],
    ['a reason the shop does not know', { selectedReason: 'none' }],
    ['a field the shop does not know', { debug: '1' }],
    ['a hidden field of the case management', { orgid: 'mine' }],
    ['another reason’s subreason', { selectedSubreason: 'info-iban' }],
    ['an input its subreason does not take', { vatId: 'DE123456789' }],
    ['no order number where one is needed', { orderNumber: undefined }],
  ])('is refused with %s', async (_what, changes) => {
    await expect(send(changes)).rejects.toThrow('invalid-input');
  });

  it('is refused in the language of another shop', async () => {
    expect(await send({ locale: 'fr-FR' })).toEqual({ code: 'contact-request-failed' });
  });

  it('is confirmed by one mail that repeats nothing of it', async () => {
    const customerEmail = 'confirmed@example.com';
    const number = await submit({ customerEmail, subject: 'Buy pills' });
    await submit({ customerEmail, subject: 'Buy pills' });
    expect(await mailsTo(customerEmail)).toEqual([
      { kind: 'case-received', locale: 'de-DE', contents: { caseNumber: number } },
    ]);
  });

  it('fills nobody’s mailbox with confirmations', async () => {
    const customerEmail = 'victim@example.com';
    for (let count = 0; count < 12; count += 1) await submit({ customerEmail, subject: `Number ${count}` });
    expect(await mailsTo(customerEmail)).toHaveLength(10);
    expect((await find('open')).items.filter(({ subject }) => subject.startsWith('Number '))).toHaveLength(12);
  });

  it('belongs to the customer whose session it came from, whatever it says', async () => {
    const customer = await accounts.customer('signed-in@example.com');
    const caseNumber = await submit({ subject: 'Signed in' }, 'tradehall_de', customer.client);
    const [row] = await query(
      `SELECT customer."emailAddress" AS email FROM contact_request JOIN customer ON customer.id = customer_id
       WHERE case_number = $1`,
      [caseNumber],
    );
    expect(row).toEqual({ email: 'signed-in@example.com' });
    await submit({ subject: 'As a guest', customerEmail: 'signed-in@example.com' });
    expect(await query(`SELECT customer_id FROM contact_request WHERE subject = 'As a guest'`)).toEqual([
      { customer_id: null },
    ]);
  });

  it('is not taken where the operator has switched the form off', async () => {
    const stores = z.object({
      countryStores: z.array(z.object({ key: z.string(), flags: z.record(z.string(), z.boolean()) })),
    });
    const { countryStores } = await operator.ask(stores, '{ countryStores { key flags } }');
    expect(countryStores.filter(({ flags }) => flags['contact_webform_enabled'] !== true)).toEqual([]);
    const flags = { ...countryStores.find(({ key }) => key === 'tradehall_pl')?.flags, contact_webform_enabled: false };
    const update = 'mutation ($input: UpdateCountryStoreInput!) { updateCountryStore(input: $input) { key } }';
    await operator.ask(z.unknown(), update, { input: { key: 'tradehall_pl', version: 1, flags } });
    expect(await send({ locale: 'pl-PL' }, 'tradehall_pl')).toEqual({ code: 'feature-disabled' });
    expect(await submit()).toMatch(/^C-/);
  });

  it('is read by nobody who is not allowed to', async () => {
    await expect(find(null, new AdminClient(url))).rejects.toThrow('not currently authorized');
  });
});
