import type { Country } from '@tradehall/domain/countries/country.ts';
import type { Language } from '@tradehall/domain/locales/languages.ts';
import { type Locale, locales, regionName } from '@tradehall/domain/locales/locales.ts';

// Called by loaders only: Node and browsers format some locales differently, and hydration would notice.

function memoised<Formatter>(create: (locale: Locale) => Formatter): (locale: Locale) => Formatter {
  const formatters = new Map<Locale, Formatter>();
  return (locale) => {
    const formatter = formatters.get(locale) ?? create(locale);
    formatters.set(locale, formatter);
    return formatter;
  };
}

const percentOf = memoised(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 0, maximumFractionDigits: 2 }),
);
const wholeNumberOf = memoised((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));
const measureOf = memoised((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }));
const ratingOf = memoised(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const monthOf = memoised(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);
const languageNamesOf = memoised((locale) => new Intl.DisplayNames(locale, { type: 'language' }));

const yearsOf = memoised(
  (locale) => new Intl.NumberFormat(locale, { style: 'unit', unit: 'year', unitDisplay: 'long' }),
);

/** `2 years`; no line ends in between. */
export const formatYears = (years: number, locale: Locale): string =>
  yearsOf(locale).format(years).replaceAll(' ', '\u00a0');

export const formatRate = (permyriad: number, locale: Locale): string => percentOf(locale).format(permyriad / 10_000);

export const formatCount = (count: number, locale: Locale): string => wholeNumberOf(locale).format(count);

/** A length, a weight or another number of the technical data, as product pages write it. */
export const formatMeasure = (value: number, locale: Locale): string => measureOf(locale).format(value);

export const formatRating = (rating: number, locale: Locale): string => ratingOf(locale).format(rating);

const twoDigits = { day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const;
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('en', { ...twoDigits, hourCycle: 'h23', timeZone });
  clocks.set(timeZone, clock);
  return clock;
}

/** What the country's clocks and calendars show; nothing for what is no moment at all. */
function readClock(moment: string, { timeZone }: Pick<Country, 'timeZone'>): Map<string, string> | null {
  const instant = new Date(moment);
  return Number.isNaN(instant.getTime())
    ? null
    : new Map(
        clockOf(timeZone)
          .formatToParts(instant)
          .map(({ type, value }) => [type, value]),
      );
}

const calendars = new Map<string, Intl.DateTimeFormat>();

function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const calendar =
    calendars.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone });
  calendars.set(timeZone, calendar);
  return calendar;
}

/** B§5: dd.mm.yyyy in every language; an invalid date gives nothing. */
export function formatDate(moment: string, { timeZone }: Pick<Country, 'timeZone'>): string | null {
  const instant = new Date(moment);
  return Number.isNaN(instant.getTime()) ? null : calendarOf(timeZone).format(instant).replaceAll('/', '.');
}

export function formatDateTime(moment: string, country: Pick<Country, 'timeZone'>): string | null {
  const shown = readClock(moment, country);
  return shown && `${formatDate(moment, country)}, ${shown.get('hour')}:${shown.get('minute')}`;
}

/** The country of one locale in the language of another one. */
export const countryNameIn = (locale: Locale, language: Locale): string =>
  regionName(locales[locale].country, language);

/** The language of one locale in that of another one. */
export const languageNameIn = (locale: Locale, language: Locale): string =>
  nameOfLanguage(locales[locale].language, language);

export const nameOfLanguage = (language: Language, locale: Locale): string =>
  languageNamesOf(locale).of(language) ?? language;

/** The country of a shop in the language of the page. */
export const countryName = (locale: Locale): string => countryNameIn(locale, locale);

/** «March 2027» */
export const formatMonth = (date: string, locale: Locale): string =>
  monthOf(locale).format(new Date(`${date.slice(0, 7)}-01T00:00:00Z`));
