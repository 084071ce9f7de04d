import { z } from 'zod';
import { entityId } from '../calls/fields.ts';
import type { Country } from '../countries/country.ts';
import type { Locale } from '../locales/locales.ts';

export const redirectStatuses = [301, 308] as const;

// Plain words between single slashes: nothing a browser could read as another host, and no way up.
const source = z
  .string()
  .max(300)
  .regex(/^(?:\/(?!\.{1,2}(?:\/|$))[^/\\?#%"'<>\p{Cc}]+)+$/u);

export const redirectTarget = z
  .string()
  .max(300)
  .regex(/^(?:\/|(?:\/(?!\.{1,2}(?:[/?]|$))[^/\\?#%"'<>\s\p{Cc}]+)+\/?)(?:\?[\w=&%+.~-]*)?$/u);

/**
 * How the address of a moved page is kept and looked up, however it was typed: readable, in small letters, without the
 * slash at its end. Null for what can be no address of a page that moved.
 */
export function findRedirectSource(address: string): string | null {
  const path = findReadable(address.split(/[?#]/, 1)[0] ?? '');
  const found = source.safeParse(path?.normalize('NFC').toLowerCase().replace(/\/$/, ''));
  return found.success ? found.data : null;
}

/** Where a redirect leads, as it is kept. Null for what is no plain path of the shop. */
export function findRedirectTarget(address: string): string | null {
  const [path = '', ...query] = address.split('?');
  const readable = findReadable(path)?.normalize('NFC');
  const found = redirectTarget.safeParse([readable, ...query].join('?'));
  return readable !== undefined && found.success ? found.data : null;
}

/** Undefined where the percent signs make no sense. */
function findReadable(path: string): string | undefined {
  try {
    return decodeURI(path.trim());
  } catch {
    return undefined;
  }
}

/** Documents are kept by locale; the redirects of a shop, whatever language is in the path, are under its first. */
export const redirectLocale = (country: Country): Locale => country.locales[0];

/** The read side's redirect: kind `redirect`, keyed by its source. One that holds in all shops is there for each. */
export const redirectDocument = z.object({
  id: entityId,
  targetPath: redirectTarget,
  status: z.literal(redirectStatuses),
});
export type RedirectDocument = z.output<typeof redirectDocument>;
