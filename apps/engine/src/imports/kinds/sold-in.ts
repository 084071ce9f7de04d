import { type Locale, localeCodes, locales } from '@tradehall/domain/locales/locales.ts';
import { stores } from '../../platform/stores/store';

const byName = new Map<string, readonly Locale[]>([
  ...stores.map(({ key, country }): [string, readonly Locale[]] => [key, localesOf(country.code)]),
  ...stores.map(({ country }): [string, readonly Locale[]] => [country.code.toLowerCase(), localesOf(country.code)]),
  ...localeCodes.map((code): [string, readonly Locale[]] => [code.toLowerCase(), [code]]),
]);

function localesOf(country: string): readonly Locale[] {
  return localeCodes.filter((code) => locales[code].country === country);
}

/** `DE`, `tradehall_de` or `de-DE`: where a product is sold; null where it is none of the shops. */
export const soldIn = (name: string): readonly Locale[] | null => byName.get(name.toLowerCase()) ?? null;

/** Countries where it is sold in all their languages, else the locales. */
export function soldInWords(sold: readonly string[]): string {
  const whole = stores.filter(({ country }) => localesOf(country.code).every((code) => sold.includes(code)));
  if (whole.length === stores.length) return 'everywhere';
  const covered = new Set<string>(whole.flatMap(({ country }) => localesOf(country.code)));
  return [...whole.map(({ country }) => country.code), ...sold.filter((code) => !covered.has(code))].join(' | ');
}
