import { z } from 'zod';
import { entityId, sku, version } from '../calls/fields.ts';

/** B§9. The session's cookie says whose cart it is; `cartId` in the query says which one. */
export const cartSocketPath = '/api/cart-socket';

/** At most so many sockets a cart (A§9), each leased for a while and renewed by the heartbeat. */
export const mostSocketsPerCart = 10;
export const heartbeatMs = 15_000;
/** B§4: so often and so far apart a lost connection is tried again; afterwards the cart is read anew on focus. */
export const socketRetries = 2;
export const socketRetryDelayMs = 5_000;
/** No frame is larger. */
export const largestFrameBytes = 16_384;

/** Why the shop closes a socket; all others are the network's. */
export const socketCloseCodes = { goingAway: 1001, notYours: 4404, tooMany: 4429 } as const;

/** Ids and versions, never what is in the cart: whoever is told reads it with the session. */
export const cartSocketFrame = z.discriminatedUnion('event', [
  z.strictObject({ event: z.literal('cart-update'), cartId: entityId, version }),
  z.strictObject({ event: z.literal('updated-stock'), sku }),
]);
export type CartSocketFrame = z.output<typeof cartSocketFrame>;

/** What the engine tells the gateways over Redis: which products a cart holds stays between them. */
export const cartEventsChannel = 'cart-events';
export const cartEvent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('cart-update'), cartId: entityId, version, skus: z.array(sku) }),
  z.strictObject({ kind: z.literal('updated-stock'), skus: z.array(sku) }),
]);
export type CartEvent = z.output<typeof cartEvent>;
