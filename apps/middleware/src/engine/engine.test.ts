import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { engineCartWithOvens, refusedCall } from '../testing/engine-answers.ts';
import { EngineStandIn } from '../testing/engine-stand-in.ts';
import { LaneFull } from './engine-lanes.ts';
import { Engine } from './engine.ts';

const question = { document: '{ version }', answers: z.object({ version: z.int() }) };
const visitor = { storeKey: 'tradehall_de', sessionToken: 'token-of-the-visitor', requestId: 'request-1' };

describe('asking the engine', () => {
  let standIn: EngineStandIn;
  let engine: Engine;

  beforeEach(async () => {
    standIn = await EngineStandIn.start();
    standIn.answer = { body: { data: { version: 3 } } };
    engine = new Engine({ url: standIn.url, secret: 'the-secret', timeoutMs: 200 });
  });
  afterEach(async () => {
    await standIn[Symbol.asyncDispose]();
    await engine.close();
  });

  it('sends the secret, the store, the session and the request id', async () => {
    const { data } = await engine.ask(question, { sku: 'EX10010001' }, visitor);
    expect(data).toEqual({ version: 3 });
    expect(standIn.asked[0]).toMatchObject({
      variables: { sku: 'EX10010001' },
      headers: {
        'x-engine-secret': 'the-secret',
        'x-store': 'tradehall_de',
        'x-request-id': 'request-1',
        authorization: 'Bearer token-of-the-visitor',
      },
    });
  });

  it('sends no authorization for a visitor without a session, and hands on the one that begins', async () => {
    standIn.answer = { headers: { 'vendure-auth-token': 'token-of-a-new-session' }, body: { data: { version: 0 } } };
    const { newSessionToken } = await engine.ask(question, {}, { ...visitor, sessionToken: null });
    expect(newSessionToken).toBe('token-of-a-new-session');
    expect(standIn.asked[0]?.headers.authorization).toBeUndefined();
  });

  it('does not take an answer of another shape', async () => {
    standIn.answer = { body: { data: { version: 'three' } } };
    await expect(engine.ask(question, {}, visitor)).rejects.toThrow();
  });

  it('treats errors of the query language as unexpected, not as a dead engine', async () => {
    standIn.answer = { body: { errors: [{ message: 'no such field' }], data: null } };
    for (let time = 0; time < 6; time += 1)
      await expect(engine.ask(question, {}, visitor)).rejects.toThrow('no such field');
    expect(engine.breakerState('usual')).toBe('closed');
  });

  it('waits longer where the engine itself waits for somebody', async () => {
    standIn.answer = 'nothing';
    const startedAtMs = performance.now();
    await expect(engine.ask({ ...question, timeoutMs: 500 }, {}, visitor)).rejects.toThrow();
    expect(performance.now() - startedAtMs).toBeGreaterThanOrEqual(490);
  });

  it('gives up waiting, and after five failures stops asking', async () => {
    standIn.answer = 'nothing';
    await expect(engine.ask(question, {}, visitor)).rejects.toThrow();
    standIn.answer = { status: 503, body: {} };
    for (let time = 0; time < 4; time += 1) await expect(engine.ask(question, {}, visitor)).rejects.toThrow('503');
    expect(engine.breakerState('usual')).toBe('open');
    await expect(engine.ask(question, {}, visitor)).rejects.toThrow('circuit');
    expect(standIn.asked).toHaveLength(5);
  });

  it('knows whether the engine is there', async () => {
    expect(await engine.isHealthy()).toBe(true);
    await standIn[Symbol.asyncDispose]();
    await expect(engine.isHealthy()).rejects.toThrow();
    standIn = await EngineStandIn.start();
  });

  it('asks a call at its path, and begins a session only where its row says so', async () => {
    standIn.answer = { body: { data: { activeCart: null, createCart: engineCartWithOvens } } };
    expect((await engine.call('activeCart', {}, visitor)).data).toEqual({ ok: true, value: null });
    expect((await engine.call('createCart', {}, visitor)).data).toMatchObject({ ok: true, value: { id: '41' } });
    expect(standIn.asked.map(({ path }) => path)).toEqual(['/calls/activeCart', '/calls-beginning-session/createCart']);
  });

  it('hands on a failure that the call declares, and throws any other without taking the engine for dead', async () => {
    const change = { cartId: '41', version: 0, intentId: 'wish-number-1', changes: [{ recalculate: true }] } as const;
    standIn.answer = { body: { data: { changeCart: refusedCall('insufficient-stock', { available: 3 }) } } };
    const failure = { code: 'insufficient-stock', available: 3 };
    expect((await engine.call('changeCart', change, visitor)).data).toEqual({ ok: false, failure });
    for (const code of ['unknown', 'invalid-input', 'not-found', 'link-expired', 'insufficient-stock', 'made-up']) {
      standIn.answer = { body: { data: { changeCart: refusedCall(code) } } };
      await expect(engine.call('changeCart', change, visitor)).rejects.toThrow(`changeCart: ${code}`);
    }
    expect(engine.breakerState('usual')).toBe('closed');
  });

  describe('where somebody else is slow', () => {
    const vatNumber = { cartId: '41', version: 0, intentId: 'wish-number-1' };
    const askAboutVat = (sessionToken: string) => {
      const changes = [{ setBillingVatNumber: { vatNumber: 'DE111111125' } }];
      return engine.call('changeCart', { ...vatNumber, changes }, { ...visitor, sessionToken });
    };
    const payment = { ...question, document: 'mutation { startCardPayment }', lane: 'card' as const };

    beforeEach(async () => {
      await engine.close();
      standIn.answer = { body: { data: { version: 3, activeCart: null, changeCart: null } } };
      standIn.silentAbout = /DE111111125|startCardPayment/;
      engine = new Engine({ url: standIn.url, secret: 'the-secret', timeoutMs: 1_500 });
    });

    it('answers carts while a hundred calls wait for the tax office and a hundred for the card provider', async () => {
      const waiting = Array.from({ length: 100 }, (_, visit) => [
        askAboutVat(`company-${visit}`),
        engine.ask(payment, {}, { ...visitor, sessionToken: `payer-${visit}` }),
      ]).flat();
      const ended = Promise.allSettled(waiting).then(() => 'ended');
      await expect.poll(() => standIn.asked.length).toBe(16 + 64);
      const change = engine.call('changeCart', { ...vatNumber, changes: [{ recalculate: true }] }, visitor);
      const cart = engine.call('activeCart', {}, visitor);
      expect(await Promise.race([Promise.all([cart, change]).then(() => 'answered'), ended])).toBe('answered');
      await ended;
    });

    it('asks for one session a few times at once, and for the next one too', async () => {
      const greedy = Array.from({ length: 66 }, () => askAboutVat('greedy'));
      const modest = askAboutVat('modest');
      const failures = Promise.all([...greedy, modest].map((each) => each.catch((failure: unknown) => failure)));
      await expect.poll(() => standIn.asked.length).toBe(5);
      const full = (await failures).filter((failure) => failure instanceof LaneFull);
      expect(full).toHaveLength(62);
      await expect(modest).rejects.not.toBeInstanceOf(LaneFull);
    });

    it('stops asking about VAT numbers after five silences, and goes on with carts', async () => {
      await Promise.allSettled(Array.from({ length: 5 }, (_, visit) => askAboutVat(`company-${visit}`)));
      expect(engine.breakerState('vat')).toBe('open');
      expect([engine.breakerState('usual'), engine.breakerState('card')]).toEqual(['closed', 'closed']);
      expect((await engine.call('activeCart', {}, visitor)).data).toEqual({ ok: true, value: null });
    });
  });
});
