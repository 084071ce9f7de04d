import { brandPages, staticPageKeys } from '@tradehall/domain/content/content-pages.ts';
import { slug } from '@tradehall/domain/calls/fields.ts';
import type { BrandPageKey } from '@tradehall/domain/content/content-pages.ts';
import { z } from 'zod';

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

const isBrand = (key: string): key is BrandPageKey => Object.hasOwn(brandPages, key);

/** The words of the first content pages in one language. */
export const contentTexts = z.strictObject({
  legalNotice: text,
  promises: z.record(z.enum(['delivery', 'withdrawal', 'guarantee', 'advice', 'volume', 'secure']), titled),
  links: z.record(
    z.enum([
      'shopNow',
      'toDepartment',
      'toSale',
      'readMore',
      'allArticles',
      'contactUs',
      'toPayment',
      'toDelivery',
      'toGuarantee',
      'toVolume',
    ]),
    text,
  ),
  home: z.record(
    z.enum([
      'title',
      'description',
      'heroTitle',
      'heroText',
      'departments',
      'bestsellers',
      'onSale',
      'newProducts',
      'topRated',
      'articles',
      'brands',
      'promo',
    ]),
    text,
  ),
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
  pages: z.record(z.enum(writtenPageKeys), page),
  brands: z.record(
    z.enum(Object.keys(brandPages).filter(isBrand)),
    z.strictObject({ description: text, lead: text, text }),
  ),
});
export type ContentTexts = z.output<typeof contentTexts>;
