import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountEmail, accountPassword, fillCartTestShop } from '../testing/cart-test-shop.ts';
import { openTestBrowser } from '../testing/test-browser.ts';
import { startTestShop, type TestShop } from '../testing/test-shop.ts';

const locale = 'de-DE';

let testShop: TestShop;

beforeAll(async () => {
  testShop = await startTestShop();
});

afterAll(() => testShop[Symbol.asyncDispose]());

const outbox = async () =>
  (
    await testShop.database.query<{ recipient: string; token: string }>(
      `SELECT recipient, contents ->> 'token' AS token FROM mail_outbox ORDER BY id`,
    )
  ).rows;

describe('the newsletter, through the middleware and the engine', () => {
  it('is confirmed once by the token that was mailed, and not by another', async () => {
    const { cia } = openTestBrowser(testShop.url).calls;
    const wish = { locale, email: 'jana@example.com', newsletterAction: 'subscribe' } as const;
    const first = await cia['newsletter-doi'](wish);
    expect(first).toEqual({ ok: true, value: { accepted: true } });
    expect(await cia['newsletter-doi'](wish)).toEqual(first);
    const mails = await outbox();
    expect(mails).toMatchObject([{ recipient: 'jana@example.com' }]);

    const confirm = (token: string) =>
      cia['customer-consent']({ locale, consents: ['newsletter'], email_token: token });
    expect(await confirm('of-somebody-else')).toEqual({ ok: false, failure: { code: 'link-expired' } });
    expect(await confirm(mails[0]?.token ?? '')).toEqual({ ok: true, value: { accepted: true } });
    expect(await confirm(mails[0]?.token ?? '')).toEqual({ ok: false, failure: { code: 'link-expired' } });
    expect(await cia['newsletter-doi'](wish)).toEqual(first);
  });

  it('is ended by the token that was mailed, and by nobody who only knows the address', async () => {
    const { cia } = openTestBrowser(testShop.url, { address: '192.0.2.2' }).calls;
    const wish = { locale, email: 'jana@example.com', newsletterAction: 'unsubscribe' } as const;
    const asked = await cia['newsletter-doi'](wish);
    expect(asked).toEqual({ ok: true, value: { accepted: true } });
    expect(await cia['newsletter-doi']({ ...wish, email: 'nobody@example.com' })).toEqual(asked);
    const token = (await outbox()).at(-1)?.token ?? '';

    const expired = { ok: false, failure: { code: 'link-expired' } };
    const end = (email_token: string) =>
      cia['customer-consent']({ locale, consents: [], asked: ['newsletter'], email_token });
    expect(await end('of-somebody-else')).toEqual(expired);
    // A link speaks of the newsletter and of nothing else.
    expect(
      await cia['customer-consent']({ locale, consents: [], asked: ['newsletter', 'sms'], email_token: token }),
    ).toEqual(expired);
    expect(await cia['customer-consent']({ locale, consents: [], email_token: token })).toEqual(expired);
    expect(await end(token)).toEqual({ ok: true, value: { accepted: true } });
    expect(await end(token)).toEqual(expired);
  });

  it('and all other consents are of who is signed in', async () => {
    const guest = openTestBrowser(testShop.url, { address: '192.0.2.3' }).calls;
    const nobody = { ok: false, failure: { code: 'not-authenticated' } };
    expect(await guest.shop.getConsents({})).toEqual(nobody);
    expect(await guest.cia['customer-consent']({ locale, consents: ['newsletter'] })).toEqual(nobody);
    await guest['new-ct'].createCart({ locale });
    expect(await guest.shop.getConsents({})).toEqual(nobody);
    expect(await guest.cia['customer-consent']({ locale, consents: ['sms'] })).toEqual(nobody);

    await fillCartTestShop(testShop.databaseUrl, 1);
    const { cia, shop, 'new-ct': commerce } = openTestBrowser(testShop.url, { address: '192.0.2.4' }).calls;
    await commerce.customerSignMeIn({ locale, email: accountEmail(1), password: accountPassword });
    expect(await shop.getConsents({})).toEqual({ ok: true, value: { consents: [] } });
    const asked = ['newsletter' as const, 'sms' as const, 'phone' as const];
    await cia['customer-consent']({ locale, consents: ['newsletter'], asked });
    expect(await shop.getConsents({})).toMatchObject({
      ok: true,
      value: { consents: [{ kind: 'newsletter', isGiven: true, source: 'account' }] },
    });
    await cia['customer-consent']({ locale, consents: ['phone'], asked });
    expect(await shop.getConsents({})).toMatchObject({
      value: {
        consents: [
          { kind: 'newsletter', isGiven: false },
          { kind: 'phone', isGiven: true },
        ],
      },
    });
  });
});
