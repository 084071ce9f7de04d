import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { call, type Call, type CallFailure, type CallResult, type ParsedCallInput } from './call.ts';
import { createClient } from './client.ts';
import type { FailureMessages } from './failures.ts';
import { fail, succeed } from './result.ts';

const table = {
  cart: {
    add: call({
      takes: z.strictObject({ sku: z.string() }),
      answers: z.object({ kind: z.enum(['small', 'large']), skus: z.array(z.string()) }),
      failsWith: ['cart-version-conflict', 'cart-not-found'],
    }),
    clear: call({ takes: z.strictObject({}), answers: z.object({}), failsWith: [] }),
  },
};

interface Session {
  readonly sku: string;
}
type Handler<Row extends Call, Context> = (
  input: ParsedCallInput<Row>,
  context: Context,
) => CallResult<Row> | Promise<CallResult<Row>>;
type Add = Handler<typeof table.cart.add, Session>;
interface TableHandlers {
  readonly cart: { readonly add: Add; readonly clear: Handler<typeof table.cart.clear, Session> };
}

const add: Add = async (input, session) => {
  await Promise.resolve();
  if (input.sku === '') return fail({ code: 'cart-version-conflict', currentVersion: 2 });
  if (input.sku === 'no cart') return fail({ code: 'cart-not-found' });
  return succeed({ kind: 'small', skus: [input.sku, session.sku] });
};

// These hold at compile time: an @ts-expect-error that expects nothing is itself an error.
describe('the compiler', () => {
  it('accepts a handler for every call and any declared or implicit failure', async () => {
    const handlers: TableHandlers = { cart: { add, clear: () => fail({ code: 'unknown' }) } };
    expect(await handlers.cart.add({ sku: 'a' }, { sku: 'b' })).toEqual({
      ok: true,
      value: { kind: 'small', skus: ['a', 'b'] },
    });
  });

  it('refuses a call without a handler', () => {
    // @ts-expect-error clear has no handler
    const handlers: TableHandlers = { cart: { add } };
    // @ts-expect-error the whole group is missing
    const none: TableHandlers = {};
    expect([handlers, none]).toHaveLength(2);
  });

  it('refuses a handler that answers an undeclared failure', () => {
    // @ts-expect-error coupon-unknown is not a failure of this call
    const undeclared: Add = () => fail({ code: 'coupon-unknown' });
    // @ts-expect-error coupon-unknown is not a failure of this call, from an async handler either
    const undeclaredLater: Add = () => Promise.resolve(fail({ code: 'coupon-unknown' }));
    // @ts-expect-error a conflict carries the current version
    const withoutDetails: Add = () => fail({ code: 'cart-version-conflict' });
    // @ts-expect-error medium is no kind
    const wrongAnswer: Add = () => succeed({ kind: 'medium', skus: [] });
    expect([undeclared, undeclaredLater, withoutDetails, wrongAnswer]).toHaveLength(4);
  });

  it('refuses a failure code that is not in the failure table', () => {
    // @ts-expect-error no such code
    const row = call({ takes: z.strictObject({}), answers: z.object({}), failsWith: ['no-such-failure'] });
    expect(row.method).toBe('POST');
  });

  it('refuses a failure without a message', () => {
    // @ts-expect-error all the other failures have no words
    const messages: FailureMessages = { 'failure.unknown': 'Something went wrong on our side.' };
    expect(messages).toBeDefined();
  });

  it('notices a caller that forgets a failure', () => {
    const say = (failure: CallFailure<typeof table.cart.add>): string => {
      switch (failure.code) {
        case 'cart-version-conflict':
          return `version ${failure.currentVersion}`;
        case 'invalid-input':
        case 'too-many-requests':
        case 'unknown':
          return failure.code;
        default: {
          // @ts-expect-error cart-not-found is forgotten
          const forgotten: never = failure;
          return String(forgotten);
        }
      }
    };
    expect(say({ code: 'cart-version-conflict', currentVersion: 3 })).toBe('version 3');
  });

  it('says null may come back only to a caller with a catch callback', async () => {
    const client = createClient(
      table,
      () => Promise.resolve({ status: 200, body: { data: {} } }),
      () => 'de.example',
    );
    const certain: { ok: boolean } = await client.cart.clear({});
    // @ts-expect-error null may come back
    const uncertain: { ok: boolean } = await client.cart.clear({}, { onError: () => undefined });
    expect([certain.ok, uncertain.ok]).toEqual([true, true]);
  });
});
