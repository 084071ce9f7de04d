import { expect, it } from 'vitest';
import { deliveryShown } from './delivery-shown';

const delivery = { deliveryState: 'waiting', deliveryAttempts: 0, deliveryError: null, deliveredAt: null };

it.each([
  [{}, 'Waiting for delivery', null],
  [{ deliveryAttempts: 1, deliveryError: 'timeout' }, 'Waiting for delivery', '1 attempt, last: timeout'],
  [{ deliveryState: 'failed', deliveryAttempts: 3, deliveryError: '422' }, 'Not delivered', '3 attempts, last: 422'],
  [{ deliveryState: 'none' }, 'Kept here only', null],
])('says of %j: %s', (changes, words, detail) => {
  expect(deliveryShown({ ...delivery, ...changes })).toMatchObject({ words, detail });
});

it('says when a case was delivered', () => {
  const delivered = { ...delivery, deliveryState: 'delivered', deliveredAt: '2026-11-15T12:00:00.000Z' };
  expect(deliveryShown(delivered).words).toBe('Delivered');
  expect(deliveryShown(delivered).detail).toContain('2026-11-15');
});
