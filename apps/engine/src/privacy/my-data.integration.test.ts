import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AccountCalls } from '../testing/account-calls';
import { engineEnvironment } from '../testing/engine-process';
import { AccountsUnderTest, another, password } from '../testing/accounts-under-test';
import { done, MyDataCalls, refused } from '../testing/my-data-calls';

let shop: AccountsUnderTest;
const folder = mkdtempSync(join(tmpdir(), 'erasures-'));
const journal = join(folder, 'erasures.jsonl');

beforeAll(async () => {
  shop = await AccountsUnderTest.start({ ERASURE_JOURNAL: journal });
});
afterAll(async () => {
  await shop[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});
beforeEach(() => shop.forgetMails());

const dataOf = ({ client }: AccountCalls) => new MyDataCalls(client);
const proof = { password };

async function erase(customer: AccountCalls) {
  const mine = dataOf(customer);
  return mine.erase(await mine.confirmation(proof));
}

/** `run-erasures.js`, as an operator starts it. */
function runErasures(command: string, input = ''): string {
  const program = join(__dirname, '../../dist/src/privacy/run-erasures.js');
  const env = { ...process.env, ...engineEnvironment(shop.engine.databaseUrl, 'redis://127.0.0.1:1') };
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, command], { input, encoding: 'utf8', env });
  expect(status, stderr).toBe(0);
  return stdout.trim();
}

describe('what is kept of somebody', () => {
  it('is told to nobody but the signed-in customer who knows the password', async () => {
    const guest = dataOf(shop.visitor());
    expect(await guest.overview()).toBeNull();
    for (const refusal of [await guest.export(proof), await guest.begin(proof), await guest.requestLink()])
      expect(refusal).toEqual(refused('not-authenticated'));
    expect(await guest.erase('anything')).toEqual(refused('not-authenticated'));
    const mine = dataOf(await shop.customer('ada@example.test'));
    expect(await mine.overview()).toEqual({ hasPassword: true, consents: [] });
    expect(await mine.export({ password: another })).toEqual(refused('owner-not-proven'));
    expect(await mine.export({ token: 'none' })).toEqual(refused('owner-not-proven'));
    expect(await mine.begin({ password: another })).toEqual(refused('owner-not-proven'));
    const { fileName, data } = await mine.file(proof);
    expect(fileName).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
    expect(data['customer']).toMatchObject([{ email: 'ada@example.test', firstName: 'Ada', lastName: 'Berg' }]);
  });

  it('holds nothing of anybody else, and no secret', async () => {
    const [ida, eva] = [await shop.customer('ida@example.test'), await shop.customer('eva@example.test')];
    const { json } = await dataOf(ida).file(proof);
    expect(json).toContain('ida@example.test');
    expect(json).not.toMatch(/eva@example\.test|argon2|[\da-f]{64}/);
    expect((await dataOf(eva).file(proof)).json).not.toContain('ida@example.test');
  });

  it('is told no more when the session has ended', async () => {
    const customer = await shop.customer('mia@example.test');
    const old = new MyDataCalls(customer.client.another());
    await customer.client.ask(z.unknown(), 'mutation { logout { success } }');
    expect(await old.export(proof)).toEqual(refused('not-authenticated'));
  });
});

describe('an account without a password', () => {
  it('is proven by the link of a mail, in its own session and for half an hour', async () => {
    const email = 'uma@example.test';
    const [uma, eve] = [await shop.customer(email), await shop.customer('eve@example.test')];
    const users = `(SELECT "userId" FROM customer WHERE "emailAddress" IN ('${email}', 'eve@example.test'))`;
    await shop.query(`UPDATE authentication_method SET "passwordHash" = '' WHERE "userId" IN ${users}`);
    await shop.forgetMails();
    const mine = dataOf(uma);
    expect(await mine.overview()).toMatchObject({ hasPassword: false });
    expect(await mine.export(proof)).toEqual(refused('owner-not-proven'));
    expect(await mine.requestLink()).toEqual(done);
    expect(await mine.requestLink()).toEqual(done);
    expect(await shop.mailsTo(email)).toEqual(['my-data-link']);
    const token = await shop.tokenTo(email);
    expect(await dataOf(eve).export({ token })).toEqual(refused('owner-not-proven'));
    expect((await mine.file({ token })).json).toContain(email);
    expect((await mine.file({ token })).json).toContain(email);
    await shop.query(`UPDATE privacy_token SET expires_at = now()`);
    expect(await mine.export({ token })).toEqual(refused('owner-not-proven'));
  });

  it('is not mailed a link where it has one', async () => {
    const mine = dataOf(await shop.customer('pia@example.test'));
    await shop.forgetMails();
    expect(await mine.requestLink()).toEqual(done);
    expect(await shop.mailsTo('pia@example.test')).toEqual([]);
  });
});

