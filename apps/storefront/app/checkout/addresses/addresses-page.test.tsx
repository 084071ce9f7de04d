import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Cart } from '@tradehall/domain/cart/cart.ts';
import type { Address } from '@tradehall/domain/address/address.ts';
import { deliveryCountries } from '@tradehall/domain/address/delivery-countries.ts';
import type { ShippingMethod } from '@tradehall/domain/cart/shipping-method.ts';
import { countries } from '@tradehall/domain/countries/countries.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import type { Customer } from '@tradehall/domain/customer/customer.ts';
import type { FormFaults } from '../../address-form/written-address.ts';
import type { RememberedChoice } from '../../request/visitor-request.ts';
import { visitorWith } from '../../testing/cart-transport.ts';
import { sampleCart } from '../../testing/sample-cart.ts';
import { sampleCustomer, savedBerlin } from '../../testing/sample-customer.ts';
import { shopOf } from '../../testing/shop-of.ts';
import { typedAddresses } from '../../testing/typed-addresses.ts';
import { AddressesPage } from './addresses-page.tsx';
import { readAddresses } from './addresses-form.ts';
import { addressesView } from './addresses-view.ts';

interface Drawn {
  readonly locale?: Locale;
  readonly cart?: Cart;
  readonly customer?: Customer | null;
  readonly choices?: Readonly<Partial<Record<RememberedChoice, string>>>;
  readonly faults?: FormFaults;
}

const methods: readonly ShippingMethod[] = [{ key: 'parcel', zoneRates: [], daysRange: '2-4' }];

function viewOf({ locale = 'en-GB', cart = sampleCart(), customer = null, choices = {} }: Drawn) {
  const visitor = { ...visitorWith(cart).visitor, choice: (name: RememberedChoice) => choices[name] ?? null };
  const now = new Date('2026-11-16T10:00:00Z');
  return addressesView({ cart, customer }, { store: null, methods, now }, visitor, shopOf(locale));
}

function draw(drawn: Drawn) {
  const view = viewOf(drawn);
  const form = readAddresses(typedAddresses({ 'billing.city': 'Kölle' }), view.facts);
  const refused = drawn.faults === undefined ? null : { form, faults: drawn.faults, text: 'Please check.' };
  return renderToStaticMarkup(<AddressesPage view={view} refused={refused} summary={<p>summary</p>} signIn={null} />);
}

const inputsOf = (html: string) => html.match(/<(?:input|select)[^>]*>/g) ?? [];
const namesOf = (html: string) => inputsOf(html).map((input) => /name="([^"]+)"/.exec(input)?.[1] ?? '');
const isChecked = (html: string, name: string, value: string) =>
  inputsOf(html).some(
    (input) => input.includes(`name="${name}"`) && input.includes(`value="${value}"`) && input.includes('checked=""'),
  );

const berlin: Address = {
  id: '7',
  firstName: 'Ada',
  lastName: 'Berg',
  streetName: 'Lange Straße',
  streetNumber: '5a',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
  custom: null,
};

