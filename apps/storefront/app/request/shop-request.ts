import type { Logger } from 'pino';
import { createContext } from 'react-router';
import type { allCalls } from '@tradehall/domain/all-calls.ts';
import type { Client } from '@tradehall/domain/calls/client.ts';
import type { Country } from '@tradehall/domain/countries/country.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import type { Verdict } from '../guards/guard.ts';
import type { ContentPages } from '../routing/content-pages.ts';
import type { PageKeys } from './page-keys.ts';

/** All a loader may know of the request it works for: the shop and its language, never the visitor. */
export interface ShopRequest {
  readonly country: Country;
  readonly locale: Locale;
  readonly basename: string;
  /** What the guards left to the page. */
  readonly verdict: Verdict;
  readonly host: string;
  /** Protocol, host and port of the shop a locale belongs to, without a closing slash. */
  readonly originOf: (locale: Locale) => string;
  readonly contentPages: ContentPages;
  /** A member of the staff with a valid pass. Answers to them are never stored. */
  readonly isStaff: boolean;
  readonly staffPass: string | null;
  /** The revision of a content page that staff want to see before it is published. */
  readonly preview: string | null;
  readonly nonce: string;
  readonly requestId: string;
  readonly calls: Client<typeof allCalls>;
  readonly keys: PageKeys;
  readonly log: Logger;
}

export const shopRequest = createContext<ShopRequest>();
