import { accountEngineCalls } from '@tradehall/domain/customer/account.engine-calls.ts';
import { solveSignInChallenge } from '@tradehall/domain/customer/sign-in-challenge.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { engineSignedIn, refusedCall } from '../testing/engine-answers.ts';
import { openStandInShop, type StandInShop } from '../testing/stand-in-shop.ts';

const locale = 'de-DE';
const password = 'kettle-and-2-cups';
const credentials = { locale, email: 'ada@example.test', password };
const person = { ...credentials, firstName: 'Ada', lastName: 'Berg', custom: {} };
const token = 't'.repeat(43);
const challenge = z.object({ text: z.string(), bits: z.int() });

let shop: StandInShop;

beforeEach(async () => {
  shop = await openStandInShop();
});
afterEach(() => shop[Symbol.asyncDispose]());

function tell(data: object, headers: Readonly<Record<string, string>> = {}) {
  shop.engine.answer = { body: { data }, headers };
}
/** To each of the calls about accounts. */
const toEach = (answer: object) => Object.fromEntries(Object.keys(accountEngineCalls).map((call) => [call, answer]));
const answered = (isComplete: boolean, provenEmail: string | null = null) => toEach({ isComplete, provenEmail });
const refused = (code: string, details: object = {}) => toEach(refusedCall(code, details));
const asked = () => shop.engine.asked.map(({ variables }) => variables);

const { version } = engineSignedIn.me;

describe('registering', () => {
  it('answers nothing but that it was heard, and signs nobody in', async () => {
    tell(answered(false));
    const answer = await shop.post('new-ct/customerSignMeUp', person);
    expect(answer.json()).toEqual({ data: {} });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(asked()).toEqual([{ ...credentials, firstName: 'Ada', lastName: 'Berg' }]);
  });

  it('asks for the newsletter as well, where that was ticked', async () => {
    tell({ ...answered(false), requestNewsletter: {} });
    await shop.post('new-ct/customerSignMeUp', { ...person, custom: { newsletterConsent: true } });
    expect(asked()).toHaveLength(2);
    expect(asked()[1]).toEqual({ email: 'ada@example.test', locale });
  });

  it.each([
    [refused('password-breached'), 422, { code: 'password-breached' }],
    [refused('too-many-requests', { retryAfterSeconds: 2 }), 429, { code: 'too-many-requests', retryAfterSeconds: 2 }],
  ])('hands on what the engine refuses: %j', async (result, status, failure) => {
    tell(result);
    const answer = await shop.post('new-ct/customerSignMeUp', person);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ failure });
    expect(answer.headers['retry-after']).toBe(status === 429 ? '2' : undefined);
  });

  it('fails in the words of the specification where the engine does not take what was typed', async () => {
    tell(refused('invalid-input', { issues: [{ path: 'firstName', rule: 'invalid_format' }] }));
    expect((await shop.post('new-ct/customerSignMeUp', person)).json()).toEqual({
      failure: { code: 'customer-registration-failed' },
    });
  });
});

describe('the link of a mail', () => {
  it('says whether a password is left to choose', async () => {
    tell(answered(false));
    expect((await shop.post('new-ct/verifyAccount', { token })).json()).toEqual({ data: { isComplete: false } });
    tell(answered(true));
    expect((await shop.post('new-ct/completeAccount', { token, newPassword: password })).json()).toEqual({ data: {} });
    expect((await shop.post('new-ct/customerResetPassword', { token, newPassword: password })).json()).toEqual({
      data: {},
    });
    expect(asked().slice(1)).toEqual([
      { token, password },
      { token, password },
    ]);
  });

  it('makes the device known to the account whose mailbox it proves', async () => {
    tell(answered(true, credentials.email));
    const proven = await shop.post('new-ct/customerResetPassword', { token, newPassword: password });
    const [device = ''] = [proven.headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split(';')[0] ?? '');
    expect(device).toMatch(/^device=/);
    tell({ login: { __typename: 'InvalidCredentialsError' } });
    const signIn = (cookie: string) => shop.post('new-ct/customerSignMeIn', credentials, { cookie });
    await Promise.all(Array.from({ length: 12 }, () => signIn('none=1')));
    expect((await signIn('none=1')).statusCode).toBe(429);
    expect((await signIn(device)).statusCode).toBe(401);
  });

  it.each(['verifyAccount', 'completeAccount', 'customerResetPassword'])('is no more good: %s', async (call) => {
    tell(refused('link-expired'));
    const input = call === 'verifyAccount' ? { token } : { token, newPassword: password };
    const answer = await shop.post(`new-ct/${call}`, input);
    expect(answer.statusCode).toBe(410);
    expect(answer.json()).toEqual({ failure: { code: 'link-expired' } });
  });
});

