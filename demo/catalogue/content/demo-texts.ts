import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { slug } from '@tradehall/domain/calls/fields.ts';
import { type BrandPageKey, brandPages } from '@tradehall/domain/content/content-pages.ts';
import type { Language } from '@tradehall/domain/locales/languages.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { type BaseTexts, baseTextsOf } from '@tradehall/engine/content/base/base-texts';
import { readTextsOf } from '@tradehall/engine/platform/locale-texts';
import { z } from 'zod';

const text = z.string().trim().min(1);
const titled = z.strictObject({ title: text, text });

const isBrand = (key: string): key is BrandPageKey => Object.hasOwn(brandPages, key);

/** The words of the demo's own pages in one language. */
const demoTexts = z.strictObject({
  promises: z.record(z.enum(['volume', 'secure']), titled),
  links: z.record(z.enum(['shopNow', 'showAll', 'toSale', 'allArticles']), text),
  home: z.record(z.enum(['departments', 'newProducts', 'topRated', 'articles', 'brands', 'promo']), text),
  volumeSteps: z.strictObject({ heading: text, text }),
  winterSale: z.strictObject({
    slug,
    title: text,
    description: text,
    heroTitle: text,
    heroText: text,
    countdown: text,
    products: text,
  }),
  sales: z.record(z.enum(['gastronomy', 'industry']), titled),
  newsletterPage: titled,
  samples: z.strictObject({
    slug,
    title: text,
    description: text,
    video: text,
    videoDescription: text,
    voucher: text,
    voucherText: text,
  }),
  brands: z.record(
    z.enum(Object.keys(brandPages).filter(isBrand)),
    z.strictObject({ description: text, lead: text, text }),
  ),
});
type DemoTexts = z.output<typeof demoTexts>;

const articleKeys = [
  'deep-fryers',
  'welding',
  'cold-chain',
  'scales',
  'pressure-washers',
  'dehumidifiers',
  'vacuum-sealers',
  'electric-hoists',
  'ultrasonic-cleaners',
  'coffee-grinders',
  'power-supplies',
  'ladders',
] as const;
export type ArticleKey = (typeof articleKeys)[number];

/** `lead` stands under the title, on the cards that lead to the article, and beside its link in a search engine. */
const article = z.strictObject({
  title: text.max(80),
  lead: text.max(200),
  sections: z
    .array(z.strictObject({ heading: text, text }))
    .min(3)
    .max(5),
});
const articleTexts = z.record(z.enum(articleKeys), article);
type ArticleTexts = z.output<typeof articleTexts>;

/** The demo's words beside those of every shop. */
export type ContentTexts = BaseTexts & DemoTexts & { readonly articles: ArticleTexts };

// The compiled program reads the same files as the tests do.
function readTexts(folder: 'texts' | 'articles', name: Locale | Language): unknown {
  const packageFile = findPackageJSON('..', __filename);
  if (packageFile === undefined) throw new Error('the catalogue has no package.json above it');
  return readTextsOf(join(dirname(packageFile), 'content', folder), name);
}

/** In a language, or as a locale words them. */
export const demoTextsOf = (name: Locale | Language): DemoTexts => demoTexts.parse(readTexts('texts', name));
export const articleTextsOf = (name: Locale | Language): ArticleTexts => articleTexts.parse(readTexts('articles', name));

export function contentTextsIn(locale: Locale): ContentTexts {
  const base = baseTextsOf(locale);
  const demo = demoTextsOf(locale);
  return {
    ...base,
    ...demo,
    articles: articleTextsOf(locale),
    promises: { ...base.promises, ...demo.promises },
    links: { ...base.links, ...demo.links },
    home: { ...base.home, ...demo.home },
  };
}
