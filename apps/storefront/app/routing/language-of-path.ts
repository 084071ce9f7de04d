import type { Country } from '@tradehall/domain/countries/country.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';

export interface PageLanguage {
  readonly locale: Locale;
  /** The router's basename, with its closing slash: that makes the home page of a language end in one. */
  readonly basename: string;
}

/** B§2.1: the default language of a country has no prefix, its others have one. */
export function languageOfPath(path: string, { languages, locales }: Country): PageLanguage {
  const first = path.split('/')[1];
  const index = languages.findIndex((language) => language === first);
  const locale = locales[index];
  return index < 1 || locale === undefined
    ? { locale: locales[0], basename: '/' }
    : { locale, basename: `/${languages[index]}/` };
}

/** The path inside its language: it starts with a slash. */
export const pathInLanguage = (path: string, { basename }: PageLanguage): string => `/${path.slice(basename.length)}`;

export const pathWithLanguage = (path: string, { basename }: PageLanguage): string => `${basename}${path.slice(1)}`;
