import type { Logger } from 'pino';
import { createContext } from 'react-router';
import type { allCalls } from '@tradehall/domain/calls/all-calls.ts';
import type { Client } from '@tradehall/domain/calls/client.ts';
import type { Country } from '@tradehall/domain/countries/country.ts';
import type { Locale } from '@tradehall/domain/countries/locales.ts';
import type { Verdict } from '../guards/guard.ts';

/** All a loader may know of the request it works for: the shop and its language, never the visitor. */
export interface ShopRequest {
  readonly country: Country;
  readonly locale: Locale;
  readonly basename: string;
  /** What the guards left to the page. */
  readonly verdict: Verdict;
  readonly host: string;
  readonly nonce: string;
  readonly requestId: string;
  readonly calls: Client<typeof allCalls>;
  readonly log: Logger;
}

export const shopRequest = createContext<ShopRequest>();
