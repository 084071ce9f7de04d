import type { EngineCallName } from '@tradehall/domain/all-engine-calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CartUnderTest } from '../testing/cart-under-test';
import type { ShopClient } from '../testing/shop-client';

const email = 'jana@example.com';
const someTime: unknown = expect.any(Date);

let shop: CartUnderTest;

beforeAll(async () => {
  shop = await CartUnderTest.start();
});

afterAll(async () => {
  await shop[Symbol.asyncDispose]();
});

beforeEach(async () => {
  await shop.query('TRUNCATE newsletter_subscription, newsletter_consent, mail_outbox');
});

const done = {};
const expired = { code: 'link-expired' };
const tell = (name: EngineCallName, input: object, visitor: ShopClient = shop.visitor()) =>
  visitor.call(name, z.strictObject({}), input);

const locale = 'de-DE';
const subscribe = (to = email) => tell('requestNewsletter', { email: to, locale });
const askForEnding = (to = email) => tell('requestNewsletterEnding', { email: to, locale });
const confirm = (token: string) => tell('confirmNewsletter', { token });
const end = (token: string) => tell('endNewsletter', { token });

const subscriptions = () => shop.query('SELECT * FROM newsletter_subscription ORDER BY id');
const receipts = () => shop.query('SELECT * FROM newsletter_consent ORDER BY id');
const mails = () => shop.query(`SELECT kind, recipient, contents ->> 'token' AS token FROM mail_outbox ORDER BY id`);
const tokenOf = async (kind: string) => String((await mails()).findLast((mail) => mail['kind'] === kind)?.['token']);

async function subscribed() {
  await subscribe();
  await confirm(await tokenOf('newsletter-confirmation'));
}

describe('ending the newsletter', () => {
  it('takes the link of a mail, once, and leaves a receipt of it', async () => {
    await subscribed();
    expect(await askForEnding('JANA@example.com')).toEqual(done);
    const token = await tokenOf('newsletter-ending');
    expect(JSON.stringify(await subscriptions())).not.toContain(token);
    expect(await subscriptions()).toMatchObject([{ state: 'confirmed' }]);
    expect(await end('of-somebody-else')).toEqual(expired);
    expect(await end('')).toEqual(expired);
    expect(await confirm(token)).toEqual(expired);
    expect(await end(token)).toEqual(done);
    expect(await end(token)).toEqual(expired);
    expect(await subscriptions()).toMatchObject([{ state: 'ended', ended_at: someTime, ending_hash: null }]);
    expect(await receipts()).toMatchObject([
      { kind: 'newsletter', is_given: true, source: 'mail', text_version: '2026-11', language: 'de' },
      { kind: 'newsletter', is_given: false, source: 'mail' },
    ]);
  });

  it('happens once, though the link is used many times at once', async () => {
    await subscribed();
    await askForEnding();
    const token = await tokenOf('newsletter-ending');
    const uses = await Promise.all(Array.from({ length: 6 }, () => end(token)));
    expect(uses.filter((use) => !('code' in use))).toEqual([done]);
    expect(await receipts()).toHaveLength(2);
  });

  it('is answered alike, and as late, whatever is known of the address', async () => {
    await subscribed();
    const before = (await mails()).length;
    for (const address of [email, 'nobody@example.com']) {
      const startedAt = performance.now();
      expect(await askForEnding(address)).toEqual(done);
      expect(performance.now() - startedAt).toBeGreaterThan(240);
    }
    expect((await mails()).slice(before)).toMatchObject([{ kind: 'newsletter-ending', recipient: email }]);
  });

  it('fills no mailbox, and takes no link after seven days', async () => {
    await subscribed();
    await Promise.all(Array.from({ length: 4 }, () => askForEnding()));
    expect((await mails()).filter(({ kind }) => kind === 'newsletter-ending')).toHaveLength(1);
    const token = await tokenOf('newsletter-ending');
    await shop.query(`UPDATE newsletter_subscription SET ending_requested_at = now() - interval '7 days 1 minute'`);
    expect(await end(token)).toEqual(expired);
    expect(await subscriptions()).toMatchObject([{ state: 'confirmed' }]);
  });

  it('is no end for ever: who subscribes again confirms again', async () => {
    await subscribed();
    await askForEnding();
    await end(await tokenOf('newsletter-ending'));
    await shop.query(`UPDATE newsletter_subscription SET requested_at = now() - interval '1 day'`);
    await subscribed();
    expect(await subscriptions()).toMatchObject([{ state: 'confirmed', ended_at: null }]);
    expect(await receipts()).toHaveLength(3);
  });
});