describe('changing the password', () => {
  const change = { locale, version, currentPassword: 'old-and-1-known', newPassword: password };

  it('goes on with the session that comes of it, and answers the customer', async () => {
    tell({ ...answered(true), ...engineSignedIn }, { 'vendure-auth-token': 'n'.repeat(64) });
    const answer = await shop.post('new-ct/customerChangeMyPassword', change);
    expect(answer.json()).toMatchObject({ data: { user: { email: 'ada@example.test', version } } });
    expect(answer.headers['set-cookie']).toContain(`session=${'n'.repeat(64)}`);
  });

  it('is refused to a guest, and to whoever has seen older details', async () => {
    tell({ signedIn: null });
    expect((await shop.post('new-ct/customerChangeMyPassword', change)).statusCode).toBe(401);
    tell(engineSignedIn);
    const late = await shop.post('new-ct/customerChangeMyPassword', { ...change, version: version - 1 });
    expect(late.json()).toEqual({ failure: { code: 'customer-version-conflict', currentVersion: version } });
    expect(asked()).toEqual([{}, {}]);
  });

  it('needs the password there is', async () => {
    tell({ ...refused('password-change-failed'), ...engineSignedIn });
    const answer = await shop.post('new-ct/customerChangeMyPassword', change);
    expect(answer.json()).toEqual({ failure: { code: 'password-change-failed' } });
  });
});

describe('signing in', () => {
  const signIn = (email = credentials.email, cookie?: string) =>
    shop.post('new-ct/customerSignMeIn', { ...credentials, email }, cookie === undefined ? {} : { cookie });
  const wrong = { login: { __typename: 'InvalidCredentialsError' } };

  it('takes its time to say no', async () => {
    tell(wrong);
    const startedAt = performance.now();
    expect((await signIn()).json()).toEqual({ failure: { code: 'customer-login-failed' } });
    expect(performance.now() - startedAt).toBeGreaterThan(290);
  });

  it('says no ten times at once, and the eleventh has to prove its work first', async () => {
    tell(wrong);
    const answers = await Promise.all(Array.from({ length: 11 }, (_, index) => signIn(`a${index}@example.test`)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    expect(answers.at(-1)?.json()).toEqual({ failure: { code: 'sign-in-proof-needed' } });
    expect(shop.engine.asked).toHaveLength(10);
    const asked = await shop.post('new-ct/getSignInChallenge', { email: credentials.email });
    const { data } = z.object({ data: z.object({ challenge }) }).parse(asked.json());
    const proof = await solveSignInChallenge(data.challenge);
    const proven = await shop.post('new-ct/customerSignMeIn', { ...credentials, proof });
    expect(proven.json()).toEqual({ failure: { code: 'customer-login-failed' } });
  });

  it('remembers the device, which has its own tries from then on', async () => {
    tell({ login: { __typename: 'CurrentUser' }, ...engineSignedIn, activeCart: null });
    const cookies = [(await signIn()).headers['set-cookie'] ?? []].flat();
    const device = cookies.find((cookie) => cookie.startsWith('device='))?.split(';')[0] ?? '';
    expect(device).not.toBe('');
    tell(wrong);
    await Promise.all(Array.from({ length: 12 }, () => signIn()));
    expect((await signIn()).statusCode).toBe(429);
    expect((await signIn(credentials.email, device)).statusCode).toBe(401);
    expect((await signIn('bob@example.test', device)).statusCode).toBe(429);
  });

  it('is put off, and not counted, where too many passwords wait to be compared', async () => {
    shop.engine.answer = {
      body: { errors: [{ message: 'too-many-requests', extensions: { code: 'TOO_MANY_REQUESTS' } }], data: null },
    };
    for (let time = 0; time < 12; time += 1) {
      const answer = await signIn();
      expect(answer.statusCode).toBe(429);
      expect(answer.headers['retry-after']).toBe('2');
    }
    expect(shop.engine.asked).toHaveLength(12);
  });
});

describe('an account of an order', () => {
  it('is asked for by the session, with the order and nothing else', async () => {
    tell(answered(false));
    const answer = await shop.post('my-orders/createAccount', { locale, orderId: '41' });
    expect(answer.json()).toEqual({ data: {} });
    expect(asked()).toEqual([{ orderId: '41', locale }]);
    const stranger = await shop.post('my-orders/createAccount', { locale, orderId: '41' }, { cookie: 'none=1' });
    expect(stranger.statusCode).toBe(404);
    expect(asked()).toHaveLength(1);
  });
});

describe('signing out', () => {
  it('has the browser forget what it kept for the person, but not her choice of cookies', async () => {
    tell({ logout: { success: true } });
    const answer = await shop.post('new-ct/customerSignOut', {});
    expect(answer.headers['clear-site-data']).toBe('"storage"');
    expect((await shop.post('new-ct/isLoggedIn', {})).headers['clear-site-data']).toBeUndefined();
  });
});
