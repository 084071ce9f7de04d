import { describe, expect, it } from 'vitest';
import { failures, isFailure } from './failures.ts';

describe('the failure table', () => {
  it.each(Object.entries(failures))('%s has a kebab-case code and an HTTP status', (code, { status }) => {
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(status === 200 || (status >= 400 && status < 600)).toBe(true);
  });

  // A§8
  it('keeps the codes and statuses of the payment return', () => {
    expect({
      'malformed-price': failures['malformed-price'].status,
      'unprocessable-entity': failures['unprocessable-entity'].status,
      'cancelled-transaction': failures['cancelled-transaction'].status,
      'payment-error': failures['payment-error'].status,
      'creating-order-failed': failures['creating-order-failed'].status,
    }).toEqual({
      'malformed-price': 400,
      'unprocessable-entity': 422,
      'cancelled-transaction': 200,
      'payment-error': 200,
      'creating-order-failed': 500,
    });
  });
});

describe('isFailure', () => {
  it.each([
    [{ code: 'cart-not-found' }, true],
    [{ code: 'insufficient-stock', available: 0 }, true],
    [{ code: 'insufficient-stock' }, false],
    [{ code: 'insufficient-stock', available: 0.5 }, false],
    [{ code: 'toString' }, false],
    [{ code: 'no-such-code' }, false],
    [{}, false],
    [null, false],
    ['cart-not-found', false],
  ])('%j: %s', (value, expected) => {
    expect(isFailure(value)).toBe(expected);
  });
});
