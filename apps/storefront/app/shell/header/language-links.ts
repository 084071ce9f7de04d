import type { PageInLocale } from '../frame-facts.ts';
import type { OtherLanguage } from '../header-view.ts';

interface LanguageLink extends Omit<OtherLanguage, 'home'> {
  readonly href: string;
}

/** The same page in the other languages of the country; the home page where there is none. */
export const languageLinks = (
  others: readonly OtherLanguage[],
  alternates: readonly PageInLocale[],
): readonly LanguageLink[] =>
  others.map(({ home, ...language }) => ({
    ...language,
    href: alternates.find(({ locale }) => locale === language.locale)?.href ?? home,
  }));
