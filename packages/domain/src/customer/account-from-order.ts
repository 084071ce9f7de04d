/**
 * Whether the thank-you page offers to make an account of the order. Off until an address can be proven by mail: a guest
 * may order with anybody's address, and an account that needs no proof would be a stranger's with all that was ordered
 * with it.
 */
export const accountFromOrder: { readonly isOffered: boolean } = { isOffered: false };
