import { describe, expect, it } from 'vitest';
import type { PaymentProgress } from '@tradehall/domain/cart/cart-payment.ts';
import { sampleOrder, samplePayment } from '../../testing/sample-order.ts';
import {
  cancelPayment,
  lookAtPayment,
  placeOrder,
  sendDetails,
  sendPayment,
  type PaymentPorts,
} from './send-payment.ts';

const payment = samplePayment();

const wish = {
  locale: 'de-DE',
  cartId: 'cart-1',
  version: 3,
  intentId: '0a3a6c4e-6a53-4a5c-9a52-1f0f3b3f7b1a',
  paymentData: { method: 'scheme', storeCard: false },
  componentData: {},
} as const;

const progress = (action: PaymentProgress['action'], resultCode: PaymentProgress['resultCode'] = 'Authorised') =>
  ({ ok: true, value: { payment, resultCode, action } }) as const;

const portsWith = (paid: Awaited<ReturnType<PaymentPorts['pay']>>): PaymentPorts => ({
  pay: () => Promise.resolve(paid),
  sendDetails: () => Promise.resolve(paid?.ok === true ? paid : null),
  look: () => Promise.resolve(paid?.ok === true ? paid : null),
  cancel: () => Promise.resolve({ ok: true, value: { isCancelled: true, orderId: null } }),
});

const placed = { ok: true, value: { order: sampleOrder() } } as const;
const conflict = { ok: false, failure: { code: 'cart-version-conflict', currentVersion: 9 } } as const;

describe('an order', () => {
  it('is placed against the version the shop reports, and asked for again when its answer is lost', async () => {
    const versions: number[] = [];
    const answers = [conflict, null, placed];
    const placeWith = ({ version }: { readonly version: number }) => {
      versions.push(version);
      return Promise.resolve(answers.shift() ?? null);
    };
    const { locale, cartId, version, intentId } = wish;
    expect(await placeOrder({ placeOrder: placeWith }, { locale, cartId, version, intentId })).toEqual({
      type: 'order',
      orderId: 'order-1',
    });
    expect(versions).toEqual([3, 9, 9]);
  });
});

describe('a payment', () => {
  it('that nobody has decided yet is watched', async () => {
    const step = { kind: 'wait', paymentId: 'attempt-1' };
    expect(await sendPayment(portsWith(progress(null, 'Pending')), wish)).toEqual({ type: 'step', step });
  });

  it('leads to where the shopper confirms it, and only to pages', async () => {
    const url = 'https://bank.example/confirm';
    const lead = (to: string) => sendPayment(portsWith(progress({ type: 'redirect', method: 'GET', url: to })), wish);
    expect(await lead(url)).toEqual({ type: 'step', step: { kind: 'redirect', paymentId: 'attempt-1', url } });
    expect(await lead('javascript:alert(1)')).toEqual({ type: 'fail', problem: 'payment-error' });
  });

  it('waits for the app of the shopper', async () => {
    const ports = portsWith(progress({ type: 'await', paymentData: 'abc' }, 'Pending'));
    const step = { kind: 'await', paymentId: 'attempt-1', paymentData: 'abc' };
    expect(await sendPayment(ports, wish)).toEqual({ type: 'step', step });
  });

  it('says why it was refused', async () => {
    const ports = portsWith({ ok: false, failure: { code: 'payment-refused' } });
    expect(await sendPayment(ports, wish)).toEqual({ type: 'fail', problem: 'payment-refused' });
  });

  it('without an answer is neither refused nor an order', async () => {
    expect(await sendPayment(portsWith(null), wish)).toEqual({ type: 'lose' });
  });

  it('goes on with what the app has said', async () => {
    const value = { payment: samplePayment({ orderId: '7' }), resultCode: 'Authorised', action: null } as const;
    const details = { locale: wish.locale, cartId: 'cart-1', paymentData: { paymentId: 'a' }, componentData: {} };
    expect(await sendDetails(portsWith({ ok: true, value }), details)).toEqual({ type: 'order', orderId: '7' });
  });

  it('that is an order already needs no other', async () => {
    const value = { payment: samplePayment({ orderId: '7' }), resultCode: 'Authorised', action: null } as const;
    expect(await sendPayment(portsWith({ ok: true, value }), wish)).toEqual({ type: 'order', orderId: '7' });
  });

  it('is watched while the shopper confirms it elsewhere', async () => {
    const own = { locale: wish.locale, cartId: 'cart-1', paymentData: { paymentId: 'a' } };
    expect(await lookAtPayment(portsWith(progress(null)), own)).toBeNull();
    expect(await lookAtPayment(portsWith(null), own)).toBeNull();
    const refused = { ok: false, failure: { code: 'payment-refused' } } as const;
    expect(await lookAtPayment({ look: () => Promise.resolve(refused) }, own)).toEqual({
      type: 'fail',
      problem: 'payment-refused',
    });
  });

  it.each([
    [
      { isCancelled: true, orderId: null },
      { type: 'fail', problem: 'cancelled-transaction' },
    ],
    [
      { isCancelled: false, orderId: '7' },
      { type: 'order', orderId: '7' },
    ],
    [{ isCancelled: false, orderId: null }, null],
  ] as const)('is given up for another method only where that is not too late: %o', async (value, event) => {
    const own = { locale: wish.locale, cartId: 'cart-1', paymentData: { paymentId: 'a' } };
    expect(await cancelPayment({ cancel: () => Promise.resolve({ ok: true, value }) }, own)).toEqual(event);
  });
});
