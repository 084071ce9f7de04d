import type { Country } from '@tradehall/domain/countries/country.ts';
import { findRoute } from './find-route.ts';

// Nothing purges a shared cache yet: it may fold a rush into one request a second, and a new price is shown within two.
export const sharedCaching = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1';

/** What a page may be kept as, by its kind. */
export const cacheControls = {
  /** The same for everybody, at every address it has. */
  shared: sharedCaching,
  /** The same for everybody, but a visitor's cookie may lead elsewhere first: a shared cache would not ask it. */
  asked: 'private, no-cache',
  /** Lists for search engines. */
  feed: 'public, max-age=3600',
  /** Of one visitor, of staff, or an answer that may be another one in a moment. */
  none: 'private, no-store',
  missing: 'no-store',
} as const;

interface AnswerFacts {
  readonly country: Country;
  /** Inside its language. */
  readonly path: string;
  /** Whether the language of the path is the country's default one. */
  readonly isDefaultLanguage: boolean;
  readonly search: string;
  readonly isStaff: boolean;
  readonly status: number;
  /** What the page asks for; a page that says nothing is not kept. */
  readonly asked: string | null;
}

/** These open something to staff. Nobody else's answer may stand in a cache at their address. */
const isForStaff = (search: string): boolean =>
  [...new URLSearchParams(search).keys()].some((name) => /^(?:preview|components-overview|appVersion)$/.test(name));

function mayBeShared({ path, search, isStaff }: AnswerFacts): boolean {
  const row = findRoute(path);
  return !isStaff && !isForStaff(search) && (row?.caching ?? 'shared') === 'shared' && row?.access !== 'staff';
}

/** B§2.2: who may keep an answer. The last word on every page, whatever its route says. */
export function setCacheControl(facts: AnswerFacts): string {
  const { asked, country, isDefaultLanguage, path, status } = facts;
  if (status >= 400) return cacheControls.missing;
  if (asked === null || !mayBeShared(facts)) return cacheControls.none;
  // The guard for the language chosen last stands before this page.
  return path === '/' && isDefaultLanguage && country.locales.length > 1 ? cacheControls.asked : asked;
}
