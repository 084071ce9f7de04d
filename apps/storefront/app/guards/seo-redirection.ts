import type { Country } from '@tradehall/domain/countries/country.ts';
import { guardRequest } from './guards.ts';
import { normalisePath } from '../routing/paths.ts';
import { safeRedirect } from '../routing/safe-redirect.ts';

interface Moved {
  /** The address asked for, with the prefix of its language. */
  readonly path: string;
  readonly search: string;
  /** Where the operator's table leads, with or without a query of its own. */
  readonly target: string;
}

/** The one address a path stands for. */
function settle(path: string, search: string, country: Country): { readonly path: string; readonly search: string } {
  const nobody = { localeCookie: null, isLoggedIn: null, cart: null, isStaff: false };
  const verdict = guardRequest({ country, ...nobody, path, search });
  return verdict.kind === 'redirect' ? verdict : { path: normalisePath(path), search };
}

/**
 * B§2.2: where an operator has moved an address that has no page any more. The target is written by hand, so it is taken to the one
 * address it stands for at once: a redirect never leads to another, and one that comes back to where it began is none.
 */
export function seoRedirection({ path, search, target }: Moved, country: Country): string | null {
  const written = new URL(safeRedirect(target), 'http://shop.invalid');
  const end = settle(written.pathname, written.search === '' ? search : written.search, country);
  return end.path === settle(path, '', country).path ? null : safeRedirect(`${end.path}${end.search}${written.hash}`);
}
