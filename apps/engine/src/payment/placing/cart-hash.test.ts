import { describe, expect, it } from 'vitest';
import { cartHash, type HashedCart } from './cart-hash';

const cart: HashedCart = {
  currencyCode: 'EUR',
  totalCents: 3_990,
  shippingCents: 490,
  lines: [
    { variantId: 7, quantity: 1, totalCents: 1_500 },
    { variantId: 3, quantity: 2, totalCents: 2_000 },
  ],
  surcharges: [],
  couponCodes: ['SPRING'],
  email: 'ada@example.com',
  addresses: [{ city: 'Berlin', written: { street: 'Lange Straße', number: '5a' } }],
};

describe('the hash of a cart', () => {
  it('does not care in which order the database answers', () => {
    const turned = {
      ...cart,
      lines: cart.lines.toReversed(),
      couponCodes: ['spring'],
      addresses: [{ written: { number: '5a', street: 'Lange Straße' }, city: 'Berlin' }],
    };
    expect(cartHash(turned)).toBe(cartHash(cart));
  });

  it.each<[string, Partial<HashedCart>]>([
    ['the total', { totalCents: 3_991 }],
    ['the currency', { currencyCode: 'CZK' }],
    ['a quantity', { lines: [{ variantId: 7, quantity: 2, totalCents: 1_500 }] }],
    ['a fee', { surcharges: [{ sku: 'cash-on-delivery', totalCents: 250 }] }],
    ['a coupon', { couponCodes: [] }],
    ['the e-mail address', { email: 'eve@example.com' }],
    ['an address', { addresses: [{ city: 'Bonn' }] }],
  ])('changes with %s', (_, change) => {
    expect(cartHash({ ...cart, ...change })).not.toBe(cartHash(cart));
  });
});
