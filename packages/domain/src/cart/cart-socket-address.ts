// What a browser needs of the cart's socket, without a schema that it would have to load.

/** B§9. The session's cookie says whose cart it is; `cartId` in the query says which one. */
export const cartSocketPath = '/api/cart-socket';

/** The only address at which a request may become a socket. */
export function isCartSocketAddress(url: string): boolean {
  return url === cartSocketPath || url.startsWith(`${cartSocketPath}?`);
}

/** B§4: so often and so far apart a lost connection is tried again; afterwards the cart is read anew on focus. */
export const socketRetries = 2;
export const socketRetryDelayMs = 5_000;

/** Why the shop closes a socket; all others are the network's. A browser says nothing on it: whoever does is `unheard`. */
export const socketCloseCodes = { goingAway: 1001, unheard: 1008, notYours: 4404, tooMany: 4429 } as const;
