import { describe, expect, it } from 'vitest';
import { furthest, stepOf } from './payment-step.ts';

const paid = (orderId: string | null, action: object | null = null) =>
  stepOf({ kind: 'data', data: { payment: { id: 'p', orderId, version: 1 }, action } });
const refused = (code: string, more: object = {}) => stepOf({ kind: 'failure', code, failure: { code, ...more } });

describe('an answer to a payment', () => {
  it('leaves the shopper with an order, a page to follow, or waiting', () => {
    expect(paid('7')).toEqual({ to: 'order', orderId: '7' });
    expect(paid(null, { type: 'redirect', url: 'http://bank.test/1' })).toMatchObject({ to: 'follow' });
    expect(paid(null)).toEqual({ to: 'wait', paymentId: 'p' });
  });

  it('says whether another try makes sense', () => {
    expect(refused('payment-refused')).toMatchObject({ to: 'again' });
    expect(refused('cart-version-conflict', { currentVersion: 4 })).toEqual({ to: 'later', version: 4 });
    expect(refused('insufficient-stock')).toEqual({ to: 'end', ending: 'sold-out' });
    expect(refused('something-new')).toEqual({ to: 'end', ending: 'unexpected something-new' });
    expect(stepOf({ kind: 'silence' })).toEqual({ to: 'silence' });
  });

  it('counts more than another when it leads further', () => {
    expect(furthest([refused('cart-frozen'), paid('7'), { to: 'silence' }])).toEqual({ to: 'order', orderId: '7' });
    expect(furthest([])).toEqual({ to: 'silence' });
  });

  it('is not forgotten for another that leads further when nobody may get it', () => {
    const unexpected = { to: 'end', ending: 'unexpected payment-required' };
    expect(furthest([paid('7'), refused('payment-required')])).toEqual(unexpected);
  });
});
