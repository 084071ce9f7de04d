import { z } from 'zod';
import { entityId, sku, version } from '../calls/fields.ts';

/** At most so many sockets a cart (A§9), each leased for a while and renewed by the heartbeat. */
export const mostSocketsPerCart = 10;
export const heartbeatMs = 15_000;

/**
 * Ids and versions, never what is in the cart: whoever is told reads it with the session. The first frame of every socket
 * tells the version the cart has at that moment, so nothing is missed between a read and the opening, nor while away.
 */
export const cartSocketFrame = z.discriminatedUnion('event', [
  z.strictObject({ event: z.literal('cart-update'), cartId: entityId, version }),
  z.strictObject({ event: z.literal('updated-stock'), sku }),
]);
export type CartSocketFrame = z.output<typeof cartSocketFrame>;
