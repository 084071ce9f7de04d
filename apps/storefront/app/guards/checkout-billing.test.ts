import { describe, expect, it } from 'vitest';
import { countries, type CountryCode } from '@tradehall/domain/countries/countries.ts';
import { factsOf } from '../testing/facts-of.ts';
import { checkoutBilling } from './checkout-billing.ts';
import type { CartFacts } from './guard.ts';

function targetOf(path: string, cart: CartFacts | null, code: CountryCode = 'CH') {
  const verdict = checkoutBilling(factsOf(countries[code], { path, cart, search: '?a=1' }));
  return verdict.kind === 'redirect' ? `${verdict.status} ${verdict.path}${verdict.search}` : verdict.kind;
}

const empty: CartFacts = { hasLines: false, hasShipping: false };
const filled: CartFacts = { hasLines: true, hasShipping: false };
const addressed: CartFacts = { hasLines: true, hasShipping: true };

describe('the checkout', () => {
  it.each(['/checkout/addresses', '/checkout/payment'])('leads home from %s with nothing in the cart', (path) => {
    expect(targetOf(path, empty)).toBe('302 /');
    expect(targetOf(`/fr${path}`, empty)).toBe('302 /fr/');
  });

  it('asks for the addresses before the payment', () => {
    expect(targetOf('/it/checkout/payment', filled)).toBe('302 /it/checkout/addresses');
    expect(targetOf('/checkout/payment', addressed)).toBe('continue');
    expect(targetOf('/checkout/addresses', filled)).toBe('continue');
  });

  it.each(['/checkout/cart', '/checkout/login', '/checkout/thank-you', '/checkout/payment-error', '/login', '/'])(
    'lets everybody see %s',
    (path) => {
      expect(targetOf(path, empty)).toBe('continue');
    },
  );

  it('stops nobody of whose cart nothing is known', () => {
    expect(targetOf('/checkout/payment', null)).toBe('continue');
  });

  it.each(['IE', 'SI', 'LT', 'GR', 'BG', 'RO'] as const)('is not open in %s, which only shows its goods', (code) => {
    for (const path of ['/checkout/cart', '/checkout/login', '/checkout/addresses', '/checkout/payment'])
      expect(targetOf(path, addressed, code), path).toBe('302 /');
  });
});
