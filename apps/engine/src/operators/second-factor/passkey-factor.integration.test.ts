import { newPasskeyOptions } from '@tradehall/domain/customer/passkey.ts';
import { SoftwareAuthenticator } from '@tradehall/testing/passkeys/software-authenticator.ts';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AdminClient } from '../../testing/admin-client';
import { OperatorsUnderTest, password } from '../../testing/operators-under-test';
import { startTestEngine, type TestEngine } from '../../testing/test-engine';

const origin = 'https://office.example.test';
const here = { origin };

const factor = 'isEnrolled hasApp passkeyOrigin passkeys { id name lastUsedAt }';
const factorSchema = z.object({
  isEnrolled: z.boolean(),
  hasApp: z.boolean(),
  passkeyOrigin: z.string(),
  passkeys: z.array(z.object({ id: z.string(), name: z.string(), lastUsedAt: z.string().nullable() })),
});
const add = `mutation ($name: String!, $credential: JSON!) { addPasskey(name: $name, credential: $credential) { ${factor} } }`;
const remove = `mutation ($id: ID!) { removePasskey(id: $id) { ${factor} } }`;
const beginSignIn =
  'mutation ($username: String!, $password: String!) { beginPasskeySignIn(username: $username, password: $password) { attempt options hasApp hasRecoveryCodes origin } }';
const authenticate = `mutation ($input: PasskeyFactorAuthInput!) { authenticate(input: { passkeyFactor: $input }) { __typename } }`;
const me = '{ me { identifier } }';
const isIn = { authenticate: { __typename: 'CurrentUser' } };
const isWrong = { authenticate: { __typename: 'InvalidCredentialsError' } };

const step = z.object({
  beginPasskeySignIn: z.object({
    attempt: z.string(),
    options: z.object({
      challenge: z.string(),
      rpId: z.string(),
      userVerification: z.literal('required'),
      allowCredentials: z.array(z.object({ id: z.string() })),
    }),
    hasApp: z.boolean(),
    hasRecoveryCodes: z.boolean(),
    origin: z.literal(origin),
  }),
});

const codes = z.object({ newRecoveryCodes: z.array(z.string()) });
const renew = 'mutation { renewRecoveryCodes { newRecoveryCodes } }';
const withCode = `mutation ($username: String!, $password: String!, $code: String!) {
  authenticate(input: { secondFactor: { username: $username, password: $password, code: $code } }) { __typename } }`;

const logged = z.object({
  operatorLog: z.object({
    items: z.array(
      z.object({
        operator: z.string(),
        mutation: z.string(),
        outcome: z.string(),
        changes: z.array(z.object({ entity: z.string(), kind: z.string() })),
      }),
    ),
  }),
});

let engine: TestEngine;
let operators: OperatorsUnderTest;
let pool: Pool;

const mine = async (operator: AdminClient) =>
  (await operator.ask(z.object({ mySecondFactor: factorSchema }), `{ mySecondFactor { ${factor} } }`)).mySecondFactor;

const options = async (operator: AdminClient) =>
  (await operator.ask(z.object({ beginPasskey: newPasskeyOptions }), 'mutation { beginPasskey }')).beginPasskey;

async function addTo(operator: AdminClient, device = new SoftwareAuthenticator(), name = 'Key on the ring') {
  await operator.ask(z.unknown(), add, { name, credential: device.create(await options(operator), here) });
  return device;
}

async function withPasskey() {
  const { id, email } = await operators.addOperator();
  const operator = await operators.asOperator(email);
  return { id, email, operator, device: await addTo(operator) };
}

/** The password was right: what is asked of the device. */
const begun = async (email: string) =>
  step.parse((await operators.post(beginSignIn, { username: email, password })).data).beginPasskeySignIn;

const answer = (email: string, attempt: string, credential: object, given = password, address?: string) =>
  operators.post(
    authenticate,
    { input: { username: email, password: given, attempt, credential: JSON.stringify(credential) } },
    address,
  );

async function signIn(email: string, device: SoftwareAuthenticator) {
  const { attempt, options: asked } = await begun(email);
  return answer(email, attempt, device.use(asked, here));
}

