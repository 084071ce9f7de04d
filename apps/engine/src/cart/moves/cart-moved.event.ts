import { type RequestContext, VendureEvent } from '@vendure/core';

/** A cart has a new version. Whoever listens hears of it after the commit, or never. */
export class CartMoved extends VendureEvent {
  constructor(
    readonly ctx: RequestContext,
    readonly cartId: number,
    readonly version: number,
    readonly skus: readonly string[],
  ) {
    super();
  }
}
