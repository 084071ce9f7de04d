import { describe, expect, it } from 'vitest';
import { shortenSteps } from './shorten-steps';
import { stepFacts, stepInWords, stepNumber } from './step-words';

const at = '2026-11-15T12:00:00.000Z';
const words = (kind: string, facts: Record<string, unknown> = {}) => stepInWords({ at, kind, facts }).words;
const eur = { amountCents: 5_470, currencyCode: 'EUR', number: 'DE1000001' };

describe('a step in words', () => {
  it.each([
    ['cart-begun', {}, 'The cart was begun'],
    ['cart-changed', { version: 4 }, 'The cart was changed to version 4'],
    ['payment-begun', { ...eur, method: 'ideal' }, 'Payment DE1000001 of 54.70 EUR begun: iDEAL'],
    ['payment-moved', { ...eur, state: 'CLAIMED' }, 'Payment DE1000001: Has its order'],
    [
      'payment-moved',
      { ...eur, state: 'REFUSED', failure: 'payment-refused' },
      'Payment DE1000001: Refused (payment refused)',
    ],
    ['alerted', {}, 'An alert was raised: it was not settled for 5 minutes'],
    ['call-made', { call: 'pay' }, 'The provider was to be asked for the payment'],
    ['call-made', { ...eur, call: 'refund', amountCents: 300 }, 'The provider was to be asked to refund 3.00 EUR'],
    ['call-ended', { call: 'pay', outcome: 'answered', resultCode: 'Refused' }, 'The provider answered: Refused'],
    ['call-ended', { call: 'pay', outcome: 'unknown' }, 'No answer came: nobody knows what the provider did'],
    ['call-ended', { call: 'reversal', outcome: 'confirmed' }, 'The provider confirmed that it is done (reversal)'],
    ['webhook-received', { event: 'AUTHORISATION', success: true }, 'The provider reported: authorised'],
    [
      'webhook-received',
      { event: 'AUTHORISATION', success: false, reason: 'Not enough' },
      'The provider reported: refused: Not enough',
    ],
    ['webhook-received', { event: 'CHARGEBACK', success: true }, 'The provider reported: taken back by the bank'],
    ['webhook-received', { event: 'SOMETHING_NEW', success: true }, 'The provider reported: something new'],
    ['concern-noted', { ...eur, concern: 'chargeback' }, 'Somebody has to look: chargeback, 54.70 EUR'],
    ['concern-closed', { ...eur, concern: 'refund-failed' }, 'An operator has seen to it: refund failed'],
    ['webhook-done', { event: 'CAPTURE', success: true, outcome: 'applied' }, 'The report was taken in (captured)'],
    ['order-placed', eur, 'Order DE1000001 placed, 54.70 EUR'],
    [
      'order-moved',
      { from: 'ArrangingPayment', to: 'PaymentAuthorized' },
      'The order went from Arranging payment to Payment authorized',
    ],
    ['order-cancelled', { reason: 'called' }, 'The order, or a part of it, was cancelled: called'],
    ['refund-begun', { ...eur, reason: 'dented' }, 'A refund of 54.70 EUR was asked for: dented'],
    [
      'mail-queued',
      { mail: 'order-confirmation', to: 'ada@example.test' },
      'A mail to ada@example.test was written: order confirmation',
    ],
    ['withdrawal-received', { lines: 2 }, 'The buyer withdrew from the purchase, lines: 2'],
    ['mail-sent', { mail: 'order-confirmation' }, 'The mail was sent: order confirmation'],
    ['something-new', {}, 'Something new'],
  ])('%s with %j', (kind, facts, sentence) => {
    expect(words(kind, facts)).toBe(sentence);
  });

  it('says whose business it was', () => {
    expect(stepInWords({ at, kind: 'webhook-done', facts: {} }).area).toBe('Report');
    expect(stepInWords({ at, kind: 'something-new', facts: {} }).area).toBe('Other');
  });

  it('names the payment it is about', () => {
    expect(stepNumber({ at, kind: 'call-made', facts: eur })).toBe('DE1000001');
    expect(stepNumber({ at, kind: 'cart-begun', facts: {} })).toBe('');
  });

  it('comes with everything that is kept of it', () => {
    expect(stepFacts({ at, kind: 'order-placed', facts: eur })).toEqual([
      ['Amount cents', '5470'],
      ['Currency code', 'EUR'],
      ['Number', 'DE1000001'],
    ]);
  });
});

it('changes of the cart in a row are one step, the last', () => {
  const step = (kind: string, version?: number) => ({ at, kind, facts: { version } });
  const steps = [
    step('cart-begun'),
    step('cart-changed', 1),
    step('cart-changed', 2),
    step('payment-begun'),
    step('cart-changed', 3),
  ];
  expect(shortenSteps(steps)).toEqual([steps[0], steps[2], steps[3], steps[4]]);
});
