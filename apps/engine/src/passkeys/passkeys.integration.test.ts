import { SoftwareAuthenticator } from '@tradehall/testing/passkeys/software-authenticator.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AccountsUnderTest, another, password } from '../testing/accounts-under-test';
import { ShopClient } from '../testing/shop-client';
import { BrowserUnderTest } from '../testing/ways-to-sign-in-under-test';

const origin = 'http://de.localhost:3000';
const done = {};
const failed = (code: string) => ({ code });
const refused = failed('passkey-failed');

let shop: AccountsUnderTest;

beforeAll(async () => {
  shop = await AccountsUnderTest.start({ SHOP_ORIGIN_PATTERN: 'http://{country}.localhost:3000' });
});
afterAll(() => shop[Symbol.asyncDispose]());
beforeEach(() => shop.forgetMails());

const arrive = (storeKey = 'tradehall_de') => new BrowserUnderTest(new ShopClient(shop.engine.url, storeKey));
const customer = async (email: string) => new BrowserUnderTest((await shop.customer(email)).client);

/** Somebody who is signed in on a device that has a passkey. */
async function withPasskey(email: string) {
  const browser = await customer(email);
  const device = new SoftwareAuthenticator();
  expect(await browser.addPasskey(device.create(await browser.newPasskeyOptions(), { origin }))).toEqual(done);
  return { browser, device };
}

async function idsOf(browser: BrowserUnderTest) {
  const list = await browser.passkeys();
  return 'code' in list ? [] : list.passkeys.map(({ id }) => id);
}

describe('a passkey', () => {
  it('is added by whoever is signed in, told of by mail, and opens the account on that device', async () => {
    const { browser, device } = await withPasskey('add@example.test');
    expect((await shop.mailsTo('add@example.test')).at(-1)).toBe('sign-in-added');
    expect(await browser.passkeys()).toMatchObject({ passkeys: [{ name: 'My telephone', lastUsedAt: null }] });
    const later = arrive();
    const options = await later.usedPasskeyOptions();
    expect(options).toMatchObject({ rpId: 'de.localhost', userVerification: 'required' });
    expect(await later.signInWithPasskey(device.use(options, { origin }))).toEqual(done);
    expect(await later.accounts.whoAmI()).toBe('add@example.test');
    const list = await later.passkeys();
    expect('code' in list ? list : list.passkeys[0]?.lastUsedAt).toEqual(expect.any(String));
  });

  it('brings what she had in the cart as a guest, in a session that is new', async () => {
    const { device } = await withPasskey('cart@example.test');
    const later = arrive();
    const { id } = await later.client.createCart();
    const before = later.client.another();
    await later.signInWithPasskey(device.use(await later.usedPasskeyOptions(), { origin }));
    expect((await later.client.activeCart())?.id).toBe(id);
    expect(await before.activeCart()).toBeNull();
  });

  it('is made for the host of one shop, by its own pages, and by a device that was unlocked', async () => {
    const browser = await customer('origin@example.test');
    const device = new SoftwareAuthenticator();
    const options = () => browser.newPasskeyOptions();
    for (const credential of [
      device.create(await options(), { origin: 'http://evil.example' }),
      device.create(await options(), { origin: 'http://de.localhost:3001' }),
      device.create({ ...(await options()), rp: { id: 'evil.example' } }, { origin }),
      device.create(await options(), { origin, isUnlocked: false }),
    ])
      expect(await browser.addPasskey(credential)).toEqual(refused);
    expect(await idsOf(browser)).toEqual([]);
    expect(await shop.mailsTo('origin@example.test')).not.toContain('sign-in-added');
  });

  it('opens nothing from another page, for another host, or on a device that was not unlocked', async () => {
    const { device } = await withPasskey('elsewhere@example.test');
    const later = arrive();
    for (const doings of [
      { origin: 'http://evil.example' },
      { origin: 'https://de.localhost:3000' },
      { origin, isUnlocked: false },
    ]) {
      const use = device.use(await later.usedPasskeyOptions(), doings);
      expect(await later.signInWithPasskey(use)).toEqual(refused);
    }
    const french = arrive('tradehall_fr');
    const { challenge } = await french.usedPasskeyOptions();
    const use = device.use({ challenge, rpId: 'de.localhost' }, { origin });
    expect(await french.signInWithPasskey(use)).toEqual(refused);
    expect([await later.accounts.whoAmI(), await french.accounts.whoAmI()]).toEqual([null, null]);
  });

  it('is refused where its count falls behind: it was copied', async () => {
    const { device } = await withPasskey('copied@example.test');
    const sign = async (counter: number) => {
      const later = arrive();
      return later.signInWithPasskey(device.use(await later.usedPasskeyOptions(), { origin, counter }));
    };
    expect(await sign(7)).toEqual(done);
    expect(await sign(7)).toEqual(refused);
    expect(await sign(3)).toEqual(refused);
    expect(await sign(0)).toEqual(refused);
    expect(await sign(8)).toEqual(done);
  });

  it('may be one that does not count', async () => {
    const { device } = await withPasskey('uncounted@example.test');
    for (let time = 0; time < 2; time += 1) {
      const later = arrive();
      const use = device.use(await later.usedPasskeyOptions(), { origin, counter: 0 });
      expect(await later.signInWithPasskey(use)).toEqual(done);
    }
  });

  it('is nobody else’s: neither the key nor its name opens another account', async () => {
    const { device } = await withPasskey('ada@example.test');
    const { device: foreign } = await withPasskey('bob@example.test');
    const later = arrive();
    const use = device.use(await later.usedPasskeyOptions(), { origin });
    const bobs = foreign.use({ challenge: 'x', rpId: 'de.localhost' }, { origin });
    const { userHandle } = bobs.response;
    expect(await later.signInWithPasskey({ ...use, response: { ...use.response, userHandle } })).toEqual(refused);
    const next = device.use(await later.usedPasskeyOptions(), { origin });
    expect(await later.signInWithPasskey({ ...next, id: bobs.id, rawId: bobs.rawId })).toEqual(refused);
    expect(await later.accounts.whoAmI()).toBeNull();
  });

  it('is not added twice, and nobody takes one that is another’s', async () => {
    const { browser, device } = await withPasskey('first@example.test');
    const mallory = await customer('mallory@example.test');
    const options = await mallory.newPasskeyOptions();
    const made = new SoftwareAuthenticator().create(options, { origin });
    const taken = device.use({ challenge: 'x', rpId: 'de.localhost' }, { origin });
    expect(await mallory.addPasskey({ ...made, id: taken.id, rawId: taken.rawId })).toEqual(refused);
    expect(await idsOf(mallory)).toEqual([]);
    expect(await idsOf(browser)).toHaveLength(1);
  });
});

