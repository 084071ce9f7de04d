import { randomUUID } from 'node:crypto';
import type { AddressInput } from '@tradehall/domain/address/address.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import type { Customer } from '@tradehall/domain/customer/customer.ts';
import { mostSavedAddresses } from '@tradehall/domain/address/saved-address.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountEmail, accountPassword } from '../testing/cart-test-shop.ts';
import { openTestBrowser } from '../testing/test-browser.ts';
import { startTestShop, type TestShop } from '../testing/test-shop.ts';

const locale = 'de-DE';
const german = { host: 'de.localhost:3000', locale } as const;
const swiss = { host: 'ch.localhost:3000', locale: 'de-CH' } as const;
const berlin: AddressInput = {
  firstName: 'Ada',
  lastName: 'Berg',
  streetName: 'Lange Straße',
  streetNumber: '5a',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
};
const cologne: AddressInput = { ...berlin, postalCode: '50667', city: 'Köln' };
const company: AddressInput = { ...berlin, company: 'Berg GmbH', vatNumber: 'DE123456789' };
const zurich: AddressInput = { ...berlin, postalCode: '8001', city: 'Zürich', country: 'CH' };

let testShop: TestShop;
let accounts = 0;

beforeAll(async () => {
  testShop = await startTestShop({ accounts: 20 });
});
afterAll(() => testShop[Symbol.asyncDispose]());

/** A customer of their own for each test. */
async function newCustomer(at: { readonly host: string; readonly locale: Locale } = german) {
  accounts += 1;
  const { calls } = openTestBrowser(testShop.url, { host: at.host, address: `192.0.2.${accounts}` });
  const shop = calls['new-ct'];
  const email = accountEmail(accounts);
  const signedIn = await shop.customerSignMeIn({ locale: at.locale, email, password: accountPassword });
  if (!signedIn.ok) throw new Error(signedIn.failure.code);
  return { shop, email };
}
type Shop = Awaited<ReturnType<typeof newCustomer>>['shop'];

async function me(shop: Shop, at: Locale = locale): Promise<Customer> {
  const answer = await shop.getMe({ locale: at, customer: true });
  const customer = answer.ok ? answer.value.me.customer : null;
  if (customer === null) throw new Error('nobody is signed in');
  return customer;
}

async function added(shop: Shop, address: AddressInput): Promise<string> {
  const before = (await me(shop)).shippingAddresses.map(({ id }) => id);
  const answer = await shop.addShippingAddress({ intentId: randomUUID(), address });
  if (!answer.ok) throw new Error(answer.failure.code);
  return answer.value.user.shippingAddresses.find(({ id }) => !before.includes(id))?.id ?? '';
}

const citiesOf = ({ shippingAddresses }: Customer) => shippingAddresses.map(({ city }) => city);

