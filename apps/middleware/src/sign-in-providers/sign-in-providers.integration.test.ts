import { randomUUID } from 'node:crypto';
import { startIdentityFake, type IdentityFake } from '@tradehall/fakes/identity/identity-fake.ts';
import { redirectUrisOf } from '@tradehall/fakes/identity/redirect-uris.ts';
import { visitProvider } from '@tradehall/fakes/identity/visit-provider.ts';
import { SoftwareAuthenticator } from '@tradehall/testing/passkeys/software-authenticator.ts';
import type { FastifyInstance } from 'fastify';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { productDocument } from '../testing/documents.ts';
import { customer } from '../testing/engine-database.ts';
import { startRealEngine, type RealEngine } from '../testing/real-shop.ts';
import { openSignInBrowser, type SignInBrowser } from '../testing/sign-in-browser.ts';
import { StoredDocuments } from '../testing/stored-documents.ts';
import { buildTestApp } from '../testing/test-app.ts';

const locale = 'de-DE';
const oven = 'EX10010001';
const originPattern = 'http://{country}.localhost:3000';
const origin = 'http://de.localhost:3000';
const failed = (code: string) => ({ ok: false, failure: { code } });

let fake: IdentityFake;
let engine: RealEngine;
let app: FastifyInstance;
let middlewareUrl: string;
let visitors = 0;
let logged = '';

beforeAll(async () => {
  const client = (realm: 'google' | 'facebook') => ({
    clientId: `shop-at-${realm}`,
    clientSecret: `secret-of-${realm}`,
    redirectUris: redirectUrisOf(originPattern, realm),
  });
  fake = await startIdentityFake({ port: 0, google: client('google'), facebook: client('facebook') });
  engine = await startRealEngine({
    SHOP_ORIGIN_PATTERN: originPattern,
    GOOGLE_ISSUER_URL: fake.issuer('google'),
    GOOGLE_CLIENT_ID: 'shop-at-google',
    GOOGLE_CLIENT_SECRET: 'secret-of-google',
    // This shop has no agreement with the other one.
    FACEBOOK_CLIENT_ID: '',
    FACEBOOK_CLIENT_SECRET: '',
  });
  const documents = new StoredDocuments();
  documents.put('product', locale, oven, productDocument());
  const logTo = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      logged += chunk.toString();
      done();
    },
  });
  app = buildTestApp({ engineUrl: engine.url, load: documents.load, logTo });
  middlewareUrl = await app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await app.close();
  await engine[Symbol.asyncDispose]();
  await fake.stop();
});

beforeEach(() => fake.faults.clear());

function arrive() {
  visitors += 1;
  return openSignInBrowser(middlewareUrl, `192.0.2.${visitors}`);
}

const person = (email: string) => ({ email, firstName: 'Ada', lastName: 'Berg', verified: 'yes' });

async function visit({ calls }: SignInBrowser, email: string, next?: string) {
  const started = await calls['social-login'].authorize({
    locale,
    provider: 'google',
    ...(next !== undefined && { next }),
  });
  if (!started.ok) throw new Error(started.failure.code);
  const { code, state, issuer } = await visitProvider(started.value.authorizationUrl, person(email));
  return { code, state, issuer };
}

type Back = Awaited<ReturnType<typeof visit>>;
const complete = ({ calls }: SignInBrowser, back: Back) =>
  calls['social-login'].complete({ locale, provider: 'google', ...back });

async function cartWithOven({ calls }: SignInBrowser) {
  const created = await calls['new-ct'].createCart({ locale });
  if (!created.ok) throw new Error(created.failure.code);
  const { id, version } = created.value.cart;
  const line = { sku: oven, quantity: 1 };
  await calls['new-ct'].addToCart({ locale, cartId: id, version, intentId: randomUUID(), ...line });
  return id;
}

async function whoIs({ calls }: SignInBrowser) {
  const answer = await calls['new-ct'].getMe({ locale, customer: true });
  return answer.ok ? (answer.value.me.customer?.email ?? null) : null;
}

