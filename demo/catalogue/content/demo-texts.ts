import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { slug } from '@tradehall/domain/calls/fields.ts';
import { type BrandPageKey, brandPages } from '@tradehall/domain/content/content-pages.ts';
import type { Language } from '@tradehall/domain/locales/languages.ts';
import { type Locale, locales } from '@tradehall/domain/locales/locales.ts';
import { type BaseTexts, baseTextsIn, spelt } from '@tradehall/engine/content/base/base-texts';
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

export const demoTextsOf = (language: Language): DemoTexts =>
  demoTexts.parse(JSON.parse(readFileSync(join(textsFolder(), `${language}.json`), 'utf8')));

export function contentTextsIn(locale: Locale): ContentTexts {
  const base = baseTextsIn(locale);
  const demo = demoTexts.parse(spelt(locale, demoTextsOf(locales[locale].language)));
  return {
    ...base,
    ...demo,
    promises: { ...base.promises, ...demo.promises },
    links: { ...base.links, ...demo.links },
    home: { ...base.home, ...demo.home },
  };
}