describe('an address that is added', () => {
  it('is kept as it was written, and the first of its kind is the default', async () => {
    const { shop } = await newCustomer();
    const first = await added(shop, berlin);
    const second = await added(shop, cologne);
    const customer = await me(shop);
    expect(customer.shippingAddresses).toEqual([
      { ...berlin, id: first, version: 1, custom: null },
      { ...cologne, id: second, version: 1, custom: null },
    ]);
    expect(customer.defaultShippingAddressId).toBe(first);
    expect(customer).toMatchObject({ billingAddresses: [], defaultBillingAddressId: null });
  });

  it('says of a VAT number that nobody has confirmed it, whoever says otherwise', async () => {
    const { shop } = await newCustomer();
    const answer = await shop.addBillingAddress({ intentId: randomUUID(), address: company });
    expect(answer).toMatchObject({
      ok: true,
      value: { user: { billingAddresses: [{ custom: { vatNumber: 'DE123456789', vatValidated: 'false' } }] } },
    });
    const forged = { ...company, custom: { vatNumber: 'DE1', vatValidated: 'true' } };
    const refused = await shop.addBillingAddress({ intentId: randomUUID(), address: forged });
    expect(refused).toMatchObject({ ok: false, failure: { code: 'invalid-input' } });
    await added(shop, company);
    expect((await me(shop)).shippingAddresses).toMatchObject([{ company: 'Berg GmbH', custom: null }]);
  });

  it('is one address after two clicks, a lost reply and the same form in two tabs', async () => {
    const { shop } = await newCustomer();
    const intentId = randomUUID();
    await Promise.all(Array.from({ length: 6 }, () => shop.addShippingAddress({ intentId, address: berlin })));
    await shop.addShippingAddress({ intentId, address: berlin });
    await Promise.all(
      Array.from({ length: 6 }, () => shop.addShippingAddress({ intentId: randomUUID(), address: berlin })),
    );
    expect(citiesOf(await me(shop))).toEqual(['Berlin']);
  });

  it('follows the rules of its country, and goods go only where the shop delivers to', async () => {
    const { shop } = await newCustomer();
    const failed = { ok: false, failure: { code: 'failed-to-add-address' } };
    for (const address of [{ ...berlin, postalCode: '1010' }, { ...berlin, streetNumber: 'a' }, zurich])
      expect(await shop.addShippingAddress({ intentId: randomUUID(), address })).toEqual(failed);
    expect((await shop.addBillingAddress({ intentId: randomUUID(), address: zurich })).ok).toBe(true);
    expect((await me(shop)).shippingAddresses).toEqual([]);
  });

  it('is the fiftieth of its kind, or is not kept, however many are sent at once', async () => {
    const { shop } = await newCustomer();
    const numbers = Array.from({ length: mostSavedAddresses + 10 }, (_, number) => String(number + 1));
    const answers = await Promise.all(
      numbers.map((streetNumber) =>
        shop.addShippingAddress({ intentId: randomUUID(), address: { ...berlin, streetNumber } }),
      ),
    );
    expect(answers.filter(({ ok }) => !ok)).toHaveLength(10);
    const { shippingAddresses, defaultShippingAddressId } = await me(shop);
    expect(shippingAddresses).toHaveLength(mostSavedAddresses);
    expect(shippingAddresses[0]?.id).toBe(defaultShippingAddressId);
    expect((await shop.addBillingAddress({ intentId: randomUUID(), address: berlin })).ok).toBe(true);
  });
});

describe('an address that is changed', () => {
  it('is changed in the version that was seen; of two tabs the second is told', async () => {
    const { shop } = await newCustomer();
    const addressId = await added(shop, berlin);
    const change = (city: string, version: number) =>
      shop.updateShippingAddress({ addressId, version, address: { ...berlin, city } });
    const answers = await Promise.all([change('Potsdam', 1), change('Spandau', 1)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({
      failure: { code: 'customer-version-conflict', currentVersion: 2 },
    });
    const city = citiesOf(await me(shop)).join('');
    // The same again, after its reply was lost.
    expect((await change(city, 1)).ok).toBe(true);
    expect((await me(shop)).shippingAddresses[0]).toMatchObject({ city, version: 2 });
  });

  it('is refused what its country does not know, and stays in a country this shop does not deliver to', async () => {
    const atHome = await newCustomer(swiss);
    await atHome.shop.addShippingAddress({ intentId: randomUUID(), address: zurich });
    const addressId = (await me(atHome.shop, swiss.locale)).defaultShippingAddressId ?? '';
    const abroad = openTestBrowser(testShop.url, { address: `192.0.2.${accounts}` }).calls['new-ct'];
    await abroad.customerSignMeIn({ locale, email: atHome.email, password: accountPassword });
    const change = (address: AddressInput) => abroad.updateShippingAddress({ addressId, version: 1, address });
    expect(await change({ ...zurich, postalCode: '10115' })).toEqual({
      ok: false,
      failure: { code: 'failed-to-update-address' },
    });
    expect((await change({ ...zurich, streetNumber: '6' })).ok).toBe(true);
  });

  it('that was deleted in another tab is not there any more', async () => {
    const { shop } = await newCustomer();
    const addressId = await added(shop, berlin);
    await shop.deleteShippingAddress({ addressId });
    const missing = { ok: false, failure: { code: 'address-not-found' } };
    expect(await shop.updateShippingAddress({ addressId, version: 1, address: cologne })).toEqual(missing);
    expect(await shop.setDefaultShippingAddress({ addressId })).toEqual(missing);
  });
});

describe('an address that is deleted', () => {
  it('hands on being the default to the newest that is left', async () => {
    const { shop } = await newCustomer();
    const first = await added(shop, berlin);
    await added(shop, cologne);
    const newest = await added(shop, { ...berlin, streetNumber: '9' });
    const answer = await shop.deleteShippingAddress({ addressId: first });
    expect(answer).toMatchObject({ ok: true, value: { user: { defaultShippingAddressId: newest } } });
  });

  it('is deleted once by two tabs, and the last leaves no default', async () => {
    const { shop } = await newCustomer();
    const addressId = await added(shop, berlin);
    const answers = await Promise.all([1, 2].map(() => shop.deleteShippingAddress({ addressId })));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ failure: { code: 'address-not-found' } });
    expect(await me(shop)).toMatchObject({ shippingAddresses: [], defaultShippingAddressId: null });
  });
});

