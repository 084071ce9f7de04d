import { type IdentityFake, startIdentityFake } from '@tradehall/fakes/identity/identity-fake.ts';
import { redirectUrisOf } from '@tradehall/fakes/identity/redirect-uris.ts';
import { visitProvider } from '@tradehall/fakes/identity/visit-provider.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AccountsUnderTest, password } from '../testing/accounts-under-test';
import { ShopClient } from '../testing/shop-client';
import { BrowserUnderTest } from '../testing/ways-to-sign-in-under-test';

const originPattern = 'http://{country}.localhost:3000';
const failed = (code: string) => ({ code });
const signedIn = (next: string | null = null) => ({ next });

let shop: AccountsUnderTest;
let fake: IdentityFake;

beforeAll(async () => {
  const client = (realm: 'google' | 'facebook') => ({
    clientId: `shop-at-${realm}`,
    clientSecret: `secret-of-${realm}`,
    redirectUris: redirectUrisOf(originPattern, realm),
  });
  fake = await startIdentityFake({ port: 0, google: client('google'), facebook: client('facebook') });
  shop = await AccountsUnderTest.start({
    SHOP_ORIGIN_PATTERN: originPattern,
    GOOGLE_ISSUER_URL: fake.issuer('google'),
    GOOGLE_CLIENT_ID: 'shop-at-google',
    GOOGLE_CLIENT_SECRET: 'secret-of-google',
    FACEBOOK_DIALOG_URL: `${fake.url}/facebook/dialog/oauth`,
    FACEBOOK_GRAPH_URL: `${fake.url}/facebook`,
    FACEBOOK_CLIENT_ID: 'shop-at-facebook',
    FACEBOOK_CLIENT_SECRET: 'secret-of-facebook',
  });
});

afterAll(async () => {
  await shop[Symbol.asyncDispose]();
  await fake.stop();
});

beforeEach(async () => {
  fake.faults.clear();
  await shop.forgetMails();
});

const arrive = () => new BrowserUnderTest(new ShopClient(shop.engine.url, 'tradehall_de'));
const person = (email: string) => ({ email, firstName: 'Ada', lastName: 'Berg', verified: 'yes' });

const visit = async (browser: BrowserUnderTest, provider: 'google' | 'facebook', email: string) =>
  visitProvider(await browser.authorizationUrl(provider), person(email));

const signIn = async (browser: BrowserUnderTest, provider: 'google' | 'facebook', email: string) =>
  browser.end(provider, await visit(browser, provider, email));

