import { describe, expect, it } from 'vitest';
import type { Cart } from '@tradehall/domain/cart/cart.ts';
import type { Address } from '@tradehall/domain/address/address.ts';
import type { VatVerdict } from '@tradehall/domain/address/vat-verdict.ts';
import { countries, type CountryCode } from '@tradehall/domain/countries/countries.ts';
import { vatOutcomes } from '@tradehall/domain/tracking/vat-outcomes.ts';
import { translator } from '../i18n/translator.ts';
import { sampleCart } from '../testing/sample-cart.ts';
import { sampleStore } from '../testing/sample-store.ts';
import { outcomeOf, stateAfterCheck, type VatState } from './vat-state.ts';
import { vatView } from './vat-view.ts';

const shop = { country: countries.DE, locale: 'de-DE' } as const;
const english = translator('en-GB');

const addressIn = (country: CountryCode, custom: Address['custom'] = null): Address => ({
  id: 'a',
  firstName: 'Ada',
  lastName: 'Berg',
  streetName: 'Ring',
  streetNumber: '5',
  postalCode: '1010',
  city: 'Wien',
  country,
  custom,
});

const cartOf = (verdict: VatVerdict | null, shipTo: CountryCode, taxMode: Cart['taxMode'] = 'Platform') =>
  sampleCart({
    taxMode,
    shippingAddress: addressIn(shipTo),
    billingAddress: addressIn('AT', { vatNumber: 'U12345678', vatValidated: 'false', vatVerdict: verdict }),
  });

const viewOf = (cart: Cart | null, flags = {}) =>
  vatView(english, { store: { ...sampleStore, flags: { ...sampleStore.flags, ...flags } }, cart }, shop);

describe('what the field says of the number in the cart', () => {
  it.each<[string, Cart, VatState]>([
    ['nobody has asked', cartOf(null, 'AT'), 'unknown'],
    ['the cart is net', cartOf('valid', 'AT', 'External'), 'net'],
    ['goods stay in the country they leave from', cartOf('valid', 'DE'), 'gross'],
    ['the cart should be net and is not', cartOf('valid', 'AT'), 'not-adjusted'],
    ['the number is wrong', cartOf('not-valid', 'AT'), 'not-valid'],
    ['the office did not answer', cartOf('could-not-validate', 'AT'), 'slow'],
  ])('when %s', (_when, cart, state) => {
    expect(viewOf(cart).start).toEqual({ number: 'U12345678', state });
  });

  it('is nothing of prices where the store does not change them', () => {
    const { start, messages } = viewOf(cartOf('valid', 'DE'), { change_tax_rate_enabled: false });
    expect(start.state).toBe('confirmed');
    expect(messages['not-valid']?.text).toBe('VAT number not confirmed. Please correct it or continue anyway.');
  });

  it('is nothing without a cart or a number', () => {
    expect(viewOf(null).start).toEqual({ number: '', state: 'unknown' });
    expect(viewOf(sampleCart()).start).toEqual({ number: '', state: 'unknown' });
  });
});

describe('the words about a VAT number', () => {
  const { messages, issues, isChecked } = viewOf(null);

  it('stand at the field', () => {
    expect(messages['not-valid']).toEqual({
      kind: 'warning',
      text: 'VAT number not confirmed. Check the format of your VAT number to receive an invoice without VAT, or continue with an invoice including VAT.',
    });
    expect(messages.slow?.text).toBe(
      'Checking the VAT number is taking too long. Confirm by clicking the button below.',
    );
    expect(messages.net?.text).toContain('Prices are now shown without VAT.');
    expect(messages['not-adjusted']?.text).toBe(
      'A technical problem has occurred. We could not take VAT off the prices. You can continue and contact our customer service to claim the VAT back.',
    );
  });

  it('never make the field an error: nothing keeps anybody from buying', () => {
    expect(Object.values(messages).filter((message) => message?.kind === 'error')).toEqual([]);
  });

  it('name three issues and the way on', () => {
    expect(isChecked).toBe(true);
    expect(issues.issues.map(({ title }) => title)).toEqual([
      'Invalid VAT number',
      'Private VAT number',
      'System error',
    ]);
    expect(issues.reclaim).toContain('reclaimed from the tax authority');
    expect(issues.continue).toBe('Continue with your order');
  });
});

describe('what is told of a validation', () => {
  it('is one of the outcomes of the specification for every finding', () => {
    const found = (['valid', 'not-valid', 'could-not-validate', null] as const).map((finding) =>
      outcomeOf(stateAfterCheck(finding)),
    );
    expect(found).toEqual(['success', 'failed', 'timeout', null]);
    expect(outcomeOf('gross')).toBe('failed-no-rate-change');
    expect(vatOutcomes).toEqual(expect.arrayContaining(['triggered', 'button-click']));
  });
});
