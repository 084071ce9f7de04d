import { setTimeout as sleep } from 'node:timers/promises';
import { BcryptPasswordHashingStrategy } from '@vendure/core';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AccountCalls, complete, refused } from '../testing/account-calls';
import { AdminClient } from '../testing/admin-client';
import { AccountsUnderTest, another, password } from '../testing/accounts-under-test';

let shop: AccountsUnderTest;

beforeAll(async () => {
  shop = await AccountsUnderTest.start();
});

afterAll(() => shop[Symbol.asyncDispose]());

beforeEach(() => shop.forgetMails());

describe('a password that is reset', () => {
  it('ends every session of the account, and opens it', async () => {
    const atHome = await shop.customer('reset@example.test');
    const onTheWay = shop.visitor();
    await onTheWay.signsIn('reset@example.test', password);
    await shop.visitor().requestReset('reset@example.test');
    expect(await shop.visitor().reset(await shop.tokenTo('reset@example.test'), another)).toEqual(complete);
    expect([await atHome.whoAmI(), await onTheWay.whoAmI()]).toEqual([null, null]);
    expect(await shop.visitor().signsIn('reset@example.test', password)).toBe(false);
    expect(await shop.visitor().signsIn('reset@example.test', another)).toBe(true);
    expect((await shop.mailsTo('reset@example.test')).at(-1)).toBe('password-changed');
  });

  it('is reset once by ten uses of the link at the same moment', async () => {
    await shop.customer('often@example.test');
    await shop.visitor().requestReset('often@example.test');
    const token = await shop.tokenTo('often@example.test');
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => shop.visitor().reset(token, `${another}-${index}`)),
    );
    expect(answers.filter((answer) => !('code' in answer))).toEqual([complete]);
    expect(await shop.visitor().reset(token, another)).toEqual(refused('link-expired'));
  });

  it('is not reset after half an hour, nor with a link for something else', async () => {
    await shop.customer('slow@example.test');
    await shop.visitor().requestReset('slow@example.test');
    const token = await shop.tokenTo('slow@example.test');
    expect(await shop.visitor().complete(token, another)).toEqual(refused('link-expired'));
    await shop.query(
      `UPDATE account_token SET expires_at = expires_at - interval '30 minutes 1 second' WHERE purpose = 'reset'`,
    );
    expect(await shop.visitor().reset(token, another)).toEqual(refused('link-expired'));
    expect(await shop.visitor().signsIn('slow@example.test', password)).toBe(true);
  });

  it('outlives no sign-in with the old one that is under way', async () => {
    await shop.customer('race@example.test');
    await shop.visitor().requestReset('race@example.test');
    const token = await shop.tokenTo('race@example.test');
    const late = Array.from({ length: 4 }, () => shop.visitor());
    await Promise.all([
      shop.visitor().reset(token, another),
      ...late.map(async (each, index) => {
        await sleep(index * 20);
        await each.signsIn('race@example.test', password);
      }),
    ]);
    expect(await Promise.all(late.map((each) => each.whoAmI()))).toEqual([null, null, null, null]);
  });
});

describe('a password that is changed', () => {
  it('ends all other sessions, and this one goes on with another token', async () => {
    const atHome = await shop.customer('change@example.test');
    const stolen = new AccountCalls(atHome.client.another());
    const onTheWay = shop.visitor();
    await onTheWay.signsIn('change@example.test', password);
    expect(await atHome.change('not-the-password-1', another)).toEqual(refused('password-change-failed'));
    expect(await onTheWay.whoAmI()).toBe('change@example.test');
    expect(await atHome.change(password, another)).toEqual(complete);
    expect(await atHome.whoAmI()).toBe('change@example.test');
    expect([await stolen.whoAmI(), await onTheWay.whoAmI()]).toEqual([null, null]);
    expect(await shop.visitor().signsIn('change@example.test', another)).toBe(true);
    expect((await shop.mailsTo('change@example.test')).at(-1)).toBe('password-changed');
  });

  it('is nobody else’s to change', async () => {
    expect(await shop.visitor().change(password, another)).toEqual(refused('not-authenticated'));
  });
});

describe('hashes of passwords', () => {
  it('of the engine’s old kind are replaced at the next sign-in', async () => {
    await shop.customer('old@example.test');
    const old = await new BcryptPasswordHashingStrategy().hash(password);
    await shop.query(`UPDATE authentication_method SET "passwordHash" = $1 WHERE identifier = 'old@example.test'`, [
      old,
    ]);
    expect(await shop.visitor().signsIn('old@example.test', another)).toBe(false);
    expect(await shop.visitor().signsIn('old@example.test', password)).toBe(true);
    const hashes = await shop.query(
      `SELECT "passwordHash" LIKE '$argon2id$%' AS "isNew" FROM authentication_method WHERE identifier = 'old@example.test'`,
    );
    expect(hashes).toEqual([{ isNew: true }]);
    expect(await shop.visitor().signsIn('old@example.test', password)).toBe(true);
  });

  it('are made one at a time: whoever finds the queue full is told to come again', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => shop.visitor().register(`flood-${index}@example.test`, password)),
    );
    const refusals = answers.filter((answer) => 'code' in answer);
    expect(refusals.length).toBeGreaterThan(0);
    expect(answers.length - refusals.length).toBeGreaterThanOrEqual(9);
    const tooMany = { code: 'too-many-requests', retryAfterSeconds: 2 };
    expect(refusals).toEqual(refusals.map(() => tooMany));
  });

  it('have their turn before an account is looked up: a full queue refuses known and unknown addresses alike', async () => {
    await shop.customer('known@example.test');
    const operator = new Client({ connectionString: shop.engine.databaseUrl });
    await operator.connect();
    const isCompared = (kind: string) => shop.visitor().isCompared(`${kind}@example.test`, 'a-wrong-1-again');
    try {
      // Nobody can be looked up. The first has the turn, eight wait for two seconds, the others are refused at once.
      await operator.query('BEGIN; LOCK TABLE "user" IN ACCESS EXCLUSIVE MODE');
      const first = isCompared('unknown');
      const looksUp = `SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      await expect.poll(() => shop.query(looksUp)).toEqual([{ waiting: 1 }]);
      const kinds = Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? 'known' : 'unknown'));
      expect(await Promise.all(kinds.map(isCompared))).toEqual(kinds.map(() => false));
      await operator.query('ROLLBACK');
      expect(await first).toBe(true);
    } finally {
      await operator.end();
    }
  });

  it('of operators wait in a queue of their own', async () => {
    await shop.customer('shopper@example.test');
    const admin = new AdminClient(shop.engine.url);
    // Each of another name: of one name only a few are compared at all.
    const tries = Array.from({ length: 20 }, (_, index) => admin.tries(`operator-${index}`, 'a-wrong-1-again'));
    const signedIn = await shop.visitor().signsIn('shopper@example.test', password);
    const answers = await Promise.all(tries);
    expect(signedIn).toBe(true);
    expect(answers).toContain('too-many-requests');
  });
});
