import { describe, expect, it } from 'vitest';
import { fail, succeed } from './result.ts';
import { inputOf, toWire } from './wire.ts';

describe('a result on the wire', () => {
  it('is data with status 200', () => {
    expect(toWire(succeed({ cart: { version: 1 } }))).toEqual({
      status: 200,
      body: { data: { cart: { version: 1 } } },
    });
  });

  it('is a failure with the status of the failure table', () => {
    const conflict = { code: 'cart-version-conflict', currentVersion: 5 } as const;
    expect(toWire(fail(conflict))).toEqual({ status: 409, body: { failure: conflict } });
  });

  it('keeps status 200 for a payment the shopper cancelled', () => {
    expect(toWire(fail({ code: 'cancelled-transaction' })).status).toBe(200);
  });
});

describe('the input of a call', () => {
  it('is the body of a POST', () => {
    expect(inputOf({ method: 'POST', body: { a: 1 }, params: { origin: 'x' } })).toEqual({ a: 1 });
  });

  it('is the query of a GET without the origin', () => {
    expect(inputOf({ method: 'GET', body: undefined, params: { a: '1', origin: 'x' } })).toEqual({ a: '1' });
  });
});