beforeAll(async () => {
  engine = await startTestEngine(undefined, { TRUSTED_HOPS: '1', DASHBOARD_ORIGIN: origin });
  operators = new OperatorsUnderTest(engine);
  pool = new Pool({ connectionString: engine.databaseUrl, max: 1 });
  // The database may be dropped before a connection that was ended is closed.
  pool.on('error', () => undefined);
});

afterAll(async () => {
  await pool.end();
  await engine[Symbol.asyncDispose]();
});

describe('recovery codes of an operator who has passkeys alone', () => {
  const byCode = (username: string, code = '') => operators.post(withCode, { username, password, code });
  const renewed = async (operator: AdminClient) =>
    (await operator.ask(z.object({ renewRecoveryCodes: codes }), renew)).renewRecoveryCodes.newRecoveryCodes;

  it('come with the first passkey, and each lets one of two tabs in', async () => {
    const { email } = await operators.addOperator();
    const operator = await operators.asOperator(email);
    await expect(operator.ask(z.unknown(), renew)).rejects.toThrow('Set one up first');
    const first = new SoftwareAuthenticator().create(await options(operator), here);
    const { addPasskey } = await operator.ask(
      z.object({ addPasskey: codes }),
      'mutation ($credential: JSON!) { addPasskey(name: "Key", credential: $credential) { newRecoveryCodes } }',
      { credential: first },
    );
    const [code, ...others] = addPasskey.newRecoveryCodes;
    expect(others).toHaveLength(9);
    expect((await begun(email)).hasRecoveryCodes).toBe(true);
    const both = await Promise.all([byCode(email, code), byCode(email, code)]);
    expect(both.map(({ data }) => data)).toEqual(expect.arrayContaining([isIn, isWrong]));
    expect(await operator.ask(z.unknown(), '{ mySecondFactor { recoveryCodesLeft newRecoveryCodes } }')).toEqual({
      mySecondFactor: { recoveryCodesLeft: 9, newRecoveryCodes: [] },
    });
    const { rows } = await pool.query(
      `SELECT to_jsonb(mine)::text AS kept FROM operator_second_factor mine JOIN "user" ON "user".id = user_id WHERE identifier = $1`,
      [email],
    );
    for (const kept of others) expect(JSON.stringify(rows)).not.toContain(kept.slice(0, 9));
  });

  it('are renewed a moment after signing in, which ends the old ones and the other sessions, and is in the log', async () => {
    const { email, operator } = await withPasskey();
    const [old] = await renewed(operator);
    const signedIn = await byCode(email, old);
    expect(signedIn.data).toEqual(isIn);
    const [, second] = await renewed(operator);
    const [fresh, spare] = await renewed(operator);
    expect((await byCode(email, second)).data).toEqual(isWrong);
    expect((await byCode(email, fresh)).data).toEqual(isIn);
    const sessions = `SELECT FROM session JOIN "user" ON "user".id = "userId" WHERE identifier = $1`;
    expect((await pool.query(sessions, [email])).rowCount).toBe(2);
    await renewed(operator);
    expect((await pool.query(sessions, [email])).rowCount).toBe(1);
    expect((await byCode(email, spare)).data).toEqual(isWrong);
    await pool.query(
      `UPDATE session SET "createdAt" = "createdAt" - interval '11 minutes' WHERE "userId" = (SELECT id FROM "user" WHERE identifier = $1)`,
      [email],
    );
    await expect(operator.ask(z.unknown(), renew)).rejects.toThrow('Sign in again');
    const log = `query ($email: String) { operatorLog(operator: $email, entity: "operator_second_factor", take: 3) {
      items { operator mutation outcome changes { entity kind } } } }`;
    const { items } = (await engine.operator.ask(logged, log, { email })).operatorLog;
    expect(items.map(({ mutation, outcome }) => [mutation, outcome])).toEqual([
      ['renewRecoveryCodes', 'changed'],
      ['authenticate', 'changed'],
      ['renewRecoveryCodes', 'changed'],
    ]);
  });
});

