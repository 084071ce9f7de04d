import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AdminClient } from '../../testing/admin-client';
import { ShopClient } from '../../testing/shop-client';
import { startTestEngine, type TestEngine } from '../../testing/test-engine';

let engine: TestEngine;
let url: string;
let operator: AdminClient;

beforeAll(async () => {
  engine = await startTestEngine();
  ({ url, operator } = engine);
});

afterAll(async () => {
  await engine[Symbol.asyncDispose]();
});

const message = {
  locale: 'de-DE',
  selectedReason: 'order',
  selectedSubreason: 'general',
  contactName: 'Jana Nováková',
  customerEmail: 'jana@example.com',
  subject: 'Where is my oven?',
  description: 'I ordered it\nlast week.',
  orderNumber: '4711',
};

const submit = async (changes: object = {}, storeKey = 'tradehall_de') => {
  const answer = z.object({ submitContactRequest: z.object({ caseNumber: z.string().nullable() }) });
  const query = 'mutation ($input: JSON!) { submitContactRequest(input: $input) { caseNumber } }';
  const client = new ShopClient(url, storeKey);
  return (await client.ask(answer, query, { input: { ...message, ...changes } })).submitContactRequest.caseNumber;
};

const contactRequest = z.object({
  id: z.string(),
  caseNumber: z.string(),
  storeKey: z.string(),
  locale: z.string(),
  reason: z.string(),
  companyName: z.string().nullable(),
  description: z.string(),
  details: z.unknown(),
  state: z.string(),
});
const fields = Object.keys(contactRequest.shape).join(' ');
const list = z.object({ contactRequests: z.object({ items: z.array(contactRequest), totalItems: z.number() }) });

const find = async (state: string | null, by = operator) => {
  const query = `query ($state: String) { contactRequests(state: $state) { totalItems items { ${fields} } } }`;
  return (await by.ask(list, query, { state })).contactRequests;
};

describe('a message from the contact form', () => {
  it('gets the next case number of the year and waits for the operator, newest first', async () => {
    const first = await submit();
    const second = await submit({ companyName: 'Bistro', description: 'Again' }, 'tradehall_cz');
    expect(first).toMatch(/^C-20\d\d-\d{6}$/);
    expect(Number(second?.slice(-6))).toBe(Number(first?.slice(-6)) + 1);
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
    expect(await submit({ subject: 'Twice' }, 'tradehall_at')).not.toBe(again);
  });

  it('is closed by the operator', async () => {
    const caseNumber = await submit({ subject: 'To be closed' });
    const open = (await find('open')).items.find((request) => request.caseNumber === caseNumber);
    const close = 'mutation ($id: ID!) { closeContactRequest(id: $id) { state } }';
    const answer = z.object({ closeContactRequest: z.object({ state: z.string() }) });
    expect(await operator.ask(answer, close, { id: open?.id })).toEqual({ closeContactRequest: { state: 'closed' } });
    expect((await find('open')).items.map((request) => request.caseNumber)).not.toContain(caseNumber);
    expect((await find('closed')).items.map((request) => request.caseNumber)).toContain(caseNumber);
    await expect(operator.ask(answer, close, { id: '999999' })).rejects.toThrow('does not exist');
  });

  it.each([
    ['markup in the subject', { subject: '<b>' }],
    ['a product number of seven digits', { productNumber: '1234567' }],
    ['a reason the shop does not know', { selectedReason: 'none' }],
    ['a field the shop does not know', { debug: '1' }],
    ['a subreason longer than any', { selectedSubreason: 'a'.repeat(101) }],
  ])('is refused with %s', async (_what, changes) => {
    await expect(submit(changes)).rejects.toThrow();
  });

  it('is not taken where the operator has switched the form off', async () => {
    const stores = z.object({
      countryStores: z.array(z.object({ key: z.string(), flags: z.record(z.string(), z.boolean()) })),
    });
    const { countryStores } = await operator.ask(stores, '{ countryStores { key flags } }');
    expect(countryStores.filter(({ flags }) => flags['contact_webform_enabled'] !== true)).toEqual([]);
    const flags = { ...countryStores.find(({ key }) => key === 'tradehall_pl')?.flags, contact_webform_enabled: false };
    const update = 'mutation ($input: UpdateCountryStoreInput!) { updateCountryStore(input: $input) { key } }';
    await operator.ask(z.unknown(), update, { input: { key: 'tradehall_pl', flags } });
    expect(await submit({ locale: 'pl-PL' }, 'tradehall_pl')).toBeNull();
    expect(await submit()).not.toBeNull();
  });

  it('is read by nobody who is not allowed to', async () => {
    await expect(find(null, new AdminClient(url))).rejects.toThrow('not currently authorized');
  });
});