describe('the default address', () => {
  it('is one of its kind, however many are chosen at once', async () => {
    const { shop } = await newCustomer();
    const ids = [await added(shop, berlin), await added(shop, cologne), await added(shop, { ...berlin, city: 'Bonn' })];
    const answers = await Promise.all(ids.map((addressId) => shop.setDefaultShippingAddress({ addressId })));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    const { rows } = await testShop.database.query(
      'SELECT customer_id FROM customer_address WHERE is_default GROUP BY customer_id, kind HAVING count(*) > 1',
    );
    expect(rows).toEqual([]);
    const [, chosen = ''] = ids;
    await shop.setDefaultShippingAddress({ addressId: chosen });
    expect((await me(shop)).defaultShippingAddressId).toBe(chosen);
  });
});

describe('the profile', () => {
  it('is changed in the version that was seen; of two tabs the second is told', async () => {
    const { shop } = await newCustomer();
    const { version } = await me(shop);
    const change = (firstName: string) => shop.customerUpdateMe({ version, changes: { firstName } });
    const answers = await Promise.all([change('Eva'), change('Ida')]);
    const done = answers.find(({ ok }) => ok);
    const current = await me(shop);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({
      failure: { code: 'customer-version-conflict', currentVersion: current.version },
    });
    expect(done).toMatchObject({ value: { user: { firstName: current.firstName, lastName: 'Berg' } } });
  });

  it('has a date of birth, which can be taken back and never lies in the future', async () => {
    const { shop } = await newCustomer();
    const change = async (dateOfBirth: string | null) =>
      shop.customerUpdateMe({ version: (await me(shop)).version, changes: { dateOfBirth } });
    expect(await change('1984-02-29')).toMatchObject({ ok: true, value: { user: { dateOfBirth: '1984-02-29' } } });
    expect(await change('2999-01-01')).toMatchObject({ ok: false, failure: { code: 'invalid-input' } });
    expect((await me(shop)).dateOfBirth).toBe('1984-02-29');
    expect(await change(null)).toMatchObject({ ok: true, value: { user: { dateOfBirth: null } } });
  });

  it('is nobody else’s, and leaves no copies behind', async () => {
    const guest = openTestBrowser(testShop.url).calls['new-ct'];
    const changes = { firstName: 'Eve' };
    const notAuthenticated = { ok: false, failure: { code: 'not-authenticated' } };
    expect(await guest.customerUpdateMe({ version: 1, changes })).toEqual(notAuthenticated);
    const { shop, email } = await newCustomer();
    await shop.customerUpdateMe({ version: (await me(shop)).version, changes });
    const { rows } = await testShop.database.query(
      `SELECT entry.id FROM history_entry entry JOIN customer ON customer.id = entry."customerId"
        WHERE customer."emailAddress" = $1 AND entry.data::text LIKE '%Eve%'`,
      [email],
    );
    expect(rows).toEqual([]);
  });

  it('tells the tier of the customer’s group, where the store grants something for it', async () => {
    const { shop, email } = await newCustomer();
    expect((await me(shop)).tier).toBe('monetary-cohort-base-tier');
    await testShop.database.query(
      `INSERT INTO customer_groups_customer_group ("customerId", "customerGroupId")
       SELECT customer.id, customer_group.id FROM customer, customer_group
        WHERE customer."emailAddress" = $1 AND customer_group.name = 'tier-2'`,
      [email],
    );
    await testShop.database.query(
      `UPDATE country_store SET flags = jsonb_set(flags::jsonb, '{loyalty_discount_enabled}', 'true')`,
    );
    expect((await me(shop)).tier).toBe('tier-2');
  });
});
