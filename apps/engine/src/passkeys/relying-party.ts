import { hostOfStore } from '@tradehall/domain/countries/store.ts';
import type { RequestContext } from '@vendure/core';
import { environment } from '../platform/environment';
import { storeOf } from '../platform/stores/store';

export interface RelyingParty {
  /** The host that a passkey belongs to: each country's shop has its own. */
  readonly id: string;
  readonly name: string;
  readonly origin: string;
}

/** From the configuration and the request's store: what a browser says of its origin is compared with it. */
export function relyingPartyOf(ctx: RequestContext): RelyingParty {
  const { country } = storeOf(ctx);
  const { origin, hostname } = new URL(hostOfStore(country, environment.SHOP_ORIGIN_PATTERN));
  return { id: hostname, name: 'Tradehall', origin };
}
