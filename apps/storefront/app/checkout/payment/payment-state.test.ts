import { describe, expect, it } from 'vitest';
import {
  lostAnswer,
  mayPay,
  nextPayment,
  startOfPayment,
  watchedPayment,
  type PaymentEvent,
  type PaymentState,
} from './payment-state.ts';

const after = (...events: readonly PaymentEvent[]): PaymentState =>
  events.reduce(nextPayment, startOfPayment('scheme', null));

const pay = { type: 'pay', intentId: 'first' } as const;
const payAgain = { type: 'pay', intentId: 'second' } as const;

describe('the payment', () => {
  it('is not sent before a method is chosen', () => {
    const start = startOfPayment(null, null);
    expect(nextPayment(start, pay)).toBe(start);
  });

  it('is sent once, however often the button is pressed', () => {
    const sent = after(pay);
    expect(sent.phase.name).toBe('sending');
    expect(nextPayment(sent, payAgain)).toBe(sent);
  });

  it('keeps its method while it is under way', () => {
    const sent = after(pay);
    expect(nextPayment(sent, { type: 'choose', method: 'paypal' })).toBe(sent);
  });

  it('is free again after a refusal, with a new wish', () => {
    const refused = after(pay, { type: 'fail', problem: 'payment-refused' });
    expect(refused).toMatchObject({ method: 'scheme', phase: { name: 'failed', problem: 'payment-refused' } });
    expect(mayPay(refused)).toBe(true);
    expect(nextPayment(refused, payAgain).intentId).toBe('second');
  });

  it('is the same wish when its answer was lost and it is asked for again', () => {
    const lost = after(pay, { type: 'lose' });
    expect(lost.phase).toEqual({ name: 'failed', problem: lostAnswer });
    expect(nextPayment(lost, payAgain).intentId).toBe('first');
  });

  it('by another method is another wish', () => {
    const lost = after(pay, { type: 'lose' }, { type: 'choose', method: 'paypal' });
    expect(lost).toEqual({ method: 'paypal', intentId: null, phase: { name: 'choosing' } });
  });

  it('goes on where the provider says', () => {
    const url = 'https://bank.example/3ds';
    const redirect = { kind: 'redirect', paymentId: 'p', url } as const;
    expect(after(pay, { type: 'step', step: redirect }).phase).toEqual({ name: 'redirecting', paymentId: 'p', url });
    const step = { kind: 'await', paymentId: 'p', paymentData: 'd' } as const;
    const awaiting = { name: 'awaiting', paymentId: 'p', paymentData: 'd' };
    expect(after(pay, { type: 'step', step }).phase).toEqual({ ...awaiting, code: null });
    const code = { code: 'abc', appUrl: 'https://app.example/' };
    const coded = { ...step, kind: 'code', ...code } as const;
    expect(after(pay, { type: 'step', step: coded }).phase).toEqual({ ...awaiting, code });
  });

  it.each([
    [{ type: 'order', orderId: '7' }, 'done'],
    [{ type: 'fail', problem: 'payment-refused' }, 'failed'],
    [{ type: 'lose' }, 'failed'],
  ] as const)('that waits for the app ends with %o', (event, name) => {
    const step = { kind: 'await', paymentId: 'p', paymentData: 'd' } as const;
    expect(after(pay, { type: 'step', step }, event).phase.name).toBe(name);
  });

  it('is watched while others decide, and ends as they say', () => {
    const waiting = after(pay, { type: 'step', step: { kind: 'wait', paymentId: 'p' } });
    expect(watchedPayment(waiting)).toBe('p');
    expect(mayPay(waiting)).toBe(false);
    expect(nextPayment(waiting, { type: 'order', orderId: '7' }).phase).toEqual({ name: 'done', orderId: '7' });
    expect(watchedPayment(after(pay))).toBeNull();
  });

  it('that became an order stays one', () => {
    const done = after(pay, { type: 'order', orderId: '7' });
    for (const event of [pay, { type: 'fail', problem: 'x' }, { type: 'choose', method: 'paypal' }] as const)
      expect(nextPayment(done, event)).toBe(done);
  });

  it('is not changed by words nobody waits for', () => {
    const start = after();
    expect(nextPayment(start, { type: 'order', orderId: '7' })).toBe(start);
    expect(nextPayment(start, { type: 'lose' })).toBe(start);
  });
});
