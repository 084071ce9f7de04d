import { locales } from '@tradehall/domain/countries/locales.ts';
import type { Locale } from '@tradehall/domain/countries/locales.ts';

// Called by loaders only: Node and browsers format some locales differently, and hydration would notice.

const memoised = <Formatter>(create: (locale: Locale) => Formatter): ((locale: Locale) => Formatter) => {
  const formatters = new Map<Locale, Formatter>();
  return (locale) => {
    const formatter = formatters.get(locale) ?? create(locale);
    formatters.set(locale, formatter);
    return formatter;
  };
};

const percentOf = memoised(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 0, maximumFractionDigits: 2 }),
);
const wholeNumberOf = memoised((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));
const ratingOf = memoised(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const regionNamesOf = memoised((locale) => new Intl.DisplayNames(locale, { type: 'region' }));

export const formatRate = (permyriad: number, locale: Locale): string => percentOf(locale).format(permyriad / 10_000);

export const formatCount = (count: number, locale: Locale): string => wholeNumberOf(locale).format(count);

export const formatRating = (rating: number, locale: Locale): string => ratingOf(locale).format(rating);

/** The country of a shop in the language of the page. */
export const countryName = (locale: Locale): string => {
  const { country } = locales[locale];
  return regionNamesOf(locale).of(country) ?? country;
};
