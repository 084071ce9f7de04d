import { randomUUID } from 'node:crypto';
import { callPath, type Call } from '@tradehall/domain/calls/call.ts';
import type { AddressInput } from '@tradehall/domain/address/address.ts';
import { addressBookCalls } from '@tradehall/domain/customer/address-book.calls.ts';
import type { SavedAddress } from '@tradehall/domain/address/saved-address.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addressCallInputs } from '../testing/address-call-inputs.ts';
import { accountEmail, accountPassword } from '../testing/cart-test-shop.ts';
import { openTestBrowser } from '../testing/test-browser.ts';
import { startTestShop, type TestShop } from '../testing/test-shop.ts';

const host = 'de.localhost:3000';
const locale = 'de-DE';
const rows: Readonly<Record<string, Call>> = addressBookCalls;
const calls = Object.entries(rows).map(([name, row]) => ({
  name,
  row,
  isAddition: name.startsWith('add'),
  kind: name.includes('Billing') ? ('billing' as const) : ('shipping' as const),
}));
const namingCalls = calls.filter(({ isAddition }) => !isAddition);
type AddressCall = (typeof calls)[number];

const address: AddressInput = {
  firstName: 'Ada',
  lastName: 'Berg',
  streetName: 'Lange Straße',
  streetNumber: '5a',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
};
const thief: AddressInput = { ...address, firstName: 'Eve', lastName: 'Thief' };

const notFound = { status: 404, body: { failure: { code: 'address-not-found' } } };
const notAuthenticated = { status: 401, body: { failure: { code: 'not-authenticated' } } };

describe('a call of the address book', () => {
  let testShop: TestShop;

  const signIn = async (account: number) => {
    const browser = openTestBrowser(testShop.url, { host, address: `192.0.2.${account}` });
    const email = accountEmail(account);
    const signedIn = await browser.calls['new-ct'].customerSignMeIn({ locale, email, password: accountPassword });
    expect(signedIn.ok).toBe(true);
    return browser;
  };
  type Browser = Awaited<ReturnType<typeof signIn>>;

  /** Somebody with two addresses of each kind; the first is the default. */
  const signInWithAddresses = async (account: number) => {
    const browser = await signIn(account);
    const shop = browser.calls['new-ct'];
    for (const streetNumber of ['1', '2']) {
      const each = { ...address, streetNumber };
      expect((await shop.addBillingAddress({ intentId: randomUUID(), address: each })).ok).toBe(true);
      expect((await shop.addShippingAddress({ intentId: randomUUID(), address: each })).ok).toBe(true);
    }
    return browser;
  };

  const addressesOf = async (browser: Browser, kind: AddressCall['kind']): Promise<readonly SavedAddress[]> => {
    const me = await browser.calls['new-ct'].getMe({ locale, customer: true });
    const customer = me.ok ? me.value.me.customer : null;
    return (kind === 'billing' ? customer?.billingAddresses : customer?.shippingAddresses) ?? [];
  };

  /** Another than the default, so that each call would change something. */
  const someOf = async (owner: Browser, kind: AddressCall['kind']): Promise<SavedAddress> => {
    const found = (await addressesOf(owner, kind)).at(-1);
    if (found === undefined) throw new Error('the owner has no address');
    return found;
  };

  const make = async ({ name, row }: AddressCall, { id, version }: SavedAddress, cookie: string | null) => {
    const input = addressCallInputs[name]?.({ id, version, address: thief }) ?? {};
    expect(row.takes.safeParse(input).success, `${name} takes its row of the matrix`).toBe(true);
    const answer = await testShop.app.inject({
      method: 'POST',
      url: callPath('new-ct', name),
      headers: { host, ...(cookie !== null && { cookie }) },
      payload: input,
    });
    return { status: answer.statusCode, body: z.unknown().parse(answer.json()) };
  };

  const everything = async () =>
    (await testShop.database.query('SELECT * FROM customer_address ORDER BY id')).rows.map((row) =>
      JSON.stringify(row),
    );

  let owner: Browser;
  let stranger: Browser;
  let endedCookie: string | null;

  beforeAll(async () => {
    testShop = await startTestShop({ accounts: 3 });
    // Hers as well, and over.
    const ended = await signIn(1);
    endedCookie = ended.cookie();
    await ended.calls['new-ct'].customerSignOut({});
    owner = await signInWithAddresses(1);
    stranger = await signInWithAddresses(2);
  });
  afterAll(() => testShop[Symbol.asyncDispose]());

  const guestCookie = async (): Promise<string | null> => {
    const guest = openTestBrowser(testShop.url, { host });
    await guest.calls['new-ct'].createCart({ locale });
    return guest.cookie();
  };

  it('has a row in the matrix', () => {
    expect(Object.keys(addressCallInputs).toSorted()).toEqual(calls.map(({ name }) => name).toSorted());
  });

  it.each(calls)('$name: is nothing for guests, and for sessions that are over', async (call) => {
    const before = await everything();
    const named = await someOf(owner, call.kind);
    for (const cookie of [null, await guestCookie(), endedCookie, `session=${'a'.repeat(64)}`])
      expect(await make(call, named, cookie)).toEqual(notAuthenticated);
    expect(await everything()).toEqual(before);
  });

  it.each(namingCalls)('$name: finds an address for nobody but its owner', async (call) => {
    const before = await everything();
    const named = await someOf(owner, call.kind);
    expect(await make(call, named, stranger.cookie())).toEqual(notFound);
    // Not under the other kind either, nor under an id that cannot be one.
    const other = await someOf(owner, call.kind === 'billing' ? 'shipping' : 'billing');
    for (const id of [other.id, '0', '99999999999', 'x_-9'])
      expect(await make(call, { ...named, id }, owner.cookie())).toEqual(notFound);
    expect(await everything()).toEqual(before);
  });

  it.each(calls)('$name: changes the book of who asks, and no other', async (call) => {
    const before = await addressesOf(stranger, call.kind);
    const answer = await make(call, await someOf(owner, call.kind), owner.cookie());
    expect(answer).toMatchObject({ status: 200 });
    expect(await addressesOf(stranger, call.kind)).toEqual(before);
  });
});
