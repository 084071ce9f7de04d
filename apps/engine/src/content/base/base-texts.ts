import { slug } from '@tradehall/domain/calls/fields.ts';
import { staticPageKeys } from '@tradehall/domain/content/content-pages.ts';
import type { Language } from '@tradehall/domain/locales/languages.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { z } from 'zod';
import { engineFolder } from '../../platform/engine-folder';
import { readTextsOf } from '../../platform/locale-texts';

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
  links: z.record(z.enum(['readMore', 'contactUs', 'toGuarantee', 'toVolume', 'toWithdrawal']), text),
  home: z.record(z.enum(['title', 'description', 'heroTitle', 'heroText', 'bestsellers', 'onSale']), text),
  pages: z.record(z.enum(writtenPageKeys), page),
});
export type BaseTexts = z.output<typeof baseTexts>;

/** In a language, or as a locale words them. */
export const baseTextsOf = (name: Locale | Language): BaseTexts =>
  baseTexts.parse(readTextsOf(engineFolder('base-content'), name));
