import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Transport } from '@tradehall/domain/calls/client.ts';
import type { Failure } from '@tradehall/domain/calls/failures.ts';
import { toWire } from '@tradehall/domain/calls/wire.ts';
import { mostSavedAddresses } from '@tradehall/domain/address/saved-address.ts';
import { translator } from '../../i18n/translator.ts';
import { sampleCustomer, savedBerlin } from '../../testing/sample-customer.ts';
import { shopOf } from '../../testing/shop-of.ts';
import { typedAddresses } from '../../testing/typed-addresses.ts';
import { AddressBook } from './address-book.tsx';
import { addressBookView } from './address-book-view.ts';
import { AddressRemoval } from './address-removal.tsx';
import { answerAddressBook } from './answer-address-book.ts';
import { EditAddress } from './edit-address.tsx';
import { removalView, savedAddressFormView } from './saved-address-view.ts';

const shop = shopOf('de-DE');
const translate = translator('de-DE');
const intentId = '6f1f6a52-6a8b-4c57-9d0a-2f6b1f0c7a11';
const customer = sampleCustomer();
const written = {
  firstName: 'Ada',
  lastName: 'Berg',
  streetName: 'Lange Straße',
  streetNumber: '5a',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
  phone: '+49 30 1234567',
};

const listOf = (query: string, of = customer) => addressBookView('shipping', of, new URLSearchParams(query), shop);

function formOf(edited: typeof savedBerlin | null, refused: Parameters<typeof EditAddress>[0]['refused'] = null) {
  const view = savedAddressFormView('billing', { edited, customer, store: null, intentId }, shop);
  return renderToStaticMarkup(<EditAddress view={view} refused={refused} />);
}

/** What is asked of the shop for a press of a button, and what comes of it. */
async function press(fields: Readonly<Record<string, string>>, failure: Failure | 'lost' | null = null) {
  const asked: { readonly name: string; readonly input: unknown }[] = [];
  const transport: Transport = ({ path, body }) => {
    asked.push({ name: path.split('/').at(-1) ?? '', input: body });
    if (failure === 'lost') return Promise.reject(new Error('socket hang up'));
    return Promise.resolve(toWire(failure === null ? { ok: true, value: { user: customer } } : { ok: false, failure }));
  };
  const { calls } = shopOf('de-DE', { transport });
  const answer = await answerAddressBook({ kind: 'billing', sent: typedAddresses(fields), customer }, { calls }, shop);
  return { asked, answer };
}

describe('the address book', () => {
  it('marks the default, and says of every button which address it is about', () => {
    const other = { ...savedBerlin, id: '8', city: 'Köln' };
    const view = listOf('', sampleCustomer({ shippingAddresses: [savedBerlin, other] }));
    const html = renderToStaticMarkup(<AddressBook view={view} error={null} />);
    expect(html.split(`>${translate('addressBook.default')}<`)).toHaveLength(2);
    expect(html.match(/name="addressId" value="(\d)"/g)).toEqual(['name="addressId" value="8"']);
    expect(html).toContain('href="/my-account/shipping-details?edit=7"');
    expect(html).toContain(': Ada Berg, Lange Straße 5a, 10115 Köln');
  });

  it('says what to do where there is none, and where there are as many as are kept', () => {
    const empty = renderToStaticMarkup(
      <AddressBook view={listOf('', sampleCustomer({ shippingAddresses: [] }))} error={null} />,
    );
    expect(empty).toContain(translate('addressBook.empty'));
    expect(empty).toContain('href="/my-account/shipping-details?add"');
    const many = Array.from({ length: mostSavedAddresses }, (_, number) => ({ ...savedBerlin, id: String(number) }));
    const full = listOf('', sampleCustomer({ shippingAddresses: many }));
    expect(full.add).toBeNull();
    expect(renderToStaticMarkup(<AddressBook view={full} error={null} />)).toContain('50');
  });

  it('tells what came of the last press, and nothing that the address makes up', () => {
    expect(listOf('done=saved').told).toEqual({ kind: 'success', text: translate('addressBook.saved') });
    expect(listOf('gone').told).toEqual({ kind: 'warning', text: translate('failure.address-not-found') });
    expect(listOf('done=constructor').told).toBeNull();
  });

  it('asks once more before an address goes', () => {
    const html = renderToStaticMarkup(<AddressRemoval view={removalView('billing', savedBerlin, shop)} />);
    expect(html).toContain('action="/my-account/billing-details" method="post"');
    expect(html).toMatch(/<button(?=[^>]* name="intent")[^>]* value="remove"/);
    expect(html).toContain('Lange Straße 5a');
  });
});

