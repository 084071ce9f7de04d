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
  links: z.record(z.enum(['shopNow', 'toDepartment', 'toSale', 'allArticles']), text),
  home: z.record(z.enum(['departments', 'newProducts', 'topRated', 'articles', 'brands', 'promo']), text),
  volumeSteps: z.strictObject({ heading: text, text }),
  articles: z.record(z.enum(['hygiene', 'welding', 'coldChain', 'scales']), titled),
  winterSale: z.strictObject({
    slug,
    title: text,
    description: text,
    heroTitle: text,
    heroText: text,
    countdown: text,
    products: text,
  }),
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
/** The demo's words beside those of every shop. */
export type ContentTexts = BaseTexts & DemoTexts;

// The compiled program reads the same files as the tests do.
function textsFolder(): string {
  const packageFile = findPackageJSON('..', __filename);
  if (packageFile === undefined) throw new Error('the catalogue has no package.json above it');
  return join(dirname(packageFile), 'content', 'texts');
}

/** In a language, or as a locale words them. */
export const demoTextsOf = (name: Locale | Language): DemoTexts => demoTexts.parse(readTextsOf(textsFolder(), name));

export function contentTextsIn(locale: Locale): ContentTexts {
  const base = baseTextsOf(locale);
  const demo = demoTextsOf(locale);
  return {
    ...base,
    ...demo,
    promises: { ...base.promises, ...demo.promises },
    links: { ...base.links, ...demo.links },
    home: { ...base.home, ...demo.home },
  };
}
