import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AdminClient } from '../../testing/admin-client';
import { superadmin } from '../../testing/engine-process';
import { isWrong as isWrongPassword, OperatorsUnderTest, password } from '../../testing/operators-under-test';
import { startTestEngine, type TestEngine } from '../../testing/test-engine';
import { codeOfStep, stepAt } from './totp';

const offered = z.object({
  beginSecondFactor: z.object({ secret: z.string(), uri: z.string() }),
});
const confirmed = z.object({ confirmSecondFactor: z.object({ newRecoveryCodes: z.array(z.string()) }) });
const begin = 'mutation ($code: String) { beginSecondFactor(code: $code) { secret uri } }';
const confirm = 'mutation ($code: String!) { confirmSecondFactor(code: $code) { newRecoveryCodes } }';
const roles = '{ roles { totalItems } }';

let engine: TestEngine;
let operators: OperatorsUnderTest;
let pool: Pool;
let secret: string;

function codeOf(base32: string, stepsFromNow: number): string {
  const bits = Array.from(base32, (letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('');
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  return codeOfStep(Uint8Array.from(bytes), stepAt(Date.now()) + stepsFromNow);
}

const authenticate = `mutation ($username: String!, $password: String!, $code: String!) {
  authenticate(input: { secondFactor: { username: $username, password: $password, code: $code } }) { __typename } }`;
const signIn = (username: string, given: string, code: string) =>
  operators.post(authenticate, { username, password: given, code });
const isIn = { data: { authenticate: { __typename: 'CurrentUser' } } };
const isWrong = { data: { authenticate: { __typename: 'InvalidCredentialsError' } } };

async function enrol(operator: AdminClient) {
  const { beginSecondFactor: offer } = await operator.ask(offered, begin);
  const { confirmSecondFactor } = await operator.ask(confirmed, confirm, { code: codeOf(offer.secret, -1) });
  return { ...offer, recoveryCodes: confirmSecondFactor.newRecoveryCodes };
}

beforeAll(async () => {
  engine = await startTestEngine(undefined, { OPERATOR_SECOND_FACTOR: 'required', TRUSTED_HOPS: '1' });
  operators = new OperatorsUnderTest(engine);
  pool = new Pool({ connectionString: engine.databaseUrl, max: 2 });
  // The database may be dropped before a connection that was ended is closed.
  pool.on('error', () => undefined);
});

afterAll(async () => {
  await pool.end();
  await engine[Symbol.asyncDispose]();
});

describe('where a second factor is required', () => {
  it('opens nothing but enrolling to an operator who has none', async () => {
    await expect(engine.operator.ask(z.unknown(), roles)).rejects.toThrow('not currently authorized');
    const mine = '{ me { identifier } mySecondFactor { isEnrolled isRequired recoveryCodesLeft } }';
    expect(await engine.operator.ask(z.unknown(), mine)).toMatchObject({
      mySecondFactor: { isEnrolled: false, isRequired: true, recoveryCodesLeft: 0 },
    });
  });

  it('counts a secret only once a code of it was typed, then opens everything', async () => {
    const { beginSecondFactor: offer } = await engine.operator.ask(offered, begin);
    expect(offer.uri).toBe(`otpauth://totp/superadmin?secret=${offer.secret}&issuer=Tradehall`);
    await expect(engine.operator.ask(z.unknown(), confirm, { code: '000000' })).rejects.toThrow('not the code');
    await expect(engine.operator.ask(z.unknown(), roles)).rejects.toThrow('not currently authorized');
    const other = await new AdminClient(engine.url).signIn();
    await engine.operator.ask(z.unknown(), confirm, { code: codeOf(offer.secret, -1) });
    await engine.operator.ask(z.unknown(), roles);
    await expect(other.ask(z.unknown(), '{ me { identifier } }')).rejects.toThrow('not currently authorized');
    ({ secret } = offer);
  });

  it('lets nobody in by the password alone, and with each code once', async () => {
    const half = await operators.signIn(superadmin.username, superadmin.password);
    expect(half.errors?.[0]?.message).toBe('Your second factor is needed.');
    expect(half.headers.get('vendure-auth-token')).toBeNull();
    const code = codeOf(secret, 0);
    expect(await signIn(superadmin.username, 'a wrong password', code)).toMatchObject(isWrong);
    const both = await Promise.all([
      signIn(superadmin.username, superadmin.password, code),
      signIn(superadmin.username, superadmin.password, code),
    ]);
    expect(both.map(({ data }) => data)).toEqual(expect.arrayContaining([isIn.data, isWrong.data]));
    expect(await signIn(superadmin.username, superadmin.password, code)).toMatchObject(isWrong);
  });

  it('opens nothing to a session that was begun without the code, however it came to be', async () => {
    const { email } = await operators.addOperator();
    const operator = await operators.asOperator(email);
    await enrol(operator);
    await operator.ask(z.unknown(), '{ me { identifier } }');
    await pool.query(
      `UPDATE session SET "authenticationStrategy" = 'native' WHERE "userId" = (SELECT id FROM "user" WHERE identifier = $1)`,
      [email],
    );
    await expect(operator.ask(z.unknown(), '{ me { identifier } }')).rejects.toThrow('not currently authorized');
  });

  it('refuses no guess because one that began later was counted first', async () => {
    await pool.query(`INSERT INTO operator_sign_in_turn (key, failures) VALUES ('address:203.0.113.11', 0)`);
    const first = await pool.connect();
    try {
      await first.query('BEGIN');
      await first.query(`SELECT FROM operator_sign_in_turn WHERE key = 'address:203.0.113.11' FOR UPDATE`);
      const second = operators.signIn(superadmin.username, 'guess', '203.0.113.11');
      const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
        AND query LIKE '%INTO operator_sign_in_turn%'`;
      await expect.poll(async () => (await pool.query(waiting)).rowCount, { timeout: 10_000 }).toBe(1);
      await first.query(`UPDATE operator_sign_in_turn SET failures = failures + 1, open_at = clock_timestamp()`);
      await first.query('COMMIT');
      expect(await second).toMatchObject(isWrongPassword);
    } finally {
      first.release();
    }
  });

  it('limits the guesses of codes as those of passwords', async () => {
    const { email } = await operators.addOperator();
    await enrol(await operators.asOperator(email));
    const statuses: number[] = [];
    for (let guess = 0; guess < 8; guess += 1) statuses.push((await signIn(email, password, `00000${guess}`)).status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  });

  it('takes each recovery code once instead of a code', async () => {
    const { email } = await operators.addOperator();
    const { recoveryCodes } = await enrol(await operators.asOperator(email));
    expect(recoveryCodes).toHaveLength(10);
    const [first = ''] = recoveryCodes;
    expect(await signIn(email, password, first.toLowerCase())).toMatchObject(isIn);
    expect(await signIn(email, password, first)).toMatchObject(isWrong);
  });

  it('gives a new secret to a session only with a code of the old one', async () => {
    const { email } = await operators.addOperator();
    const operator = await operators.asOperator(email);
    const { recoveryCodes } = await enrol(operator);
    await expect(operator.ask(offered, begin)).rejects.toThrow('not the code');
    const { beginSecondFactor: another } = await operator.ask(offered, begin, { code: recoveryCodes[0] });
    // The other nine go on.
    expect(await operator.ask(confirmed, confirm, { code: codeOf(another.secret, -1) })).toEqual({
      confirmSecondFactor: { newRecoveryCodes: [] },
    });
    expect(await signIn(email, password, recoveryCodes[1] ?? '')).toMatchObject(isIn);
  });

  it('is taken away by another operator who may, which ends the sessions and is in the log', async () => {
    const { id, email } = await operators.addOperator();
    const operator = await operators.asOperator(email);
    await enrol(operator);
    const reset = 'mutation ($id: ID!) { resetSecondFactor(administratorId: $id) }';
    await expect(operator.ask(z.unknown(), reset, { id: '1' })).rejects.toThrow('not currently authorized');
    await expect(engine.operator.ask(z.unknown(), reset, { id: '1' })).rejects.toThrow('Somebody else');
    await engine.operator.ask(z.unknown(), reset, { id });
    await expect(operator.ask(z.unknown(), '{ me { identifier } }')).rejects.toThrow('not currently authorized');
    await operators.asOperator(email);
    const log =
      '{ operatorLog(mutation: "resetSecondFactor", take: 1) { items { operator target outcome changes { entity kind } } } }';
    expect(await engine.operator.ask(z.unknown(), log)).toEqual({
      operatorLog: {
        items: [
          {
            operator: superadmin.username,
            target: { administratorId: id },
            outcome: 'changed',
            changes: [{ entity: 'operator_second_factor', kind: 'delete' }],
          },
        ],
      },
    });
  });
});