describe('signing in with a provider', () => {
  it('is offered where the shop has a client of it', async () => {
    const { calls } = arrive();
    expect(await calls['social-login'].providers({})).toEqual({ ok: true, value: { providers: ['google'] } });
    expect(await calls['social-login'].authorize({ locale, provider: 'facebook' })).toEqual(
      failed('social-login-failed'),
    );
  });

  it('brings her cart along, in a session that is new, on a device that is known from then on', async () => {
    const browser = arrive();
    const cartId = await cartWithOven(browser);
    const guest = browser.cookies.get('session');
    const back = await visit(browser, 'ada@google.test', '/checkout/addresses');
    expect(await complete(browser, back)).toEqual({
      ok: true,
      value: { next: '/checkout/addresses', cartNotices: [] },
    });
    expect(browser.cookies.get('session')).not.toBe(guest);
    expect(browser.cookies.get('device')).toMatch(/./);
    expect(await whoIs(browser)).toBe('ada@google.test');
    const me = await browser.calls['new-ct'].getMe({ locale, customer: false });
    expect(me).toMatchObject({ value: { me: { activeCart: { id: cartId } } } });
    const ended = browser.cookies.get('session') ?? '';
    expect(await browser.calls['new-ct'].customerSignOut({})).toEqual({ ok: true, value: {} });
    browser.cookies.set('session', ended);
    expect(await whoIs(browser)).toBeNull();
  });

  it('tells what came of two carts', async () => {
    const first = arrive();
    await complete(first, await visit(first, 'carts@google.test'));
    await cartWithOven(first);
    const second = arrive();
    await cartWithOven(second);
    expect(await complete(second, await visit(second, 'carts@google.test'))).toMatchObject({
      ok: true,
      value: { cartNotices: [{ kind: 'lines-merged', quantity: 1 }] },
    });
  });

  it('counts in the browser that began it, and once', async () => {
    const [ada, mallory] = [arrive(), arrive()];
    const back = await visit(mallory, 'mallory@google.test');
    // Neither a browser that has begun nothing, nor one that has begun something else.
    expect(await complete(ada, back)).toEqual(failed('social-login-failed'));
    await visit(ada, 'ada@google.test');
    expect(await complete(ada, back)).toEqual(failed('social-login-failed'));
    expect(await whoIs(ada)).toBeNull();
    expect(await complete(mallory, back)).toMatchObject({ ok: true });
    expect(await complete(mallory, back)).toEqual(failed('social-login-failed'));
  });

  it('leads to no other shop', async () => {
    const { calls } = arrive();
    const answer = await calls['social-login'].authorize({ locale, provider: 'google', next: '//evil.example' });
    expect(answer).toMatchObject({ ok: false, failure: { code: 'invalid-input' } });
  });

  it('fails in words of its own where the provider is down, within the shop’s patience', async () => {
    const browser = arrive();
    const back = await visit(browser, 'down@google.test');
    fake.faults.set({ kind: 'timeout', times: 1 });
    const startedAt = performance.now();
    expect(await complete(browser, back)).toEqual(failed('sign-in-provider-unavailable'));
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  });

  it('leaves neither codes nor states nor addresses in the log', async () => {
    const browser = arrive();
    const back = await visit(browser, 'quiet@google.test');
    await complete(browser, back);
    expect(logged).toContain('/api/social-login/complete');
    for (const secret of [back.code, back.state, browser.cookies.get('signing-in') ?? '?', 'quiet@google.test'])
      expect(logged).not.toContain(secret);
  });
});

describe('signing in with a passkey', () => {
  const signIn = ({ calls }: SignInBrowser) => calls['new-ct'].customerSignMeIn({ locale, ...customer });

  it('works on the device it was added on, and nobody else has a say in it', async () => {
    const browser = arrive();
    await signIn(browser);
    const device = new SoftwareAuthenticator();
    const options = await browser.calls.passkeys.passkeyRegistrationOptions({});
    if (!options.ok) throw new Error(options.failure.code);
    const credential = device.create(options.value.options, { origin });
    const added = await browser.calls.passkeys.addPasskey({ locale, name: 'My laptop', credential });
    expect(added).toEqual({ ok: true, value: {} });

    const list = await browser.calls.passkeys.listPasskeys({});
    if (!list.ok) throw new Error(list.failure.code);
    const [passkey] = list.value.passkeys;
    expect(passkey).toMatchObject({ name: 'My laptop', lastUsedAt: null });
    const passkeyId = passkey?.id ?? '';

    const stranger = arrive();
    await complete(stranger, await visit(stranger, 'stranger@google.test'));
    expect(await stranger.calls.passkeys.listPasskeys({})).toEqual({ ok: true, value: { passkeys: [] } });
    expect(await stranger.calls.passkeys.removePasskey({ passkeyId })).toEqual(failed('passkey-not-found'));
    const guest = arrive();
    expect(await guest.calls.passkeys.listPasskeys({})).toEqual(failed('not-authenticated'));
    expect(await guest.calls.passkeys.removePasskey({ passkeyId })).toEqual(failed('not-authenticated'));
    expect(await guest.calls.passkeys.passkeyRegistrationOptions({})).toEqual(failed('not-authenticated'));
    expect(await guest.calls.passkeys.addPasskey({ locale, name: 'x', credential })).toEqual(
      failed('not-authenticated'),
    );

    const later = arrive();
    const cartId = await cartWithOven(later);
    const asked = await later.calls.passkeys.passkeySignInOptions({});
    if (!asked.ok) throw new Error(asked.failure.code);
    const used = device.use(asked.value.options, { origin });
    expect(await guest.calls.passkeys.signInWithPasskey({ locale, credential: used })).toEqual(
      failed('passkey-failed'),
    );
    expect(await later.calls.passkeys.signInWithPasskey({ locale, credential: used })).toMatchObject({ ok: true });
    expect(await whoIs(later)).toBe(customer.email);
    expect(later.cookies.get('device')).toMatch(/./);
    const me = await later.calls['new-ct'].getMe({ locale, customer: false });
    expect(me).toMatchObject({ value: { me: { activeCart: { id: cartId } } } });
    expect(await later.calls.passkeys.signInWithPasskey({ locale, credential: used })).toEqual(
      failed('passkey-failed'),
    );
    expect(await later.calls.passkeys.removePasskey({ passkeyId })).toEqual({ ok: true, value: {} });
    expect(await later.calls['new-ct'].customerSignOut({})).toEqual({ ok: true, value: {} });
    expect(await whoIs(later)).toBeNull();
  });
});