describe('a challenge', () => {
  it('is good once, also for ten at the same moment', async () => {
    const { device } = await withPasskey('once@example.test');
    const later = arrive();
    const use = device.use(await later.usedPasskeyOptions(), { origin });
    const tabs = Array.from({ length: 10 }, () => new BrowserUnderTest(later.client.another(), later.browser));
    const answers = await Promise.all(tabs.map((tab) => tab.signInWithPasskey(use)));
    expect(answers.filter((answer) => !('code' in answer))).toHaveLength(1);
    expect(await later.signInWithPasskey(use)).toEqual(refused);
  });

  it('is spent by a wrong answer, too', async () => {
    const { device } = await withPasskey('spent@example.test');
    const later = arrive();
    const options = await later.usedPasskeyOptions();
    expect(await later.signInWithPasskey(device.use(options, { origin: 'http://evil.example' }))).toEqual(refused);
    expect(await later.signInWithPasskey(device.use(options, { origin }))).toEqual(refused);
  });

  it('is worth nothing in another browser, for another purpose, made up, or after five minutes', async () => {
    const { browser, device } = await withPasskey('foreign@example.test');
    const [ada, mallory] = [arrive(), arrive()];
    const use = device.use(await mallory.usedPasskeyOptions(), { origin });
    expect(await ada.signInWithPasskey(use)).toEqual(refused);
    const { challenge } = await browser.newPasskeyOptions();
    expect(await browser.signInWithPasskey(device.use({ challenge, rpId: 'de.localhost' }, { origin }))).toEqual(
      refused,
    );
    const madeUp = device.use({ challenge: 'bWFkZS11cA', rpId: 'de.localhost' }, { origin });
    expect(await ada.signInWithPasskey(madeUp)).toEqual(refused);
    const late = device.use(await ada.usedPasskeyOptions(), { origin });
    await shop.query(`UPDATE passkey_challenge SET expires_at = expires_at - interval '5 minutes 1 second'`);
    expect(await ada.signInWithPasskey(late)).toEqual(refused);
    expect(await ada.accounts.whoAmI()).toBeNull();
  });

  it('that one customer was given adds nothing to the account of another', async () => {
    const [ada, mallory] = [await customer('a@example.test'), await customer('m@example.test')];
    const made = new SoftwareAuthenticator().create(await mallory.newPasskeyOptions(), { origin });
    const inHerBrowser = new BrowserUnderTest(ada.client, mallory.browser);
    expect(await inHerBrowser.addPasskey(made)).toEqual(refused);
    expect(await idsOf(ada)).toEqual([]);
  });
});

