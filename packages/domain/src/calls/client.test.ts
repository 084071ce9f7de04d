import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { call } from './call.ts';
import { createClient, type Transport } from './client.ts';
import type { WireAnswer, WireRequest } from './wire.ts';

const table = {
  'new-ct': {
    addToCart: call({
      takes: z.strictObject({ sku: z.string() }),
      answers: z.object({ cart: z.object({ version: z.int() }) }),
      failsWith: ['cart-version-conflict', 'cancelled-transaction'],
    }),
  },
  vat: {
    validate: call({
      method: 'GET',
      takes: z.strictObject({ UstId_2: z.string(), locale: z.string().optional() }),
      answers: z.object({ valid: z.boolean() }),
      failsWith: [],
    }),
  },
};

function clientAnswering(answer: WireAnswer) {
  const transport = vi.fn<Transport>(() => Promise.resolve(answer));
  return { client: createClient(table, transport, () => 'www.tradehall.de'), transport };
}

const sent = (transport: ReturnType<typeof clientAnswering>['transport']): WireRequest | undefined =>
  transport.mock.calls[0]?.[0];

describe('a call of the client', () => {
  it('posts its input as JSON and names the shop it comes from', async () => {
    const { client, transport } = clientAnswering({ status: 200, body: { data: { cart: { version: 4 } } } });
    const result = await client['new-ct'].addToCart({ sku: 'EX10000001' });
    expect(result).toEqual({ ok: true, value: { cart: { version: 4 } } });
    expect(sent(transport)).toEqual({
      path: '/api/new-ct/addToCart',
      method: 'POST',
      body: { sku: 'EX10000001' },
      params: { origin: 'www.tradehall.de' },
    });
  });

  it('puts the input of a GET into the query, leaving out what is not set', async () => {
    const { client, transport } = clientAnswering({ status: 200, body: { data: { valid: true } } });
    await client.vat.validate({ UstId_2: 'ATU12345678', locale: undefined });
    expect(sent(transport)).toEqual({
      path: '/api/vat/validate',
      method: 'GET',
      body: undefined,
      params: { UstId_2: 'ATU12345678', origin: 'www.tradehall.de' },
    });
  });

  it('keeps from an answer only what the call declares', async () => {
    const { client } = clientAnswering({ status: 200, body: { data: { cart: { version: 4, secret: 'x' } } } });
    const result = await client['new-ct'].addToCart({ sku: 'a' });
    expect(result).toEqual({ ok: true, value: { cart: { version: 4 } } });
  });

  it.each([
    [409, { code: 'cart-version-conflict', currentVersion: 7 }],
    [200, { code: 'cancelled-transaction' }],
    [500, { code: 'unknown' }],
    [429, { code: 'too-many-requests', retryAfterSeconds: 3 }],
  ])('gives a declared failure back as a value (status %i)', async (status, failure) => {
    const { client } = clientAnswering({ status, body: { failure } });
    expect(await client['new-ct'].addToCart({ sku: 'a' })).toEqual({ ok: false, failure });
  });
});

describe('an unexpected answer', () => {
  const prefix = 'An error occurred during request to /api/new-ct/addToCart, ';

  it.each([
    [
      'a failure the call does not declare',
      { status: 404, body: { failure: { code: 'order-not-found' } } },
      'status 404',
    ],
    [
      'a failure without its details',
      { status: 409, body: { failure: { code: 'cart-version-conflict' } } },
      'status 409',
    ],
    ['a page of a proxy', { status: 502, body: '<html>' }, 'status 502'],
    ['an answer with a bad status', { status: 500, body: { data: { cart: { version: 1 } } } }, 'status 500'],
    ['an answer of the wrong shape', { status: 200, body: { data: { cart: {} } } }, 'the answer is malformed'],
    ['an answer without data', { status: 200, body: {} }, 'the answer is malformed'],
  ])('%s is thrown', async (_what, answer, reason) => {
    const { client } = clientAnswering(answer);
    await expect(client['new-ct'].addToCart({ sku: 'a' })).rejects.toThrow(new Error(prefix + reason));
  });

  it('of the network is thrown with its reason and cause', async () => {
    const cause = new Error('connect ECONNREFUSED');
    const client = createClient(
      table,
      () => Promise.reject(cause),
      () => 'www.tradehall.de',
    );
    await expect(client['new-ct'].addToCart({ sku: 'a' })).rejects.toMatchObject({
      message: `${prefix}connect ECONNREFUSED`,
      cause,
    });
  });

  it('goes to the catch callback, if there is one, and null comes back', async () => {
    const onError = vi.fn<(error: Error) => void>();
    const { client } = clientAnswering({ status: 502, body: null });
    expect(await client['new-ct'].addToCart({ sku: 'a' }, { onError })).toBeNull();
    expect(onError.mock.calls).toEqual([[new Error(`${prefix}status 502`)]]);
  });
});
