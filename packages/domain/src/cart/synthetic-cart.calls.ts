import { z } from 'zod';
import { call } from '../calls/call.ts';
import { entityId, locale, nothing } from '../calls/fields.ts';

/** What a mark says beside its cart: when it was made, and the keyed hash that only the shop can make. */
export const syntheticMark = { issuedAt: z.iso.datetime(), signature: z.string().regex(/^[\da-f]{64}$/) };

/** What the hash is taken over: the mark of one cart in one store is none for any other. */
export function signedMark(storeKey: string, cartId: string, issuedAt: string): string {
  return ['synthetic cart', storeKey, cartId, issuedAt].join('\n');
}

/** How long a mark is taken, and how far the clock of who signed it may be ahead. */
export const markWindow = { validMs: 60_000, aheadMs: 10_000 } as const;

export const syntheticCartCalls = {
  // Of the shop's own shopper, for a new cart: what becomes of it is neither sent nor counted. A mark is taken once.
  'mark-synthetic-cart': call({
    takes: z.strictObject({ locale, cartId: entityId, ...syntheticMark }),
    answers: nothing,
    failsWith: ['cart-not-found'],
  }),
};
