import type { Language } from './languages.ts';

interface LocaleRow {
  readonly language: Language;
  readonly country: string;
  readonly fallback: string | null;
}

// B§9. A new locale stands at the end: the place of a row is its bit in the market masks that databases hold, which have
// room for 31. docs/guides/add-a-country.md
const rows = {
  'de-AT': { language: 'de', country: 'AT', fallback: 'de-DE' },
  'fr-BE': { language: 'fr', country: 'BE', fallback: 'fr-FR' },
  'nl-BE': { language: 'nl', country: 'BE', fallback: 'nl-NL' },
  'bg-BG': { language: 'bg', country: 'BG', fallback: null },
  'de-CH': { language: 'de', country: 'CH', fallback: 'de-DE' },
  'fr-CH': { language: 'fr', country: 'CH', fallback: 'fr-FR' },
  'it-CH': { language: 'it', country: 'CH', fallback: 'it-IT' },
  'en-GB': { language: 'en', country: 'GB', fallback: null },
  'cs-CZ': { language: 'cs', country: 'CZ', fallback: null },
  'de-DE': { language: 'de', country: 'DE', fallback: null },
  'da-DK': { language: 'da', country: 'DK', fallback: null },
  'es-ES': { language: 'es', country: 'ES', fallback: null },
  'fi-FI': { language: 'fi', country: 'FI', fallback: null },
  'fr-FR': { language: 'fr', country: 'FR', fallback: null },
  'el-GR': { language: 'el', country: 'GR', fallback: null },
  'hr-HR': { language: 'hr', country: 'HR', fallback: null },
  'hu-HU': { language: 'hu', country: 'HU', fallback: null },
  'en-IE': { language: 'en', country: 'IE', fallback: 'en-GB' },
  'it-IT': { language: 'it', country: 'IT', fallback: null },
  'lt-LT': { language: 'lt', country: 'LT', fallback: null },
  'nl-NL': { language: 'nl', country: 'NL', fallback: null },
  'nb-NO': { language: 'nb', country: 'NO', fallback: null },
  'pl-PL': { language: 'pl', country: 'PL', fallback: null },
  'pt-PT': { language: 'pt', country: 'PT', fallback: null },
  'ro-RO': { language: 'ro', country: 'RO', fallback: null },
  'sv-SE': { language: 'sv', country: 'SE', fallback: null },
  'sk-SK': { language: 'sk', country: 'SK', fallback: null },
  'sl-SI': { language: 'sl', country: 'SI', fallback: null },
} as const satisfies Readonly<Record<string, LocaleRow>>;

export type Locale = keyof typeof rows;
export type CountryCode = (typeof rows)[Locale]['country'];

interface LocaleFacts {
  readonly language: Language;
  readonly country: CountryCode;
  /** Where a text is looked for that this locale lacks. */
  readonly fallback: Locale | null;
}

export const locales: Readonly<Record<Locale, LocaleFacts>> = rows;

export const localeCodes: readonly Locale[] = Object.keys(rows).filter(isLocale);

/** By the alphabet. */
export const countryCodes: readonly CountryCode[] = [
  ...new Set(localeCodes.map((locale) => locales[locale].country)),
].toSorted();

/** For visitors whose language no shop speaks: the first of these that has the page they look for. */
export const localesForEverybodyElse: readonly Locale[] = ['en-IE', 'en-GB', 'sk-SK'];

export function isLocale(text: string): text is Locale {
  return Object.hasOwn(rows, text);
}

/** Where a text is looked for, nearest first: the locale, the locales it falls back to, its bare language. */
export function localeFallbackChain(locale: Locale): readonly (Locale | Language)[] {
  const { fallback, language } = locales[locale];
  return fallback === null ? [locale, language] : [locale, ...localeFallbackChain(fallback)];
}

// Making one costs more than all its answers together.
const namesOf = new Map<Locale, Intl.DisplayNames>();

function namesIn(locale: Locale): Intl.DisplayNames {
  const names = namesOf.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' });
  namesOf.set(locale, names);
  return names;
}

/** A country in the reader's language. */
export const regionName = (country: string, locale: Locale): string => namesIn(locale).of(country) ?? country;
