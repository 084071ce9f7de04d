import type { Country } from '@tradehall/domain/countries/country.ts';
import type { Locale } from '@tradehall/domain/countries/locales.ts';
import { safeRedirect } from './safe-redirect.ts';

export interface PageLanguage {
  readonly locale: Locale;
  /** The router's basename, with its closing slash: that makes the home page of a language end in one. */
  readonly basename: string;
}

type LanguageVerdict =
  { readonly kind: 'page'; readonly language: PageLanguage } | { readonly kind: 'redirect'; readonly path: string };

/** B§2.2: the default language has no prefix, the country's others have one, all other prefixes lead nowhere. */
export const resolveLanguage = (path: string, country: Country): LanguageVerdict => {
  const [, first = '', ...rest] = path.split('/');
  const index = country.languages.findIndex((language) => language === first);
  if (index === 0) {
    return { kind: 'redirect', path: safeRedirect(`/${rest.join('/')}`) };
  }
  const locale = country.locales[index];
  if (locale === undefined) {
    // A prefix of another country's language too: the route finds no page of that name.
    return { kind: 'page', language: { locale: country.locales[0], basename: '/' } };
  }
  return rest.length === 0
    ? { kind: 'redirect', path: `/${first}/` }
    : { kind: 'page', language: { locale, basename: `/${first}/` } };
};
