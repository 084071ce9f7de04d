import type { CountryCode, Locale } from './locales.ts';

// Making one costs more than all its answers together.
const namesOf = new Map<Locale, Intl.DisplayNames>();

function namesIn(locale: Locale): Intl.DisplayNames {
  const names = namesOf.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' });
  namesOf.set(locale, names);
  return names;
}

/** A country in the reader's language. */
export const regionName = (country: CountryCode, locale: Locale): string => namesIn(locale).of(country) ?? country;
