import { describe, expect, it } from 'vitest';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { factsOf } from '../testing/facts-of.ts';
import { paymentErrorRedirection } from './payment-error-redirection.ts';

const verdictOn = (path: string) =>
  paymentErrorRedirection(factsOf(countries.CH, { path, search: '?error=payment-error' }));

describe('the address of a failed payment', () => {
  it.each([
    ['/adyen-payment-error', '/checkout/payment-error'],
    ['/adyen-payment-error/', '/checkout/payment-error'],
    ['/it/adyen-payment-error', '/it/checkout/payment-error'],
  ])('belongs to the checkout and keeps the reason: %s', (path, target) => {
    const moved = { kind: 'redirect', status: 308, path: target, search: '?error=payment-error' };
    expect(verdictOn(path)).toEqual(moved);
  });

  it.each(['/checkout/payment-error', '/adyen-payment-error/x', '/'])('is not %s', (path) => {
    expect(verdictOn(path)).toEqual({ kind: 'continue' });
  });
});
