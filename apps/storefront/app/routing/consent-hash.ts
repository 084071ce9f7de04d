import { routeTable, type RouteKey } from './route-table.ts';

/** Where a confirmed consent may lead. */
const targets = [
  'home',
  'search',
  'checkout/cart',
  'my-account',
  'my-account/my-newsletter',
] as const satisfies readonly RouteKey[];
export type ConsentTarget = (typeof targets)[number];

/** What the page and its form hand on; anything else leads home. */
export const consentTargetOf = (name: unknown): ConsentTarget => targets.find((target) => target === name) ?? 'home';

function textIn(value: object, name: string): string | null {
  const text: unknown = Object.entries(value).find(([key]) => key === name)?.[1];
  return typeof text === 'string' ? text : null;
}

/** Null for what is not base64 of a JSON object. */
function decoded(hash: string): object | null {
  try {
    const base64 = decodeURIComponent(hash).replaceAll('-', '+').replaceAll('_', '/');
    const value: unknown = JSON.parse(atob(base64));
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

interface ConsentHash {
  /** Percent-encoded, as it stands in an address. */
  readonly token: string;
  readonly target: ConsentTarget;
}

/** B§2.2: a token, or base64 of JSON with one and a `redirect_to`, of which only routes of the list are obeyed. */
export function readConsentHash(hash: string): ConsentHash {
  const given = decoded(hash);
  const token = given === null ? null : textIn(given, 'token');
  if (given === null || token === null) return { token: hash, target: 'home' };
  const path = textIn(given, 'redirect_to');
  return {
    token: encodeURIComponent(token),
    target: targets.find((target) => routeTable[target].path === path) ?? 'home',
  };
}
