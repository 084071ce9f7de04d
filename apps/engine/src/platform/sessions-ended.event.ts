import { type RequestContext, VendureEvent } from '@vendure/core';

/** Sessions are over that had not signed out. Whoever listens hears of it after the commit, or never. */
export class SessionsEnded extends VendureEvent {
  constructor(
    readonly ctx: RequestContext,
    /** SHA-256, hexadecimal. */
    readonly sessionTokenHashes: readonly string[],
  ) {
    super();
  }
}
