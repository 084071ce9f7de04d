import { allCalls } from '@tradehall/domain/all-calls.ts';
import { callPath, type CallTable } from '@tradehall/domain/calls/call.ts';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productDocument } from './testing/documents.ts';
import { engineCartWithOvens, engineRefusal, refusedCall } from './testing/engine-answers.ts';
import { EngineStandIn } from './testing/engine-stand-in.ts';
import { StoredDocuments } from './testing/stored-documents.ts';
import { buildTestApp } from './testing/test-app.ts';

const table: CallTable = allCalls;
const paths = Object.entries(table).flatMap(([group, rows]) =>
  Object.entries(rows).map(([name, { method }]) => ({ url: callPath(group, name), method })),
);
const fields = ['locale', 'query', 'sku', 'skus', 'slug', 'cartId', 'version', 'intentId', 'quantity', 'customer'];
const odd = fc.oneof(
  fc.constantFrom(
    'de-DE',
    'main',
    'page',
    'EX10010001',
    '41',
    0,
    1,
    -1,
    1e309,
    2 ** 53,
    '1e3',
    true,
    null,
    '__proto__',
  ),
  fc.constantFrom('6f1f6a52-6a8b-4c57-9d0a-2f6b1f0c7a11', 'navigation', 'pizzaöfen', '\u0000', '\ud800', '../..'),
  fc.jsonValue({ maxDepth: 2 }),
);
const body = fc.oneof(
  { weight: 4, arbitrary: fc.dictionary(fc.constantFrom(...fields), odd).map((value) => JSON.stringify(value)) },
  { weight: 2, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string() },
);
const header = fc.oneof(
  fc.constantFrom('application/json', 'application/json; charset=x', 'text/html', 'a/b'),
  fc.string(),
);
const cookie = fc.oneof(fc.constant(`session=${'a'.repeat(64)}`), fc.string());
const printable = (text: string) => text.replace(/[^\x20-\x7e]/g, '');

describe('garbage', () => {
  let engine: EngineStandIn;
  let app: FastifyInstance;

  beforeAll(async () => {
    engine = await EngineStandIn.start();
    const carts = {
      changeCart: engineCartWithOvens,
      createCart: engineCartWithOvens,
      activeCart: null,
      cart: null,
      createCartTransfer: refusedCall('cart-not-found'),
      cardPaymentMethods: refusedCall('cart-not-found'),
      outcome: engineRefusal('cart-not-found'),
      placeOrder: engineRefusal('payment-required'),
      receiveCartTransfer: refusedCall('link-expired'),
    };
    const session = {
      shopOrders: refusedCall('not-authenticated'),
      login: { __typename: 'InvalidCredentialsError' },
      logout: { success: true },
      signInProviders: { providers: [] },
      startProviderSignIn: refusedCall('social-login-failed'),
      completeProviderSignIn: refusedCall('social-login-failed'),
      passkeys: refusedCall('not-authenticated'),
      passkeyRegistrationOptions: refusedCall('not-authenticated'),
      addPasskey: refusedCall('not-authenticated'),
      removePasskey: refusedCall('not-authenticated'),
      signInWithPasskey: refusedCall('passkey-failed'),
      passkeySignInOptions: {
        options: { challenge: 'x', rpId: 'de.localhost', timeout: 1, userVerification: 'required' },
      },
      myLoyaltyTier: null,
      myLoyaltyStanding: null,
      myConsents: null,
      me: null,
      signedIn: null,
      myData: null,
      requestMyDataLink: refusedCall('not-authenticated'),
      exportMyData: refusedCall('not-authenticated'),
      beginErasure: refusedCall('not-authenticated'),
      eraseMe: refusedCall('not-authenticated'),
    };
    engine.answer = { body: { data: { ...carts, ...session } } };
    const documents = new StoredDocuments();
    documents.put('product', 'de-DE', 'EX10010001', productDocument());
    app = buildTestApp({ engineUrl: engine.url, load: documents.load });
  });
  afterAll(async () => {
    await engine[Symbol.asyncDispose]();
    await app.close();
  });

  it('never brings a call down', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), body, header, cookie, async ({ url, method }, payload, type, jar) => {
        const headers = { host: 'de.localhost', 'content-type': printable(type), cookie: printable(jar) };
        const target = method === 'GET' ? `${url}?key=${encodeURIComponent(payload.toWellFormed())}` : url;
        const answer = await app.inject({ method, url: target, headers, ...(method === 'POST' && { payload }) });
        expect(answer.statusCode === 501 || answer.statusCode < 500, `${url} ${answer.statusCode} ${payload}`).toBe(
          true,
        );
      }),
      { numRuns: 3_000 },
    );
  }, 30_000);
});
