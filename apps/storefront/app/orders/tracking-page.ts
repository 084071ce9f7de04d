import { locales } from '@tradehall/domain/locales/locales.ts';
import type { ShopRequest } from '../request/shop-request.ts';

/** Operators may write the carrier's own page for a shipment in the place of its number. */
export const isAddress = (code: string): boolean => URL.parse(code)?.protocol === 'https:';

/**
 * Where a shipment can be followed; B§3 has an id of the provider for each language, and none in some countries. A link and
 * nothing else: no script of theirs runs here, and they hear of the parcel when somebody opens it.
 */
export function trackingPage(
  code: string | null,
  pattern: string | null,
  { country, locale }: Pick<ShopRequest, 'country' | 'locale'>,
): string | null {
  if (code === null || isAddress(code)) return code;
  const { language } = locales[locale];
  const providerId = country.parcelTrackingIds[language];
  if (pattern === null || providerId === undefined) return null;
  const values: Readonly<Record<string, string>> = { providerId, language, trackingCode: code };
  return pattern.replaceAll(/\{(\w+)\}/g, (mark, name: string) => encodeURIComponent(values[name] ?? mark));
}
