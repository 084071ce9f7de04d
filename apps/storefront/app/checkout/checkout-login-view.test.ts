import { describe, expect, it } from 'vitest';
import { shopOf } from '../testing/shop-of.ts';
import { checkoutLoginView } from './checkout-login-view.ts';

describe('the way into the checkout', () => {
  it('is open to guests at once, and leads customers there after signing in', () => {
    const { guest, account, links } = checkoutLoginView(shopOf('fr-CH'));
    expect(guest.link.href).toBe('/fr/checkout/addresses');
    expect(account.link.href).toBe('/fr/login?next=%2Ffr%2Fcheckout%2Faddresses');
    expect(links.map(({ href }) => href)).toEqual(['/fr/checkout/password-reset', '/fr/checkout/create-account']);
  });
});
