import type { CountryCode } from './country-codes.ts';
import type { Language } from './languages.ts';

// B§9
export const localeCodes = [
  'de-AT',
  'fr-BE',
  'nl-BE',
  'bg-BG',
  'de-CH',
  'fr-CH',
  'it-CH',
  'en-GB',
  'cs-CZ',
  'de-DE',
  'da-DK',
  'es-ES',
  'fi-FI',
  'fr-FR',
  'el-GR',
  'hr-HR',
  'hu-HU',
  'en-IE',
  'it-IT',
  'lt-LT',
  'nl-NL',
  'nb-NO',
  'pl-PL',
  'pt-PT',
  'ro-RO',
  'sv-SE',
  'sk-SK',
  'sl-SI',
] as const;

export type Locale = (typeof localeCodes)[number];

interface LocaleRow {
  readonly language: Language;
  readonly country: CountryCode;
  readonly fallback: Locale | null;
  /** The language's own name, as the language switcher shows it. */
  readonly label: string;
  readonly searchIndex: `prod.${Locale}`;
}

export const locales: Readonly<Record<Locale, LocaleRow>> = {
  'de-AT': { language: 'de', country: 'AT', fallback: 'de-DE', label: 'Deutsch', searchIndex: 'prod.de-AT' },
  'fr-BE': { language: 'fr', country: 'BE', fallback: 'fr-FR', label: 'Français', searchIndex: 'prod.fr-BE' },
  'nl-BE': { language: 'nl', country: 'BE', fallback: 'nl-NL', label: 'Nederlands', searchIndex: 'prod.nl-BE' },
  'bg-BG': { language: 'bg', country: 'BG', fallback: null, label: 'Български', searchIndex: 'prod.bg-BG' },
  'de-CH': { language: 'de', country: 'CH', fallback: 'de-DE', label: 'Deutsch', searchIndex: 'prod.de-CH' },
  'fr-CH': { language: 'fr', country: 'CH', fallback: 'fr-FR', label: 'Français', searchIndex: 'prod.fr-CH' },
  'it-CH': { language: 'it', country: 'CH', fallback: 'it-IT', label: 'Italiano', searchIndex: 'prod.it-CH' },
  'en-GB': { language: 'en', country: 'GB', fallback: null, label: 'English', searchIndex: 'prod.en-GB' },
  'cs-CZ': { language: 'cs', country: 'CZ', fallback: null, label: 'Čeština', searchIndex: 'prod.cs-CZ' },
  'de-DE': { language: 'de', country: 'DE', fallback: null, label: 'Deutsch', searchIndex: 'prod.de-DE' },
  'da-DK': { language: 'da', country: 'DK', fallback: null, label: 'Dansk', searchIndex: 'prod.da-DK' },
  'es-ES': { language: 'es', country: 'ES', fallback: null, label: 'Español', searchIndex: 'prod.es-ES' },
  'fi-FI': { language: 'fi', country: 'FI', fallback: null, label: 'Suomi', searchIndex: 'prod.fi-FI' },
  'fr-FR': { language: 'fr', country: 'FR', fallback: null, label: 'Français', searchIndex: 'prod.fr-FR' },
  'el-GR': { language: 'el', country: 'GR', fallback: null, label: 'Ελληνικά', searchIndex: 'prod.el-GR' },
  'hr-HR': { language: 'hr', country: 'HR', fallback: null, label: 'Hrvatski', searchIndex: 'prod.hr-HR' },
  'hu-HU': { language: 'hu', country: 'HU', fallback: null, label: 'Magyar', searchIndex: 'prod.hu-HU' },
  'en-IE': { language: 'en', country: 'IE', fallback: 'en-GB', label: 'English', searchIndex: 'prod.en-IE' },
  'it-IT': { language: 'it', country: 'IT', fallback: null, label: 'Italiano', searchIndex: 'prod.it-IT' },
  'lt-LT': { language: 'lt', country: 'LT', fallback: null, label: 'Lietuvių', searchIndex: 'prod.lt-LT' },
  'nl-NL': { language: 'nl', country: 'NL', fallback: null, label: 'Nederlands', searchIndex: 'prod.nl-NL' },
  'nb-NO': { language: 'nb', country: 'NO', fallback: null, label: 'Norsk bokmål', searchIndex: 'prod.nb-NO' },
  'pl-PL': { language: 'pl', country: 'PL', fallback: null, label: 'Polski', searchIndex: 'prod.pl-PL' },
  'pt-PT': { language: 'pt', country: 'PT', fallback: null, label: 'Português', searchIndex: 'prod.pt-PT' },
  'ro-RO': { language: 'ro', country: 'RO', fallback: null, label: 'Română', searchIndex: 'prod.ro-RO' },
  'sv-SE': { language: 'sv', country: 'SE', fallback: null, label: 'Svenska', searchIndex: 'prod.sv-SE' },
  'sk-SK': { language: 'sk', country: 'SK', fallback: null, label: 'Slovenčina', searchIndex: 'prod.sk-SK' },
  'sl-SI': { language: 'sl', country: 'SI', fallback: null, label: 'Slovenščina', searchIndex: 'prod.sl-SI' },
};

/** For visitors whose language no shop speaks: the first of these that has the page they look for. */
export const localesForEverybodyElse: readonly Locale[] = ['en-IE', 'en-GB', 'sk-SK'];

export function isLocale(text: string): text is Locale {
  return Object.hasOwn(locales, text);
}

/** Where a text is looked for, nearest first: the locale, the locales it falls back to, its bare language. */
export function localeFallbackChain(locale: Locale): readonly (Locale | Language)[] {
  const { fallback, language } = locales[locale];
  return fallback === null ? [locale, language] : [locale, ...localeFallbackChain(fallback)];
}
