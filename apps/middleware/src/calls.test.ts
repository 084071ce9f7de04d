import { describe, expect, it } from 'vitest';
import { allHandlers } from './calls.ts';
import { notAvailable } from './not-available.ts';

describe('the calls that are not built yet', () => {
  // This list only shrinks: who builds a call takes it out.
  it('are these and no others', () => {
    const missing = Object.entries(allHandlers).flatMap(([group, handlers]) =>
      Object.entries(handlers)
        .filter(([, handler]) => handler === notAvailable)
        .map(([name]) => `${group}/${name}`),
    );
    expect(missing.toSorted()).toEqual([
      'cia/cart-update',
      'cia/checkout',
      'cia/consent',
      'cia/customer-update',
      'cia/newsletter',
      'cia/recommendation',
      'cia/view-category',
      'cia/view-item',
      'my-orders/getUrlWithToken',
      'new-ct/addBillingAddress',
      'new-ct/addShippingAddress',
      'new-ct/customerUpdateMe',
      'new-ct/deleteBillingAddress',
      'new-ct/deleteShippingAddress',
      'new-ct/setDefaultBillingAddress',
      'new-ct/setDefaultShippingAddress',
      'new-ct/updateBillingAddress',
      'new-ct/updateShippingAddress',
      'shop/add-review',
      'shop/customer-tracking',
      'shop/recommendation',
      'shop/validate-address',
      'social-login/authorize',
      'social-login/complete',
    ]);
  });
});
