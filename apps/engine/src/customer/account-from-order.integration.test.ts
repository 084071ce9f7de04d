import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AccountCalls, complete, incomplete, refused } from '../testing/account-calls';
import { PaymentsUnderTest, plenty } from '../testing/payments-under-test';
import { ShopClient } from '../testing/shop-client';

const password = 'kettle-and-2-cups';
const ofTheAttacker = 'of-the-attacker-1';

let shop: PaymentsUnderTest;

beforeAll(async () => {
  // Nobody takes the mails: one that is sent holds no link any more.
  shop = await PaymentsUnderTest.start({ MAIL_URL: 'smtp://127.0.0.1:1' });
});

afterAll(() => shop[Symbol.asyncDispose]());

beforeEach(() => shop.query('TRUNCATE account_mail_turn, account_token'));

const visitor = () => new AccountCalls(new ShopClient(shop.url, 'tradehall_de'));

/** A guest who has ordered. */
async function guest(email: string) {
  const shopper = await shop.shopper(email);
  await shopper.fill({ add: { sku: plenty, quantity: 1 } });
  expect(await shopper.pay()).toMatchObject({ state: 'CLAIMED' });
  return { calls: new AccountCalls(shopper.client), orderId: shopper.cartId };
}

async function lastMail(email: string) {
  const [mail] = await shop.query(
    `SELECT kind, contents->>'token' AS token FROM mail_outbox WHERE recipient = $1 ORDER BY id DESC LIMIT 1`,
    [email],
  );
  return { kind: mail?.['kind'], token: String(mail?.['token']) };
}

describe('an account of an order', () => {
  it('is opened behind the link of a mail, with the password chosen there, and holds what the guest ordered', async () => {
    const { calls, orderId } = await guest('ida@example.test');
    const { orderId: earlier } = await guest('Ida@example.test');
    expect(await calls.createFromOrder(orderId)).toEqual(incomplete);
    const { kind, token } = await lastMail('ida@example.test');
    expect(kind).toBe('account-from-order');
    expect(await visitor().verify(token)).toEqual(incomplete);
    expect(await visitor().complete(token, password)).toEqual(complete);
    expect(await visitor().complete(token, ofTheAttacker)).toEqual(refused('link-expired'));
    const elsewhere = visitor();
    expect(await elsewhere.orders()).toEqual([]);
    expect(await elsewhere.signsIn('ida@example.test', password)).toBe(true);
    expect((await elsewhere.orders()).toSorted()).toEqual([orderId, earlier].toSorted());
    const names = await shop.query(`SELECT "firstName", "lastName" FROM customer WHERE "emailAddress" = $1`, [
      'ida@example.test',
    ]);
    expect(names).toEqual([{ firstName: 'Ada', lastName: 'Berg' }]);
  });

  it('is offered to the session that ordered, and to no other', async () => {
    const { orderId } = await guest('eva@example.test');
    const { calls: other } = await guest('ola@example.test');
    expect(await other.createFromOrder(orderId)).toEqual(refused('order-not-found'));
    expect(await visitor().createFromOrder(orderId)).toEqual(refused('order-not-found'));
    expect(await shop.query('SELECT FROM account_token')).toEqual([]);
  });

  it('is answered the same where the address has an account, which is told', async () => {
    const { calls, orderId } = await guest('ada@example.test');
    expect(await calls.createFromOrder(orderId)).toEqual(incomplete);
    expect(await visitor().complete((await lastMail('ada@example.test')).token, password)).toEqual(complete);
    await shop.query('TRUNCATE account_mail_turn');
    const { calls: again, orderId: next } = await guest('ada@example.test');
    expect(await again.createFromOrder(next)).toEqual(incomplete);
    expect(await lastMail('ada@example.test')).toMatchObject({ kind: 'account-exists' });
    expect(await visitor().signsIn('ada@example.test', password)).toBe(true);
  });
});

describe('somebody who registers with the address of a guest', () => {
  it('gets neither the account nor the orders, even if the guest follows the link', async () => {
    const { orderId } = await guest('mia@example.test');
    const attacker = visitor();
    expect(await attacker.register('mia@example.test', ofTheAttacker)).toEqual(incomplete);
    const { token } = await lastMail('mia@example.test');
    expect(await visitor().verify(token)).toEqual(incomplete);
    expect(await attacker.signsIn('mia@example.test', ofTheAttacker)).toBe(false);
    expect(await visitor().complete(token, password)).toEqual(complete);
    expect(await attacker.signsIn('mia@example.test', ofTheAttacker)).toBe(false);
    expect(await attacker.orders()).toEqual([]);
    const mia = visitor();
    expect(await mia.signsIn('mia@example.test', password)).toBe(true);
    expect(await mia.orders()).toEqual([orderId]);
  });

  it('gets nothing either when the order comes after the registration', async () => {
    const attacker = visitor();
    await attacker.register('noa@example.test', ofTheAttacker);
    const { token } = await lastMail('noa@example.test');
    await guest('noa@example.test');
    expect(await visitor().verify(token)).toEqual(incomplete);
    expect(await attacker.signsIn('noa@example.test', ofTheAttacker)).toBe(false);
  });
});