describe('deleting an account', () => {
  it('ends it on all devices, tells the mailbox, and leaves the address free', async () => {
    const email = 'kim@example.test';
    const customer = await shop.customer(email);
    const elsewhere = shop.visitor();
    await elsewhere.signsIn(email, password);
    await elsewhere.client.createCart();
    expect(await erase(customer)).toEqual(done);
    expect(await customer.whoAmI()).toBeNull();
    expect(await elsewhere.whoAmI()).toBeNull();
    expect(await shop.visitor().signsIn(email, password)).toBe(false);
    expect(await shop.mailsTo(email)).toEqual(['account-deleted']);
    await shop.visitor().register(email, another);
    expect(await shop.mailsTo(email)).toEqual(['account-deleted', 'account-verify']);
    await shop.visitor().verify(await shop.tokenTo(email));
    const again = shop.visitor();
    expect(await again.signsIn(email, another)).toBe(true);
    expect(await again.orders()).toEqual([]);
    expect(await again.client.activeCart()).toBeNull();
  });

  it('happens once, however often the last button is pressed', async () => {
    const customer = await shop.customer('lou@example.test');
    const mine = dataOf(customer);
    const confirmation = await mine.confirmation(proof);
    const tabs = Array.from({ length: 4 }, () => new MyDataCalls(customer.client.another()));
    expect(await Promise.all(tabs.map((tab) => tab.erase(confirmation)))).toEqual([done, done, done, done]);
    expect(await mine.erase(confirmation)).toEqual(done);
    expect(await dataOf(shop.visitor()).erase(confirmation)).toEqual(done);
    expect(await shop.mailsTo('lou@example.test')).toEqual(['account-deleted']);
    expect(
      await shop.query('SELECT count(*)::int AS count FROM erasure_duty WHERE kind = $1', ['stored-cards']),
    ).toEqual([{ count: 2 }]);
  });

  it('needs the confirmation of this account, and a fresh one', async () => {
    const [may, zoe] = [await shop.customer('may@example.test'), await shop.customer('zoe@example.test')];
    const ofZoe = await dataOf(zoe).confirmation(proof);
    expect(await dataOf(may).erase(ofZoe)).toEqual(refused('link-expired'));
    await shop.query('UPDATE privacy_token SET expires_at = now()');
    expect(await dataOf(zoe).erase(ofZoe)).toEqual(refused('link-expired'));
    expect(await zoe.whoAmI()).toBe('zoe@example.test');
    expect(await may.whoAmI()).toBe('may@example.test');
  });

  it('leaves a claim that is open to whoever settles it, and no other request', async () => {
    const email = 'noa@example.test';
    const customer = await shop.customer(email);
    const write = (number: string, reason: string, state: string) => `
      INSERT INTO contact_request (case_number, store_key, locale, reason, subreason, contact_name, customer_email, subject,
        description, details, state, customer_id) SELECT '${number}', 'tradehall_de', 'de-DE', '${reason}', 'something-else',
        'Noa', '${email}', 'S', 'D', '{}', '${state}', id FROM customer WHERE "emailAddress" = '${email}'`;
    await shop.query(write('claim', 'product-claim-within-30-days', 'open'));
    await shop.query(write('settled', 'product-claim-within-30-days', 'closed'));
    await shop.query(write('praise', 'other', 'open'));
    expect(await erase(customer)).toEqual(done);
    const left = 'SELECT case_number AS number, customer_id AS customer FROM contact_request WHERE customer_email = $1';
    expect(await shop.query(left, [email])).toEqual([{ number: 'claim', customer: null }]);
  });

  it('waits for a sign-in that is under way, and ends it too', async () => {
    const email = 'ivo@example.test';
    const customer = await shop.customer(email);
    const confirmation = await dataOf(customer).confirmation(proof);
    const devices = Array.from({ length: 5 }, () => shop.visitor());
    await Promise.all([
      dataOf(customer).erase(confirmation),
      ...devices.map((device) => device.signsIn(email, password).catch(() => false)),
    ]);
    expect(await Promise.all(devices.map((device) => device.whoAmI()))).toEqual([null, null, null, null, null]);
  });
});

describe('a deletion that a restore of the database has undone', () => {
  it('is done again from its line outside, and whoever got the number since is left alone', async () => {
    const [back, other] = [await shop.customer('back@example.test'), await shop.customer('other@example.test')];
    const since = `(extract(epoch FROM "createdAt") * 1000000)::bigint`;
    const rows = await shop.query(
      `SELECT id AS "customerId", ("emailAddress" = 'other@example.test')::int + ${since} AS "customerSince",
         '2026-11-15T12:00:00Z' AS "erasedAt" FROM customer WHERE "emailAddress" IN ('back@example.test', 'other@example.test') ORDER BY id`,
    );
    const lines = rows.map((row) => JSON.stringify(row)).join('\n');
    expect(runErasures('replay', lines)).toBe('2 deletions read, 1 customers were back and are deleted again');
    expect([await back.whoAmI(), await other.whoAmI()]).toEqual([null, 'other@example.test']);
    expect(await shop.visitor().signsIn('back@example.test', password)).toBe(false);
    expect(await shop.mailsTo('back@example.test')).not.toContain('account-deleted');
    expect(runErasures('replay', lines)).toContain('0 customers were back');
    // What is listed can be replayed.
    const listed = runErasures('list').split('\n');
    expect(listed.some((line) => line.includes(`"customerId":${Number(rows[0]?.['customerId'])}`))).toBe(true);
    expect(runErasures('replay', listed.join('\n'))).toContain(`${listed.length} deletions read, 0`);
  });

  it('stands in the journal outside the database, with nothing of the person', async () => {
    const customer = await shop.customer('jot@example.test');
    const [row] = await shop.query(`SELECT id FROM customer WHERE "emailAddress" = 'jot@example.test'`);
    expect(await erase(customer)).toEqual(done);
    const text = readFileSync(journal, 'utf8');
    const lines = text.trim().split('\n');
    expect(lines.at(-1)).toMatch(
      new RegExp(`^\\{"customerId":${Number(row?.['id'])},"customerSince":"\\d+","erasedAt":"[\\d:TZ-]+"\\}$`),
    );
    expect(runErasures('replay', text)).toBe(
      `${lines.length} deletions read, 0 customers were back and are deleted again`,
    );
  });
});
