import { locales } from '@tradehall/domain/countries/locales.ts';
import type { Language } from '@tradehall/domain/countries/languages.ts';
import { isLocale, type Locale } from '@tradehall/domain/countries/locales.ts';
import { blockSamples } from './block-samples';
import { houseBrandPages } from './brand-pages';
import { contentTexts } from './content-texts';
import type { ContentTexts } from './content-texts';
import { fragments } from './fragments';
import { homePage } from './home-page';
import type { SeededPage } from './seeded-page';
import { textsOfLanguage } from './texts-of-language';
import { winterSale } from './winter-sale';
import { writtenPages } from './written-pages';

/** Switzerland writes no ß, so its German cannot fall back to Germany's. */
const withoutSharpS = (texts: ContentTexts): ContentTexts =>
  contentTexts.parse(JSON.parse(JSON.stringify(texts).replaceAll('ß', 'ss')));

const spellings: Readonly<Partial<Record<Locale, (texts: ContentTexts) => ContentTexts>>> = { 'de-CH': withoutSharpS };

/** One for each language, and one more where a country spells differently; the others fall back to these. */
export const seededLocales: readonly Locale[] = Object.keys(locales)
  .filter(isLocale)
  .filter((locale) => locales[locale].fallback === null || spellings[locale] !== undefined);

const textsOf = (locale: Locale): ContentTexts => {
  const language: Language = locales[locale].language;
  const texts = textsOfLanguage(language);
  return spellings[locale]?.(texts) ?? texts;
};

/** The pages a new shop opens with. */
export const seededPages = (locale: Locale): readonly SeededPage[] => {
  const texts = textsOf(locale);
  return [
    homePage(texts),
    ...writtenPages(texts),
    ...houseBrandPages(texts),
    winterSale(texts),
    blockSamples(texts),
    ...fragments(texts),
  ];
};