describe('the passkeys of a customer', () => {
  it('are hers to see and to remove, and nobody else’s', async () => {
    const { browser, device } = await withPasskey('owner@example.test');
    const [id = ''] = await idsOf(browser);
    const stranger = await customer('stranger@example.test');
    expect(await idsOf(stranger)).toEqual([]);
    const missing = failed('passkey-not-found');
    expect(await stranger.removePasskey(id)).toEqual(missing);
    expect(await stranger.removePasskey('999999')).toEqual(missing);
    expect(await stranger.removePasskey('no-number')).toEqual(missing);
    expect(await browser.removePasskey(id)).toEqual(done);
    expect(await browser.removePasskey(id)).toEqual(missing);
    const later = arrive();
    expect(await later.signInWithPasskey(device.use(await later.usedPasskeyOptions(), { origin }))).toEqual(refused);
  });

  it('are nothing to a guest', async () => {
    const guest = arrive();
    await guest.client.createCart();
    const nobody = failed('not-authenticated');
    const made = new SoftwareAuthenticator().create(
      { challenge: 'x', rp: { id: 'de.localhost' }, user: { id: 'x' } },
      { origin },
    );
    expect(await guest.passkeys()).toEqual(nobody);
    expect(await guest.removePasskey('1')).toEqual(nobody);
    expect(await guest.addPasskey(made)).toEqual(nobody);
    await expect(guest.newPasskeyOptions()).rejects.toThrow('not-authenticated');
  });

  it('are twenty at most, also for two that are added at once', async () => {
    const { browser } = await withPasskey('many@example.test');
    await shop.query(
      `INSERT INTO passkey (user_id, credential_id, public_key, name)
       SELECT user_id, credential_id || n, public_key, name FROM passkey, generate_series(1, 18) AS n
        WHERE user_id = (SELECT id FROM "user" WHERE identifier = 'many@example.test')`,
    );
    const device = new SoftwareAuthenticator();
    const made = [
      device.create(await browser.newPasskeyOptions(), { origin }),
      device.create(await browser.newPasskeyOptions(), { origin }),
    ];
    const answers = await Promise.all(made.map((credential) => browser.addPasskey(credential)));
    expect(answers.filter((answer) => !('code' in answer))).toHaveLength(1);
    await expect(browser.newPasskeyOptions()).rejects.toThrow('passkey-failed');
  });

  it('begin sessions that end with all others when the password is reset', async () => {
    const { device } = await withPasskey('reset@example.test');
    const later = arrive();
    await later.signInWithPasskey(device.use(await later.usedPasskeyOptions(), { origin }));
    await shop.letTurnsPass();
    await shop.visitor().requestReset('reset@example.test');
    await shop.visitor().reset(await shop.tokenTo('reset@example.test'), another);
    expect(await later.accounts.whoAmI()).toBeNull();
    expect(await shop.visitor().signsIn('reset@example.test', password)).toBe(false);
  });

  it('do not outlive a reset of the password: whoever has added one is out, and the mail says so', async () => {
    const { device, browser } = await withPasskey('thief@example.test');
    const half = new SoftwareAuthenticator();
    const begun = half.create(await browser.newPasskeyOptions(), { origin });
    await shop.letTurnsPass();
    await shop.visitor().requestReset('thief@example.test');
    await shop.visitor().reset(await shop.tokenTo('thief@example.test'), another);
    const later = arrive();
    expect(await later.signInWithPasskey(device.use(await later.usedPasskeyOptions(), { origin }))).toEqual(refused);
    expect(await later.accounts.whoAmI()).toBeNull();
    expect(await browser.addPasskey(begun)).toEqual(failed('not-authenticated'));
    const mails = await shop.query(
      `SELECT contents->'areWaysEnded' AS "areWaysEnded" FROM mail_outbox WHERE recipient = $1 AND kind = 'password-changed'`,
      ['thief@example.test'],
    );
    expect(mails).toEqual([{ areWaysEnded: true }]);
  });
});
