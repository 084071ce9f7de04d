import { z } from 'zod';
import { entityId, sku, version } from '../calls/fields.ts';
import { databaseNameOf } from '../read-side/shared-documents.ts';

/** By the name of the database: two shops at one Redis number their carts alike and must not tell each other's. */
export function cartEventsChannelOf(databaseUrl: string): string {
  return `cart-events:${databaseNameOf(databaseUrl)}`;
}

/** What is told to the gateways over Redis, after the commit: which products a cart holds stays between them. */
export const cartEvent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('cart-update'), cartId: entityId, version, skus: z.array(sku) }),
  z.strictObject({ kind: z.literal('updated-stock'), skus: z.array(sku) }),
  /** SHA-256 of the session's token, hexadecimal: its sockets are closed. */
  z.strictObject({ kind: z.literal('session-ended'), sessionTokenHash: z.string().regex(/^[\da-f]{64}$/) }),
]);
export type CartEvent = z.output<typeof cartEvent>;