describe('the form of an address', () => {
  it('begins with the customer’s name and a wish of its own', () => {
    const html = formOf(null);
    expect(html).toContain(`name="intentId" value="${intentId}"`);
    expect(html).toMatch(/name="billing.firstName"[^>]* value="Ada"/);
    expect(html).toContain('action="/my-account/billing-details?add"');
  });

  it('begins with the address and its version, and knows a company by its name', () => {
    const html = formOf({ ...savedBerlin, version: 4, company: 'Berg GmbH' });
    expect(html).toContain('name="version" value="4"');
    expect(html).toMatch(/name="billing.city"[^>]* value="Berlin"/);
    expect(html).toMatch(/checked="" value="COMPANY"|value="COMPANY"[^>]* checked=""/);
  });

  it('leaves an address in the country where it is, also where this shop does not deliver', () => {
    const zurich = { ...savedBerlin, postalCode: '8001', city: 'Zürich', country: 'CH' } as const;
    expect(formOf(zurich)).toMatch(/<option value="CH" selected/);
    expect(formOf(null)).not.toContain('<option value="CH"');
  });
});

describe('a press of a button in the address book', () => {
  it('adds an address', async () => {
    const { asked, answer } = await press({ intent: 'save', intentId });
    expect(asked).toEqual([{ name: 'addBillingAddress', input: { intentId, address: written } }]);
    expect(answer).toEqual({ to: '/my-account/billing-details?done=saved' });
  });

  it('changes an address in the version that was seen', async () => {
    const { asked } = await press({ intent: 'save', addressId: '7', version: '3', 'billing.city': ' Köln ' });
    expect(asked).toEqual([
      { name: 'updateBillingAddress', input: { addressId: '7', version: 3, address: { ...written, city: 'Köln' } } },
    ]);
  });

  it('says at the field what is wrong, keeps the rest, and asks nothing of the shop', async () => {
    const { asked, answer } = await press({ intent: 'save', 'billing.postalCode': '1010', 'billing.city': 'Köln' });
    expect(asked).toEqual([]);
    expect(answer).toMatchObject({
      refusal: {
        faults: { 'billing.postalCode': 'postal-code' },
        form: { written: { values: { city: 'Köln', postalCode: '1010' } } },
      },
    });
  });

  it('keeps what was typed where the address was changed elsewhere, and where nobody answers', async () => {
    const change = { intent: 'save', addressId: '7', version: '3', 'billing.city': 'Köln' };
    const conflict = await press(change, { code: 'customer-version-conflict', currentVersion: 4 });
    expect(conflict.answer).toMatchObject({
      refusal: {
        text: translate('failure.customer-version-conflict'),
        form: { written: { values: { city: 'Köln' } } },
      },
    });
    expect((await press(change, 'lost')).answer).toMatchObject({ code: 'unknown' });
    expect((await press(change, { code: 'failed-to-update-address' })).answer).toMatchObject({
      refusal: { text: translate('failure.failed-to-update-address') },
    });
  });

  it('finds an address gone that another tab has deleted', async () => {
    const gone = { to: '/my-account/billing-details?gone' };
    expect((await press({ intent: 'save', addressId: '9', version: '1' })).answer).toEqual(gone);
    const missing = { code: 'address-not-found' } as const;
    expect((await press({ intent: 'save', addressId: '7', version: '1' }, missing)).answer).toEqual(gone);
    expect((await press({ intent: 'default', addressId: '7' }, missing)).answer).toEqual(gone);
    expect((await press({ intent: 'remove', addressId: '7' }, missing)).answer).toEqual({
      to: '/my-account/billing-details?done=removed',
    });
  });

  it('deletes an address, and makes one the default', async () => {
    const removed = await press({ intent: 'remove', addressId: '7' });
    expect(removed.asked).toEqual([{ name: 'deleteBillingAddress', input: { addressId: '7' } }]);
    const preferred = await press({ intent: 'default', addressId: '7' });
    expect(preferred.asked).toEqual([{ name: 'setDefaultBillingAddress', input: { addressId: '7' } }]);
    expect(preferred.answer).toEqual({ to: '/my-account/billing-details?done=default' });
  });
});
