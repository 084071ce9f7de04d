import type { Country } from '@tradehall/domain/countries/country.ts';

/** What the checkout has to know of the visitor's cart. */
export interface CartFacts {
  readonly hasLines: boolean;
  /** Where it goes and how is settled. */
  readonly hasShipping: boolean;
}

export interface RequestFacts {
  readonly country: Country;
  /** What the visitor's `locale` cookie says, if anything: a claim, not yet a locale of the store. */
  readonly localeCookie: string | null;
  /** Whether the visitor is signed in; null where nobody asked, because the page is the same for both. */
  readonly isLoggedIn: boolean | null;
  /** Null where nobody asked, or nobody could tell. */
  readonly cart: CartFacts | null;
  /** A member of the staff with a valid pass. */
  readonly isStaff: boolean;
  /** Percent-encoded, with the prefix of its language. */
  readonly path: string;
  /** Empty, or from its `?` on, as the visitor wrote it. */
  readonly search: string;
}

/** 308 for the shape of an address, 301 for an address search engines knew, 302 for what depends on the visitor. */
export type RedirectStatus = 301 | 302 | 308;

export type Verdict =
  | { readonly kind: 'continue' }
  | { readonly kind: 'redirect'; readonly status: RedirectStatus; readonly path: string; readonly search: string }
  | { readonly kind: 'answer'; readonly status: 404 };

export type Guard = (request: RequestFacts) => Verdict;

export const proceed: Verdict = { kind: 'continue' };

export const notFound: Verdict = { kind: 'answer', status: 404 };

/** Sends the visitor to another path with the same query; a path that is already the right one goes on. */
export const moveTo = (path: string, status: RedirectStatus, { path: here, search }: RequestFacts): Verdict =>
  path === here ? proceed : { kind: 'redirect', status, path, search };