describe('an operator’s passkey', () => {
  it('is a second factor by itself: the password alone opens nothing more, and other sessions end', async () => {
    const { email } = await operators.addOperator();
    const [operator, other] = [await operators.asOperator(email), await operators.asOperator(email)];
    expect(await mine(operator)).toEqual({ isEnrolled: false, hasApp: false, passkeyOrigin: origin, passkeys: [] });
    const device = await addTo(operator);
    expect(await mine(operator)).toMatchObject({
      isEnrolled: true,
      hasApp: false,
      passkeys: [{ name: 'Key on the ring', lastUsedAt: null }],
    });
    await expect(other.ask(z.unknown(), me)).rejects.toThrow('not currently authorized');
    const half = await operators.signIn(email, password);
    expect(half.errors?.[0]?.message).toBe('Your second factor is needed.');
    expect(half.headers.get('vendure-auth-token')).toBeNull();
    const signedIn = await signIn(email, device);
    expect(signedIn.data).toEqual(isIn);
    expect(signedIn.headers.get('vendure-auth-token')).not.toBeNull();
    expect((await mine(operator)).passkeys[0]?.lastUsedAt).toEqual(expect.any(String));
  });

  it('is asked for by the dashboard’s host only of whoever has typed the password', async () => {
    const { email } = await withPasskey();
    const wrong = await operators.post(beginSignIn, { username: email, password: 'a wrong password' });
    expect(wrong.data).toEqual({ beginPasskeySignIn: null });
    const { options: asked, hasApp } = await begun(email);
    expect(asked).toMatchObject({ rpId: 'office.example.test', allowCredentials: [expect.anything()] });
    expect(hasApp).toBe(false);
  });

  it('opens nothing from another page, locked, with the wrong password, or for another operator', async () => {
    const { email, device } = await withPasskey();
    const another = await withPasskey();
    const doings = [{ origin: 'https://evil.example' }, { origin, isUnlocked: false }];
    for (const doing of doings) {
      const { attempt, options: asked } = await begun(email);
      expect((await answer(email, attempt, device.use(asked, doing))).data).toEqual(isWrong);
    }
    const first = await begun(email);
    const wrong = await answer(email, first.attempt, device.use(first.options, here), 'a wrong password');
    expect(wrong.data).toEqual(isWrong);
    const second = await begun(another.email);
    const foreign = await answer(another.email, second.attempt, device.use(second.options, here));
    expect(foreign.data).toEqual(isWrong);
  });

  it('signs a challenge once, in the attempt it was made for, within five minutes', async () => {
    const { email, device } = await withPasskey();
    const [one, two] = [await begun(email), await begun(email)];
    // Another tab's.
    expect((await answer(email, two.attempt, device.use(one.options, here))).data).toEqual(isWrong);
    const credential = device.use(one.options, here);
    const both = await Promise.all([answer(email, one.attempt, credential), answer(email, one.attempt, credential)]);
    expect(both.map(({ data }) => data)).toEqual(expect.arrayContaining([isIn, isWrong]));
    expect((await answer(email, one.attempt, credential)).data).toEqual(isWrong);
    expect((await answer(email, two.attempt, device.use(two.options, here))).data).toEqual(isIn);
    const late = await begun(email);
    await pool.query(`UPDATE passkey_challenge SET expires_at = now() - interval '1 second'`);
    expect((await answer(email, late.attempt, device.use(late.options, here))).data).toEqual(isWrong);
  });

  it('is refused when its count falls behind: somebody has copied it', async () => {
    const { email, device } = await withPasskey();
    expect((await signIn(email, device)).data).toEqual(isIn);
    const { attempt, options: asked } = await begun(email);
    expect((await answer(email, attempt, device.use(asked, { origin, counter: 1 }))).data).toEqual(isWrong);
  });

  it('limits tries as those of codes are', async () => {
    const { email, device } = await withPasskey();
    const { attempt, options: asked } = await begun(email);
    const elsewhere = { origin: 'https://evil.example' };
    const statuses: number[] = [];
    for (let guess = 0; guess < 8; guess += 1)
      statuses.push((await answer(email, attempt, device.use(asked, elsewhere), password, '203.0.113.77')).status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  });

  it('is added by the session that was offered it, from the dashboard’s page, once', async () => {
    const { email } = await operators.addOperator();
    const [operator, other] = [await operators.asOperator(email), await operators.asOperator(email)];
    const device = new SoftwareAuthenticator();
    const tries = [
      [operator, device.create(await options(operator), { origin: 'https://evil.example' })],
      [operator, device.create(await options(operator), { origin, isUnlocked: false })],
      [other, device.create(await options(operator), here)],
    ] as const;
    for (const [by, credential] of tries)
      await expect(by.ask(z.unknown(), add, { name: 'Key', credential })).rejects.toThrow('cannot be added');
    const credential = device.create(await options(operator), here);
    await operator.ask(z.unknown(), add, { name: 'Key', credential });
    await expect(operator.ask(z.unknown(), add, { name: 'Key', credential })).rejects.toThrow('cannot be added');
    expect((await mine(operator)).passkeys).toHaveLength(1);
  });

  it('is added and removed only a moment after signing in', async () => {
    const { email, operator } = await withPasskey();
    const waiting = new SoftwareAuthenticator().create(await options(operator), here);
    await pool.query(
      `UPDATE session SET "createdAt" = "createdAt" - interval '11 minutes' WHERE "userId" = (SELECT id FROM "user" WHERE identifier = $1)`,
      [email],
    );
    const [passkey] = (await mine(operator)).passkeys;
    await expect(options(operator)).rejects.toThrow('Sign in again');
    await expect(operator.ask(z.unknown(), add, { name: 'Key', credential: waiting })).rejects.toThrow('Sign in again');
    await expect(operator.ask(z.unknown(), remove, { id: passkey?.id })).rejects.toThrow('Sign in again');
    await expect(operator.ask(z.unknown(), 'mutation { beginSecondFactor { secret } }')).rejects.toThrow('Sign in');
  });

  it('opens nothing once it is removed, and the last one stays, also for two tabs at once', async () => {
    const { email, operator, device } = await withPasskey();
    const spare = await addTo(operator, new SoftwareAuthenticator(), 'Spare');
    const { attempt, options: asked } = await begun(email);
    const [first, second] = (await mine(operator)).passkeys;
    const removals = await Promise.allSettled([
      operator.ask(z.unknown(), remove, { id: first?.id }),
      operator.ask(z.unknown(), remove, { id: second?.id }),
    ]);
    expect(removals.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { passkeys } = await mine(operator);
    expect(passkeys).toHaveLength(1);
    const removed = passkeys[0]?.name === 'Spare' ? device : spare;
    expect((await answer(email, attempt, removed.use(asked, here))).data).toEqual(isWrong);
    await expect(operator.ask(z.unknown(), remove, { id: passkeys[0]?.id })).rejects.toThrow('last second factor');
    await expect(operator.ask(z.unknown(), remove, { id: '999999' })).rejects.toThrow();
  });

  it('is taken away with the app by another operator, and all of it is in the log', async () => {
    const { id, email, device, operator } = await withPasskey();
    await signIn(email, device);
    await engine.operator.ask(z.unknown(), 'mutation ($id: ID!) { resetSecondFactor(administratorId: $id) }', { id });
    await expect(operator.ask(z.unknown(), me)).rejects.toThrow('not currently authorized');
    await operators.asOperator(email);
    const log = `{ operatorLog(entity: "passkey", take: 3) { items { operator mutation outcome changes { entity kind } } } }`;
    const { items } = (await engine.operator.ask(logged, log)).operatorLog;
    const told = items.map(({ operator: by, mutation, outcome, changes }) => {
      const { kind } = changes.find(({ entity }) => entity === 'passkey') ?? {};
      return [by, mutation, outcome, kind];
    });
    expect(told).toEqual([
      ['superadmin', 'resetSecondFactor', 'changed', 'delete'],
      [email, 'authenticate', 'changed', 'update'],
      [email, 'addPasskey', 'changed', 'insert'],
    ]);
  });
});
