import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { EngineStandIn } from '../testing/engine-stand-in.ts';
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
    for (let time = 0; time < 6; time += 1) {
      await expect(engine.ask(question, {}, visitor)).rejects.toThrow('no such field');
    }
    expect(engine.breakerState).toBe('closed');
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
    expect(engine.breakerState).toBe('open');
    await expect(engine.ask(question, {}, visitor)).rejects.toThrow('circuit');
    expect(standIn.asked).toHaveLength(5);
  });

  it('knows whether the engine is there', async () => {
    expect(await engine.isHealthy()).toBe(true);
    await standIn[Symbol.asyncDispose]();
    await expect(engine.isHealthy()).rejects.toThrow();
    standIn = await EngineStandIn.start();
  });
});