describe('the page of addresses', () => {
  it('is a plain form that goes to its own address', () => {
    expect(draw({ locale: 'fr-CH' })).toMatch(
      /<form (?=[^>]*method="post")(?=[^>]*noValidate="")[^>]*action="\/fr\/checkout\/addresses"/,
    );
  });

  it('has no more than eight fields to fill in for a private buyer, and a label for each', () => {
    const html = draw({ locale: 'de-DE' });
    const folded = html.match(/<details[^>]*>.*?<\/details>/g)?.join('') ?? '';
    const hidden = [...namesOf(folded), 'billing.company', 'billing.department', 'billing.vatNumber'];
    const seen = namesOf(html).filter(
      (name) => (name === 'email' || name.startsWith('billing.')) && !hidden.includes(name),
    );
    expect(seen).toHaveLength(8);
    for (const input of inputsOf(html).filter((text) => !/type="(?:radio|checkbox)"/.test(text)))
      expect(html).toContain(`for="${/ id="([^"]+)"/.exec(input)?.[1]}"`);
  });

  it.each(['de-DE', 'hu-HU', 'nl-NL', 'fr-FR', 'en-GB'] as const)('asks in the order of the country: %s', (locale) => {
    const { order } = shopOf(locale).country.addressLayout;
    const names = namesOf(draw({ locale })).filter((name) => order.some((part) => name === `billing.${part}`));
    expect(names).toEqual(order.map((part) => `billing.${part}`));
  });

  it('never ticks the box for e-mails by itself', () => {
    const box = (html: string) => inputsOf(html).find((input) => input.includes('customerAgreedToSendEmail'));
    expect(box(draw({}))).not.toContain('checked');
  });

  it('begins as the country’s clients are, or as the cookie of this kind of checkout says', () => {
    expect(isChecked(draw({}), 'clientType', 'PRIVATE')).toBe(true);
    expect(isChecked(draw({ choices: { 'ClientType-guest': 'COMPANY' } }), 'clientType', 'COMPANY')).toBe(true);
    expect(isChecked(draw({ choices: { 'ClientType-customer': 'COMPANY' } }), 'clientType', 'PRIVATE')).toBe(true);
    expect(isChecked(draw({ choices: { 'ClientType-guest': '<b>' } }), 'clientType', 'PRIVATE')).toBe(true);
  });

  it('delivers to the billing address unless a cookie or the cart says otherwise', () => {
    const choice = (drawn: Drawn) => viewOf(drawn).start.shippingChoice;
    const elsewhere = { ...berlin, city: 'Köln', postalCode: '50667' };
    const cookie = { choices: { ShippingAddressType: 'DIFFERENT_FROM_BILLING' } };
    expect(choice({})).toBe('SAME_AS_BILLING');
    expect(choice(cookie)).toBe('DIFFERENT_FROM_BILLING');
    expect(choice({ choices: { ShippingAddressType: 'SAVED_ADDRESS' } })).toBe('SAME_AS_BILLING');
    const sent = sampleCart({ billingAddress: berlin, shippingAddress: berlin });
    expect(choice({ ...cookie, cart: sent })).toBe('SAME_AS_BILLING');
    expect(choice({ cart: sampleCart({ billingAddress: berlin, shippingAddress: elsewhere }) })).toBe(
      'DIFFERENT_FROM_BILLING',
    );
  });

  it('knows again what the cart holds', () => {
    const cart = sampleCart({ customerEmail: 'ada@example.org', billingAddress: berlin, shippingAddress: berlin });
    const html = draw({ locale: 'de-DE', cart });
    expect(html).toContain('value="Lange Straße"');
    expect(html).toContain('value="ada@example.org"');
  });

  it('says at the field what is wrong with it, with an example of the country, and keeps what was typed', () => {
    const html = draw({ locale: 'de-DE', faults: { 'billing.postalCode': 'postal-code' } });
    const input = inputsOf(html).find((text) => text.includes('name="billing.postalCode"')) ?? '';
    expect(input).toContain('aria-invalid="true"');
    expect(input).toContain('autofocus=""');
    const id = / id="([^"]+)"/.exec(input)?.[1] ?? '';
    expect(html).toMatch(new RegExp(`id="${id}-message"[^>]*>.*?10115`));
    expect(html).toContain('value="Kölle"');
    expect(html).toContain('Please check.');
  });

  it('shows how and when the goods come', () => {
    expect(draw({})).toMatch(/By parcel to your door.*18\s\u2060–\u2060\s20\sNov/);
  });

  it('says why it asks for a phone number, and of a freight carrier’s customer needs it', () => {
    const phone = (html: string) => inputsOf(html).find((text) => text.includes('name="billing.phone"'));
    expect(draw({})).toContain('the carrier can reach you');
    expect(phone(draw({}))).not.toContain('required');
    const { shippingEstimate } = sampleCart();
    const freight = shippingEstimate && { ...shippingEstimate, shippingMethodKey: 'freight' as const };
    const html = draw({ cart: sampleCart({ shippingEstimate: freight }) });
    expect(html).toContain('will call you before delivery');
    expect(phone(html)).toContain('required=""');
  });

  it('tells who lives in a special tax territory', () => {
    const canaries = { ...berlin, postalCode: '35001', city: 'Las Palmas', country: 'ES' as const };
    const cart = sampleCart({ billingAddress: canaries, shippingAddress: canaries });
    expect(draw({ locale: 'es-ES', cart })).toContain(viewOf({ locale: 'es-ES', cart }).texts.territoryExport);
    expect(draw({ locale: 'es-ES' })).not.toContain(viewOf({ locale: 'es-ES' }).texts.territoryExport);
  });

  it('lets one choose among the countries the shop sends to', () => {
    const codes = viewOf({ locale: 'de-DE' }).countries.map(({ value }) => value);
    expect(codes).toEqual([...deliveryCountries(countries.DE)]);
    expect(namesOf(draw({ locale: 'en-GB' }))).not.toContain('billing.country');
  });

  it('offers a customer the addresses that are kept', () => {
    const customer = sampleCustomer();
    const html = draw({ locale: 'de-DE', customer });
    expect(isChecked(html, 'billingChoice', 'SAVED_BILLING_ADDRESS')).toBe(true);
    expect(html).toContain('Ada Berg, Lange Straße 5a, 10115 Berlin');
    expect(namesOf(draw({}))).not.toContain('billingChoice');
  });

  it('offers no address the shop does not deliver to, and the default among the others', () => {
    const zurich = { ...savedBerlin, id: '8', postalCode: '8001', city: 'Zürich', country: 'CH' } as const;
    const customer = sampleCustomer({ shippingAddresses: [zurich, savedBerlin], defaultShippingAddressId: '8' });
    const view = viewOf({ locale: 'de-DE', customer });
    expect(view.saved.shipping.map(({ value }) => value)).toEqual(['7']);
    expect(view.start.savedShipping).toBe('7');
  });

  it('keeps what is written only for a customer who ticks it', () => {
    expect(namesOf(draw({}))).not.toContain('keepBilling');
    const html = draw({ locale: 'de-DE', customer: sampleCustomer() });
    expect(namesOf(html)).toEqual(expect.arrayContaining(['keepBilling', 'keepShipping']));
    expect(html).not.toMatch(/name="keep\w+"[^>]* checked/);
  });
});