describe.each(['google', 'facebook'] as const)('somebody who comes back from %s', (provider) => {
  it('has an account, with an address that is proven, and finds it again', async () => {
    const email = `new@${provider}.test`;
    const browser = arrive();
    const url = await browser.authorizationUrl(provider, '/checkout/addresses');
    expect(new URL(url).searchParams.get('redirect_uri')).toBe(`http://de.localhost:3000/sign-in/${provider}/callback`);
    const back = await visitProvider(url, person(email));
    expect(await browser.end(provider, back)).toEqual(signedIn('/checkout/addresses'));
    expect(await browser.accounts.whoAmI()).toBe(email);
    expect(await signIn(arrive(), provider, email)).toEqual(signedIn());
    const rows = await shop.query('SELECT id FROM customer WHERE "emailAddress" = $1', [email]);
    expect(rows).toHaveLength(1);
    expect(await shop.mailsTo(email)).toEqual([]);
    // There is no password, and none fits.
    expect(await shop.visitor().signsIn(email, '')).toBe(false);
    expect(await shop.visitor().signsIn(email, password)).toBe(false);
  });

  it('is let in to the account that has her address, and is told so by mail', async () => {
    const email = `known@${provider}.test`;
    await shop.customer(email);
    const browser = arrive();
    expect(await signIn(browser, provider, email)).toEqual(signedIn());
    expect(await browser.accounts.whoAmI()).toBe(email);
    expect((await shop.mailsTo(email)).at(-1)).toBe('sign-in-added');
    expect(await shop.visitor().signsIn(email, password)).toBe(true);
    await signIn(arrive(), provider, email);
    expect((await shop.mailsTo(email)).filter((kind) => kind === 'sign-in-added')).toHaveLength(1);
  });

  it('is not let in by an address that the provider has not proven', async () => {
    const email = `unproven@${provider}.test`;
    await shop.customer(email);
    const browser = arrive();
    const back = await visitProvider(await browser.authorizationUrl(provider), { email });
    expect(await browser.end(provider, back)).toEqual(failed('social-login-email-unverified'));
    expect(await browser.accounts.whoAmI()).toBeNull();
    expect(await shop.mailsTo(email)).not.toContain('sign-in-added');
  });

  it('brings what she had in the cart as a guest, in a session that is new', async () => {
    const browser = arrive();
    const { id } = await browser.client.createCart();
    const before = browser.client.another();
    expect(await signIn(browser, provider, `cart@${provider}.test`)).toEqual(signedIn());
    expect((await browser.client.activeCart())?.id).toBe(id);
    expect(await before.activeCart()).toBeNull();
  });

  it('is answered within the shop’s patience where the provider fails', async () => {
    const browser = arrive();
    const back = await visit(browser, provider, `down@${provider}.test`);
    fake.faults.set({ kind: 'refuse', code: 500, times: 1 });
    expect(await browser.end(provider, back)).toEqual(failed('sign-in-provider-unavailable'));
    const again = await visit(browser, provider, `down@${provider}.test`);
    fake.faults.set({ kind: 'timeout', times: 1 });
    const startedAt = performance.now();
    expect(await browser.end(provider, again)).toEqual(failed('sign-in-provider-unavailable'));
    expect(performance.now() - startedAt).toBeLessThan(5_000);
    fake.faults.set({ kind: 'lost-answer', times: 1 });
    const third = await visit(browser, provider, `down@${provider}.test`);
    expect(await browser.end(provider, third)).toEqual(failed('sign-in-provider-unavailable'));
    expect(await signIn(browser, provider, `down@${provider}.test`)).toEqual(signedIn());
  });
});

describe('what comes back from a provider', () => {
  it('is good once, also for ten at the same moment', async () => {
    const browser = arrive();
    const back = await visit(browser, 'google', 'once@google.test');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        new BrowserUnderTest(new ShopClient(shop.engine.url, 'tradehall_de'), browser.browser).end('google', back),
      ),
    );
    expect(answers.filter((answer) => !('code' in answer))).toHaveLength(1);
    expect(await browser.end('google', back)).toEqual(failed('social-login-failed'));
  });

  it('is worth nothing in another browser, and stays good in its own', async () => {
    const [mallory, ada] = [arrive(), arrive()];
    const back = await visit(mallory, 'google', 'mallory@google.test');
    expect(await ada.end('google', back)).toEqual(failed('social-login-failed'));
    expect(await ada.accounts.whoAmI()).toBeNull();
    expect(await mallory.end('google', back)).toEqual(signedIn());
  });

  it('is worth nothing with another state, another provider, a made-up code, or after ten minutes', async () => {
    const browser = arrive();
    const [one, other] = [
      await visit(browser, 'google', 'one@google.test'),
      await visit(browser, 'google', 'other@google.test'),
    ];
    expect(await browser.end('facebook', one)).toEqual(failed('social-login-failed'));
    expect(await browser.end('google', { ...one, state: 'made-up' })).toEqual(failed('social-login-failed'));
    // The verifier and the nonce belong to the other attempt.
    expect(await browser.end('google', { ...one, state: other.state })).toEqual(failed('social-login-failed'));
    expect(await browser.end('google', { ...one, code: 'made-up' })).toEqual(failed('social-login-failed'));
    const late = await visit(browser, 'google', 'late@google.test');
    await shop.query(`UPDATE sign_in_attempt SET expires_at = expires_at - interval '10 minutes 1 second'`);
    expect(await browser.end('google', late)).toEqual(failed('social-login-failed'));
    expect(await browser.accounts.whoAmI()).toBeNull();
  });

  it('is refused where another than the provider answers', async () => {
    const browser = arrive();
    const back = await visit(browser, 'google', 'mix-up@google.test');
    expect(await browser.end('google', { ...back, issuer: fake.issuer('facebook') })).toEqual(
      failed('social-login-failed'),
    );
  });

  it('counts in two tabs of one browser', async () => {
    const browser = arrive();
    const [one, other] = [
      await visit(browser, 'google', 'tabs@google.test'),
      await visit(browser, 'google', 'tabs@google.test'),
    ];
    const answers = await Promise.all([browser.end('google', one), browser.end('google', other)]);
    expect(answers).toEqual([signedIn(), signedIn()]);
    const rows = await shop.query(`SELECT id FROM sign_in_identity WHERE email = 'tabs@google.test'`);
    expect(rows).toHaveLength(1);
  });

  it('leaves nothing of its secrets behind', async () => {
    await shop.query('TRUNCATE sign_in_attempt');
    const browser = arrive();
    const back = await visit(browser, 'google', 'traces@google.test');
    const [kept] = await shop.query('SELECT * FROM sign_in_attempt');
    expect(JSON.stringify(kept)).not.toContain(back.state);
    expect(JSON.stringify(kept)).not.toContain(browser.browser);
    await browser.end('google', back);
    expect(await shop.query('SELECT * FROM sign_in_attempt')).toEqual([]);
  });
});

