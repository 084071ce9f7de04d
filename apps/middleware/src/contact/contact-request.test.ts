import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refusedCall } from '../testing/engine-answers.ts';
import { EngineStandIn } from '../testing/engine-stand-in.ts';
import { StoredDocuments } from '../testing/stored-documents.ts';
import { buildTestApp } from '../testing/test-app.ts';

let engine: EngineStandIn;
let app: FastifyInstance;

beforeEach(async () => {
  engine = await EngineStandIn.start();
  app = buildTestApp({ engineUrl: engine.url, load: new StoredDocuments().load });
});

afterEach(async () => {
  await app.close();
  await engine[Symbol.asyncDispose]();
});

const message = {
  locale: 'de-DE',
  selectedReason: 'payment',
  selectedSubreason: 'payment-methods',
  contactName: 'Jana',
  customerEmail: 'jana@example.com',
  subject: 'Hello',
  description: 'Hello',
  productNumber: '10000001',
};
const post = (changes: object = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/shop/contact-request',
    payload: { ...message, ...changes },
    headers: { 'x-forwarded-host': 'de.localhost' },
  });
const receipt = (caseNumber: string) => ({ body: { data: { submitContactRequest: { caseNumber } } } });

describe('a message to the shop', () => {
  it('is answered with its case number, and goes to the engine as it was typed', async () => {
    engine.answer = receipt('C-2026-000001');
    expect((await post()).json()).toEqual({ data: { caseNumber: 'C-2026-000001' } });
    expect(engine.asked.map(({ variables }) => variables)).toEqual([message]);
  });

  it.each(['recordType', 'country', 'orgid', 'retURL', 'debug', 'debugEmail', 'customerId', 'caseNumber'])(
    'is refused with the hidden field %s',
    async (name) => {
      const answer = await post({ [name]: '1' });
      expect([answer.statusCode, answer.json()]).toMatchObject([400, { failure: { code: 'invalid-input' } }]);
      expect(engine.asked).toEqual([]);
    },
  );

  it.each([
    ['an input its subreason needs is missing', { productNumber: undefined }, 'productNumber'],
    ['an input its subreason does not take is there', { quantity: 1 }, 'quantity'],
    ['the subreason is another reason’s', { selectedReason: 'order' }, 'selectedSubreason'],
    ['the product number has seven digits', { productNumber: '1000000' }, 'productNumber'],
  ])('is refused when %s', async (_what, changes, path) => {
    expect((await post(changes)).json()).toMatchObject({ failure: { code: 'invalid-input', issues: [{ path }] } });
  });

  it('is not taken where the store has no form', async () => {
    engine.answer = { body: { data: { submitContactRequest: refusedCall('feature-disabled') } } };
    expect((await post()).json()).toEqual({ failure: { code: 'feature-disabled' } });
  });

  it.each(['unknown', 'invalid-input', 'contact-request-failed'])(
    'has failed when the engine said no (%s), and is not asked again',
    async (code) => {
      engine.answer = { body: { data: { submitContactRequest: refusedCall(code) } } };
      expect((await post()).json()).toEqual({ failure: { code: 'contact-request-failed' } });
      expect(engine.asked).toHaveLength(1);
    },
  );

  it('has failed when nobody could be reached', async () => {
    const nowhere = buildTestApp({ engineUrl: 'http://127.0.0.1:1', load: new StoredDocuments().load });
    const headers = { 'x-forwarded-host': 'de.localhost' };
    const answer = await nowhere.inject({
      method: 'POST',
      url: '/api/shop/contact-request',
      payload: message,
      headers,
    });
    expect(answer.json()).toEqual({ failure: { code: 'contact-request-failed' } });
    await nowhere.close();
  });

  it('is asked about again when the answer got lost', async () => {
    engine.answer = 'nothing';
    const sent = post();
    await expect.poll(() => engine.asked.length).toBe(1);
    engine.answer = receipt('C-2026-000002');
    engine.dropAll();
    expect((await sent).json()).toEqual({ data: { caseNumber: 'C-2026-000002' } });
    expect(engine.asked).toHaveLength(2);
  });

  it('is not said to have failed when it may have been kept', async () => {
    engine.answer = { status: 502, body: {} };
    const answer = await post();
    expect([answer.statusCode, answer.json()]).toMatchObject([500, { failure: { code: 'unknown' } }]);
  });
});
