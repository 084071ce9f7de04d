import { describe, expect, it } from 'vitest';
import type { Attempt } from './attempt-rows';
import { resultOf } from './payment-progress';

const attempt: Attempt = {
  id: '6f1f6a52-6a8b-4c57-9d0a-2f6b1f0c7a11',
  cartId: 1,
  cartVersion: 1,
  cartHash: '',
  storeKey: 'tradehall_de',
  locale: 'de-DE',
  isOffline: false,
  isSynthetic: false,
  method: 'scheme',
  amountCents: 100,
  currencyCode: 'EUR',
  orderNumber: 'DE-1',
  pspRef: null,
  state: 'REFUSED',
  resultCode: null,
  failure: null,
  action: null,
  authorisedCents: null,
  authorisedCurrency: null,
  orderId: null,
  finaliseTries: 0,
  expiresAt: new Date(0),
};

const endings = [
  { state: 'REFUSED', failure: 'payment-refused' },
  { state: 'REFUSED', failure: 'payment-error' },
  { state: 'CANCELLED', failure: 'cancelled-transaction' },
  { state: 'EXPIRED', failure: null },
] as const;

describe('a payment that came to nothing', () => {
  it('asks for another way to pay, whichever way PayPal fails', () => {
    for (const ending of endings)
      expect(resultOf({ ...attempt, ...ending, method: 'paypal' })).toMatchObject({ code: 'paypal-failed' });
  });

  it('says of any other method how it ended', () => {
    const codes = endings.map((ending) => resultOf({ ...attempt, ...ending }));
    expect(codes).toMatchObject([
      { code: 'payment-refused' },
      { code: 'payment-error' },
      { code: 'cancelled-transaction' },
      { code: 'payment-error' },
    ]);
  });

  it('says what was wrong with the order, however it was to be paid', () => {
    const sold = { ...attempt, method: 'paypal', state: 'REVERSED', failure: 'insufficient-stock' } as const;
    expect(resultOf(sold)).toMatchObject({ code: 'insufficient-stock' });
  });
});
