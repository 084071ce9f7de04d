import { expect, it } from 'vitest';
import type { AttemptState } from './attempt-state';
import { paymentOutcome } from './payment-outcome';

it.each([
  ['SENT', 'AUTHORISED', null, 'authorised'],
  ['SENT', 'PENDING', null, 'pending'],
  ['SENT', 'REFUSED', 'payment-refused', 'declined'],
  ['SENT', 'REFUSED', 'payment-error', 'failed'],
  ['REDIRECTED', 'CANCELLED', 'cancelled-transaction', 'cancelled'],
  ['SENT', 'GIVING_UP', 'payment-error', 'failed'],
  ['REDIRECTED', 'GIVING_UP', 'payment-error', 'abandoned'],
  ['PENDING', 'GIVING_UP', 'insufficient-stock', 'reversed'],
  ['AUTHORISED', 'REVERSING', 'insufficient-stock', 'reversed'],
  ['AUTHORISED', 'CLAIMED', null, null],
  ['GIVING_UP', 'EXPIRED', null, null],
  ['CREATED', 'EXPIRED', null, 'abandoned'],
] satisfies readonly (readonly [AttemptState, AttemptState, string | null, string | null])[])(
  'a payment that went from %s to %s (%s) counts as %s',
  (from, state, failure, outcome) => {
    expect(paymentOutcome(from, { state, failure, isOffline: false })).toBe(outcome);
  },
);

it('counts what is paid at the door as money that comes later', () => {
  expect(paymentOutcome('CREATED', { state: 'CLAIMED', failure: null, isOffline: true })).toBe('pending');
});
