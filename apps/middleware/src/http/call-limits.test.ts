import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LocalPurses } from '../context/services/purses.ts';
import { EngineStandIn } from '../testing/engine-stand-in.ts';
import { StoredDocuments } from '../testing/stored-documents.ts';
import { buildTestApp } from '../testing/test-app.ts';
import { createLimitUsual } from './call-limits.ts';

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

const post = (call: string, payload: object, address: string) =>
  app.inject({
    method: 'POST',
    url: `/api/${call}`,
    payload,
    headers: { 'x-forwarded-host': 'de.localhost', 'x-forwarded-for': address },
  });

async function statuses(count: number, ask: (index: number) => Promise<{ statusCode: number }>) {
  const found: number[] = [];
  for (let index = 0; index < count; index += 1) found.push((await ask(index)).statusCode);
  return found;
}

const message = {
  locale: 'de-DE',
  selectedReason: 'other',
  selectedSubreason: 'something-else',
  contactName: 'Jana',
  customerEmail: 'jana@example.com',
  subject: 'Hello',
  description: 'Hello',
};

describe('the contact form', () => {
  it('takes ten messages from one address, and those of another still', async () => {
    engine.answer = { body: { data: { submitContactRequest: { caseNumber: 'C-2026-000001' } } } };
    const from = (address: string) => () => post('shop/contact-request', message, address);
    expect(await statuses(11, from('192.0.2.1'))).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    const refused = await from('192.0.2.1')();
    expect(refused.json()).toMatchObject({ failure: { code: 'too-many-requests' } });
    // One comes back in a minute.
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
    expect((await from('192.0.2.2')()).statusCode).toBe(200);
    expect(engine.asked).toHaveLength(11);
  });

  it('cannot be reached more often from the many addresses of one network', async () => {
    engine.answer = { body: { data: { submitContactRequest: { caseNumber: 'C-2026-000001' } } } };
    const answers = await statuses(11, (index) => post('shop/contact-request', message, `2001:db8:1:1::${index}`));
    expect(answers.at(-1)).toBe(429);
  });

  it('takes ten messages of one session, from however many networks', async () => {
    engine.answer = { body: { data: { submitContactRequest: { caseNumber: 'C-2026-000001' } } } };
    const from = (index: number, session: string) =>
      app.inject({
        method: 'POST',
        url: '/api/shop/contact-request',
        payload: message,
        headers: { 'x-forwarded-host': 'de.localhost', 'x-forwarded-for': `192.0.2.${index}` },
        cookies: { session },
      });
    const answers = await statuses(11, (index) => from(index, 'session-of-one-visitor'));
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    expect((await from(100, 'session-of-another')).statusCode).toBe(200);
  });
});

describe('codes that are guessed', () => {
  const guess = (index: number, cart: number) =>
    app.inject({
      method: 'POST',
      url: '/api/new-ct/applyCartCoupon',
      payload: { locale: 'de-DE', cartId: String(cart), version: 1, intentId: `intent-${index}`, code: `CODE${index}` },
      headers: { 'x-forwarded-host': 'de.localhost', 'x-forwarded-for': '192.0.2.1' },
      cookies: { session: `session-of-visitor-${cart}` },
    });

  it('are one purse for all carts and sessions of an address', async () => {
    const answers = await statuses(40, (index) => guess(index, index % 4));
    expect(answers.filter((status) => status === 429)).toHaveLength(10);
  });
});

describe('verdicts of the tax office', () => {
  const number = 'DE123456789';
  const inCart = (actions: readonly object[]) =>
    post('new-ct/updateCart', { locale: 'de-DE', cartId: '41', version: 1, intentId: 'intent', actions }, '192.0.2.1');

  it('are thirty for an address, whichever call asks for them', async () => {
    const asking = [{ action: 'recalculate' }, { action: 'setBillingVatNumber', vatNumber: number }];
    const answers = await statuses(45, () => inCart(asking));
    expect(answers.filter((status) => status !== 429)).toHaveLength(30);
    const asked = await app.inject({
      method: 'GET',
      url: '/api/vat/validate',
      query: { UstId_2: number },
      headers: { 'x-forwarded-host': 'de.localhost', 'x-forwarded-for': '192.0.2.1' },
    });
    expect(asked.statusCode).toBe(429);
    expect((await inCart([{ action: 'setBillingVatNumber', vatNumber: null }])).statusCode).not.toBe(429);
  });
});

describe('what the engine is asked for one visitor', () => {
  const visitor = (session: string, address = '192.0.2.1') => ({ sessionToken: session, address });
  async function passed(times: number, ask: (index: number) => Promise<number | null>) {
    let count = 0;
    for (let index = 0; index < times; index += 1) count += (await ask(index)) === null ? 1 : 0;
    return count;
  }

  it('is three thousand calls, whichever they are; the next is told when, and other visitors are let alone', async () => {
    const purses = new LocalPurses(() => 0);
    const limit = createLimitUsual({ purses, isUnlimited: () => false });
    const limited = buildTestApp({ engineUrl: engine.url, load: new StoredDocuments().load, purses });
    engine.answer = { body: { data: { activeCart: null, me: null, customer: null } } };
    const look = (session: string) =>
      limited.inject({
        method: 'POST',
        url: '/api/new-ct/getMe',
        payload: { locale: 'de-DE', customer: false },
        headers: { 'x-forwarded-host': 'de.localhost', 'x-forwarded-for': '192.0.2.1' },
        cookies: { session },
      });
    expect(await passed(2_999, () => limit(visitor('session-of-a-script')))).toBe(2_999);
    expect((await look('session-of-a-script')).statusCode).toBe(200);
    expect(engine.asked).toHaveLength(1);
    const refused = await look('session-of-a-script');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ failure: { code: 'too-many-requests' } });
    expect(Number(refused.headers['retry-after'])).toBe(1);
    expect(engine.asked).toHaveLength(1);
    expect((await look('session-of-a-neighbour')).statusCode).toBe(200);
    await limited.close();
  });

  it('is thirty thousand for an address that makes up a session for each', async () => {
    const limit = createLimitUsual({ purses: new LocalPurses(() => 0), isUnlimited: () => false });
    expect(await passed(30_010, (index) => limit(visitor(`made-up-session-${index}`)))).toBe(30_000);
    expect(await limit(visitor('session-elsewhere', '198.51.100.1'))).toBeNull();
  });

  it('is not counted for an address of the shop itself', async () => {
    const limit = createLimitUsual({ purses: new LocalPurses(() => 0), isUnlimited: (ip) => ip === '127.0.0.1' });
    expect(await passed(3_010, () => limit(visitor('session-of-a-probe', '127.0.0.1')))).toBe(3_010);
  });
});

describe('reading', () => {
  it('has no such limit', async () => {
    const answers = await statuses(40, () => post('new-ct/isLoggedIn', {}, '192.0.2.1'));
    expect(new Set(answers)).toEqual(new Set([200]));
  });
});