const consentsAnswer = z.array(z.object({ kind: z.string(), isGiven: z.boolean(), source: z.string() })).nullable();
const consentsOf = (visitor: ShopClient) => visitor.call('myConsents', consentsAnswer);
const choose = (visitor: ShopClient, given: string[], asked = ['newsletter', 'sms', 'phone']) =>
  tell('setMyConsents', { asked, given, locale }, visitor);

describe('the consents of a customer', () => {
  it('are nobody’s for a guest, who changes none', async () => {
    expect(await consentsOf(shop.visitor())).toBeNull();
    expect(await choose(shop.visitor(), ['newsletter'])).toEqual({ code: 'not-authenticated' });
    expect(await receipts()).toEqual([]);
  });

  it('are given and withdrawn by kind, each change with its receipt and none twice', async () => {
    const customer = await (await shop.newCustomer('anna@example.com'))(shop.visitor());
    expect(await consentsOf(customer)).toEqual([]);
    // A mailbox that is proven needs no mail to prove it.
    await Promise.all([1, 2, 3].map(() => choose(customer, ['newsletter', 'sms'])));
    expect(await mails()).toEqual([]);
    expect(await consentsOf(customer)).toEqual([
      { kind: 'newsletter', isGiven: true, source: 'account' },
      { kind: 'sms', isGiven: true, source: 'account' },
    ]);
    expect(await receipts()).toHaveLength(2);
    await choose(customer, ['phone', 'soft_sms']);
    expect(await consentsOf(customer)).toEqual([
      { kind: 'newsletter', isGiven: false, source: 'account' },
      { kind: 'sms', isGiven: false, source: 'account' },
      { kind: 'phone', isGiven: true, source: 'account' },
      { kind: 'soft_sms', isGiven: true, source: 'account' },
    ]);
    expect(await subscriptions()).toMatchObject([{ email: 'anna@example.com', state: 'ended' }]);
  });

  it('are one with what the mail of the same mailbox says, and nobody else’s', async () => {
    const customer = await (await shop.newCustomer('berta@example.com'))(shop.visitor());
    const other = await (await shop.newCustomer('clara@example.com'))(shop.visitor());
    await choose(customer, ['newsletter']);
    await askForEnding('berta@example.com');
    await end(await tokenOf('newsletter-ending'));
    expect(await consentsOf(customer)).toEqual([{ kind: 'newsletter', isGiven: false, source: 'mail' }]);
    expect(await consentsOf(other)).toEqual([]);
  });

  it('wait for a mail where the mailbox is not proven', async () => {
    const signIn = await shop.newCustomer('dora@example.com');
    const customer = await signIn(shop.visitor());
    await shop.query(`UPDATE "user" SET verified = false WHERE identifier = 'dora@example.com'`);
    await choose(customer, ['newsletter']);
    expect(await consentsOf(customer)).toEqual([]);
    await confirm(await tokenOf('newsletter-confirmation'));
    expect(await consentsOf(customer)).toEqual([{ kind: 'newsletter', isGiven: true, source: 'mail' }]);
  });

  it('are refused where nobody knows such a kind', async () => {
    const customer = await (await shop.newCustomer('emma@example.com'))(shop.visitor());
    await expect(choose(customer, ['fax'])).rejects.toThrow();
  });
});
