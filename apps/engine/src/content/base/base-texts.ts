import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { takesOrders } from '@tradehall/domain/countries/store.ts';
import { slug } from '@tradehall/domain/calls/fields.ts';
import { staticPageKeys } from '@tradehall/domain/content/content-pages.ts';
import type { Language } from '@tradehall/domain/locales/languages.ts';
import { isLocale, type Locale, locales } from '@tradehall/domain/locales/locales.ts';
import { z } from 'zod';
import { engineFolder } from '../../platform/engine-folder';

const text = z.string().trim().min(1);
const titled = z.strictObject({ title: text, text });

/** `text` is paragraphs with blank lines between them; lines that begin with `- ` are a list. */
const page = z.strictObject({
  slug,
  title: text,
  description: text,
  lead: text,
  /** Said while the page has nothing to list. */
  empty: text.optional(),
  sections: z.array(z.strictObject({ heading: text, text })),
});
export type PageTexts = z.output<typeof page>;

/** The pages that are written section by section: those of the footer, and two that others link to. */
export const writtenPageKeys = [...staticPageKeys, 'contact', 'volume-discount'] as const;
export type WrittenPageKey = (typeof writtenPageKeys)[number];

/** The words of the pages that every shop opens with, in one language. */
const baseTexts = z.strictObject({
  legalNotice: text,
  promises: z.record(z.enum(['delivery', 'withdrawal', 'guarantee', 'advice', 'quotation']), titled),
  links: z.record(z.enum(['readMore', 'contactUs', 'toGuarantee', 'toVolume']), text),
  home: z.record(z.enum(['title', 'description', 'heroTitle', 'heroText', 'bestsellers', 'onSale']), text),
  pages: z.record(z.enum(writtenPageKeys), page),
});
export type BaseTexts = z.output<typeof baseTexts>;

export const baseTextsOf = (language: Language): BaseTexts =>
  baseTexts.parse(JSON.parse(readFileSync(join(engineFolder('base-content'), `${language}.json`), 'utf8')));

/** Switzerland writes no ß, so its German cannot fall back to Germany's. */
const withoutSharpS = (words: string): string => words.replaceAll('ß', 'ss');
const spellings: Readonly<Partial<Record<Locale, (words: string) => string>>> = { 'de-CH': withoutSharpS };

/** Words as they are spelt in a locale. */
export function spelt(locale: Locale, words: unknown): unknown {
  const spell = spellings[locale];
  return spell === undefined ? words : JSON.parse(spell(JSON.stringify(words)));
}

/** Ireland takes no orders, and Great Britain does. */
function sellsUnlikeFallback(locale: Locale): boolean {
  const { fallback } = locales[locale];
  return fallback !== null && takesOrders(locale) !== takesOrders(fallback);
}

/** One for each language, and one more where a country spells or sells differently; the others fall back to these. */
export const writtenLocales: readonly Locale[] = Object.keys(locales)
  .filter(isLocale)
  .filter(
    (locale) => locales[locale].fallback === null || spellings[locale] !== undefined || sellsUnlikeFallback(locale),
  );

export const baseTextsIn = (locale: Locale): BaseTexts =>
  baseTexts.parse(spelt(locale, baseTextsOf(locales[locale].language)));
