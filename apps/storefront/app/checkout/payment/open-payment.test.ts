import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findOpenPayment, forgetOpenPayment, keepOpenPayment } from './open-payment.ts';

const payment = { cartId: 'cart-1', paymentId: 'attempt-1', url: 'https://bank.example/pay' };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a payment that was left at the bank', () => {
  it('is found again for its own cart, until it is forgotten', () => {
    keepOpenPayment(payment);
    expect(findOpenPayment('cart-1')).toEqual(payment);
    expect(findOpenPayment('cart-2')).toBeNull();
    forgetOpenPayment();
    expect(findOpenPayment('cart-1')).toBeNull();
  });

  it('leads to pages only', () => {
    keepOpenPayment({ ...payment, url: 'javascript:alert(1)' });
    expect(findOpenPayment('cart-1')).toBeNull();
  });

  it('is none where something else was kept', () => {
    sessionStorage.setItem('open-payment', 'nonsense');
    expect(findOpenPayment('cart-1')).toBeNull();
  });
});
