import { createContext } from 'react-router';
import type { allCalls } from '@tradehall/domain/all-calls.ts';
import type { Client } from '@tradehall/domain/calls/client.ts';

/** What a visitor chose before and a cookie remembers. */
export type RememberedChoice =
  'ClientType-guest' | 'ClientType-customer' | 'ShippingAddressType' | 'sign-in-next' | 'compared';

/** What only routes whose caching is `personal` may know: they are made for one visitor, and kept by nobody. */
export interface VisitorRequest {
  /** False: nobody has begun a session yet, so there is nothing to ask for. */
  readonly hasSession: boolean;
  /** Calls in the visitor's session. */
  readonly calls: Client<typeof allCalls>;
  /** What calls have said about the session; the answer hands it to the browser. */
  readonly newCookies: () => readonly string[];
  /** Whether a page of this shop has sent the request. */
  readonly isFromThisShop: boolean;
  /** As the browser sent it: a claim, to be read like anything typed. */
  readonly choice: (name: RememberedChoice) => string | null;
}

/** Without a default: asked for in any other route it throws. */
export const visitorRequest = createContext<VisitorRequest>();