describe('an account that a provider opens', () => {
  it('stays open when its address changes at the provider, and follows no address', async () => {
    const form = (email: string) => ({ ...person(email), account: 'ada' });
    const browser = arrive();
    await browser.end('google', await visitProvider(await browser.authorizationUrl('google'), form('before@a.test')));
    await shop.customer('after@a.test');
    const later = arrive();
    const back = await visitProvider(await later.authorizationUrl('google'), form('after@a.test'));
    expect(await later.end('google', back)).toEqual(signedIn());
    expect(await later.accounts.whoAmI()).toBe('before@a.test');
  });

  it('takes the place of a registration that nobody has confirmed', async () => {
    const email = 'pending@google.test';
    await shop.visitor().register(email, 'an-intruders-1-choice');
    const token = await shop.tokenTo(email);
    expect(await signIn(arrive(), 'google', email)).toEqual(signedIn());
    expect(await shop.visitor().verify(token)).toMatchObject({ code: 'link-expired' });
    expect(await shop.visitor().signsIn(email, 'an-intruders-1-choice')).toBe(false);
  });

  it('gets a password like any other', async () => {
    const email = 'later@google.test';
    await signIn(arrive(), 'google', email);
    await shop.visitor().requestReset(email);
    await shop.visitor().reset(await shop.tokenTo(email), password);
    expect(await shop.visitor().signsIn(email, password)).toBe(true);
    // The link goes with the reset; whoever still proves the address has it again.
    expect(await shop.query('SELECT 1 FROM sign_in_identity WHERE email = $1', [email])).toEqual([]);
    expect(await signIn(arrive(), 'google', email)).toEqual(signedIn());
  });

  it('is opened to nobody once it is closed', async () => {
    const email = 'closed@google.test';
    await signIn(arrive(), 'google', email);
    await shop.query(`UPDATE customer SET "deletedAt" = now() WHERE "emailAddress" = $1`, [email]);
    await shop.query(
      `UPDATE "user" SET "deletedAt" = now(), identifier = identifier || '-closed' WHERE identifier = $1`,
      [email],
    );
    const browser = arrive();
    expect(await signIn(browser, 'google', email)).toEqual(signedIn());
    expect(await browser.accounts.whoAmI()).toBe(email);
    const rows = await shop.query('SELECT id FROM customer WHERE "emailAddress" = $1', [email]);
    expect(rows).toHaveLength(2);
  });

  it('is not opened by the engine’s own mutation', async () => {
    const query = 'mutation { authenticate(input: { google: { nothing: "" } }) { __typename } }';
    const { status } = await arrive().client.post(query);
    expect(status).toBe(400);
  });
});
