import { rankSumZ } from '@tradehall/testing/statistics/rank-sum.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { complete, incomplete, refused } from '../testing/account-calls';
import { AccountsUnderTest, another, password } from '../testing/accounts-under-test';

let shop: AccountsUnderTest;

beforeAll(async () => {
  shop = await AccountsUnderTest.start();
});

afterAll(() => shop[Symbol.asyncDispose]());

beforeEach(() => shop.forgetMails());

describe('a registration', () => {
  it('is an account once the address is proven, and signs nobody in', async () => {
    const ada = shop.visitor();
    expect(await ada.register('Ada@example.test', password)).toEqual(incomplete);
    expect(await ada.signsIn('ada@example.test', password)).toBe(false);
    expect(await shop.query(`SELECT id FROM customer WHERE "emailAddress" = 'ada@example.test'`)).toEqual([]);
    expect(await shop.mailsTo('ada@example.test')).toEqual(['account-verify']);
    const token = await shop.tokenTo('ada@example.test');
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await ada.verify(`${token}x`)).toEqual(refused('link-expired'));
    expect(await ada.verify(token)).toEqual(complete);
    expect(await ada.whoAmI()).toBeNull();
    expect(await ada.signsIn('ada@example.test', password)).toBe(true);
    expect(await ada.whoAmI()).toBe('ada@example.test');
  });

  it('keeps neither the token nor the password where the database can be read', async () => {
    await shop.visitor().register('kept@example.test', password);
    const kept = JSON.stringify(await shop.query('SELECT hash, pending FROM account_token'));
    expect(kept).not.toContain(await shop.tokenTo('kept@example.test'));
    expect(kept).not.toContain(password);
    expect(kept).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });

  it('is proven once by ten uses of the link at the same moment', async () => {
    await shop.visitor().register('ten@example.test', password);
    const token = await shop.tokenTo('ten@example.test');
    const answers = await Promise.all(Array.from({ length: 10 }, () => shop.visitor().verify(token)));
    expect(answers.filter((answer) => !('code' in answer))).toEqual([complete]);
    expect(answers.filter((answer) => 'code' in answer)).toHaveLength(9);
    expect(await shop.query(`SELECT id FROM "user" WHERE identifier = 'ten@example.test'`)).toHaveLength(1);
  });

  it('is over after a day', async () => {
    await shop.visitor().register('late@example.test', password);
    const lives = await shop.query(
      `SELECT expires_at - created_at = interval '24 hours' AS "isADay" FROM account_token`,
    );
    expect(lives).toEqual([{ isADay: true }]);
    await shop.query(`UPDATE account_token SET expires_at = now() - interval '1 second'`);
    const token = await shop.tokenTo('late@example.test');
    expect(await shop.visitor().verify(token)).toEqual(refused('link-expired'));
    expect(await shop.visitor().complete(token, another)).toEqual(refused('link-expired'));
  });

  it('refuses a password that has leaked, and one that breaks the rule', async () => {
    shop.breached.leak('leaked-with-1-oven');
    expect(await shop.visitor().register('weak@example.test', 'leaked-with-1-oven')).toEqual(
      refused('password-breached'),
    );
    await expect(shop.visitor().register('weak@example.test', 'short-1')).rejects.toThrow('password');
    expect(await shop.mailsTo('weak@example.test')).toEqual([]);
  });

  it('leaves the choice of the password to the mailbox where two want the same address', async () => {
    await shop.visitor().register('wanted@example.test', 'of-the-attacker-1');
    const first = await shop.tokenTo('wanted@example.test');
    await shop.visitor().register('wanted@example.test', password);
    expect(await shop.mailsTo('wanted@example.test')).toHaveLength(1);
    expect(await shop.visitor().verify(first)).toEqual(incomplete);
    expect(await shop.visitor().signsIn('wanted@example.test', 'of-the-attacker-1')).toBe(false);
    expect(await shop.visitor().complete(first, another)).toEqual(complete);
    expect(await shop.visitor().signsIn('wanted@example.test', 'of-the-attacker-1')).toBe(false);
    expect(await shop.visitor().signsIn('wanted@example.test', another)).toBe(true);
  });
});

describe('whoever asks about an address', () => {
  async function takenMs(work: () => Promise<unknown>): Promise<number> {
    await shop.letTurnsPass();
    const startedAt = performance.now();
    await work();
    return performance.now() - startedAt;
  }

  it('is answered the same, after the same time, whether it has an account or not', async () => {
    await shop.customer('known@example.test');
    for (const ask of ['register', 'requestReset'] as const) {
      const asked = async (email: string) => expect(await shop.visitor()[ask](email, password)).toEqual(incomplete);
      const known: number[] = [];
      const unknown: number[] = [];
      // In turns: what else the machine does meets both.
      for (let round = 0; round < 15; round += 1) {
        known.push(await takenMs(() => asked('known@example.test')));
        unknown.push(await takenMs(() => asked(`nobody-${round}@example.test`)));
      }
      expect(Math.abs(rankSumZ(known, unknown))).toBeLessThan(3.3);
    }
    expect(await shop.mailsTo('known@example.test')).toContain('account-exists');
    expect(await shop.mailsTo('nobody-1@example.test')).toEqual(['account-verify']);
  });

  it('fills no mailbox', async () => {
    await Promise.all(Array.from({ length: 6 }, () => shop.visitor().requestReset('known@example.test')));
    expect(await shop.mailsTo('known@example.test')).toHaveLength(1);
  });
});

describe('links that have expired', () => {
  it('are forgotten with all that was typed for them', async () => {
    await shop.visitor().register('forgotten@example.test', password);
    await shop.visitor().register('remembered@example.test', password);
    await shop.query(
      `UPDATE account_token SET expires_at = now() - interval '1 second' WHERE email = 'forgotten@example.test'`,
    );
    const worker = await shop.startWorker();
    onTestFinished(() => worker.stop());
    const success = z.object({ runScheduledTask: z.object({ success: z.literal(true) }) });
    const run = 'mutation { runScheduledTask(id: "forget-old-account-tokens") { success } }';
    await shop.engine.operator.ask(success, run);
    const left = () => shop.query('SELECT email FROM account_token');
    await expect.poll(left, { timeout: 30_000 }).toEqual([{ email: 'remembered@example.test' }]);
  });
});
