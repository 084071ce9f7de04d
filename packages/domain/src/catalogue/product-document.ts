import { z } from 'zod';
import { entityId, imageReference, locale, productSku, productSlug } from '../calls/fields.ts';
import { reviewRatingStatistics } from '../reviews/review.ts';
import { categoryLink } from './category-link.ts';
import { energyLabel } from './energy-label.ts';
import { productMeasures } from './product-measures.ts';
import { productPrice } from './product-price.ts';
import { productSafety } from './product-safety.ts';
import { stockLevel } from './stock-level.ts';
import { type Language, languages } from '../locales/languages.ts';

/** A§3 */
export const attributeTypes = [
  'string',
  'date',
  'datetime',
  'time',
  'number',
  'enum',
  'localized-enum',
  'localized-string',
  'money',
  'boolean',
] as const;

/** One row of the technical data: `value` is formatted for the locale and carries its unit. */
export const productAttribute = z.object({
  name: z.string().min(1),
  label: z.string().min(1),
  type: z.enum(attributeTypes),
  value: z.string(),
});

const productTexts = {
  name: z.string().min(1),
  description: z.string(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  metaKeywords: z.string(),
  highlights: z.array(z.string()),
  faq: z.array(z.object({ question: z.string(), answer: z.string() })),
  deliveryPackage: z.array(z.string()),
  attributes: z.array(productAttribute),
};

/** PDFs that go with a product, each in a language. */
export const productFileKinds = ['manual', 'conformity', 'safety-data'] as const;
export type ProductFileKind = (typeof productFileKinds)[number];
export const productFile = z.object({
  kind: z.enum(productFileKinds),
  language: z.enum(languages),
  /** Where it is. */
  address: z.string().regex(/^\/media\/[\w/.-]+$/, 'is no file of the shop'),
});
export type ProductFile = z.output<typeof productFile>;

/** One of each kind: in the reader's language, otherwise in English; a manual of all languages goes before an English one. */
export const productFilesIn = (
  language: Language,
  { files, manualUrl }: { readonly files: readonly ProductFile[]; readonly manualUrl: string | null },
): readonly ProductFile[] =>
  productFileKinds.flatMap((kind) => {
    const ofKind = files.filter((file) => file.kind === kind);
    const own = ofKind.find((file) => file.language === language);
    const isForAll = kind === 'manual' && manualUrl !== null;
    return own ?? (isForAll ? [] : (ofKind.find((file) => file.language === 'en') ?? []));
  });

const productMedia = {
  images: z.array(imageReference),
  video: z.string().min(1).nullable(),
  /** Where the video has a picture of its own. */
  videoPoster: z.string().min(1).optional(),
  /** The manual of the reader's language, or one for all of them. */
  manualUrl: z.string().min(1).nullable(),
  /** In the reader's language, otherwise in English. Missing in documents that were written before there were any. */
  files: z.array(productFile).default([]),
  numberOf360Images: z.int().nonnegative(),
};

export const mostSetParts = 30;
/** What comes with a set, each a product of its own. */
export const setPart = z.object({ sku: productSku, quantity: z.int().min(1).max(99) });
export type SetPart = z.output<typeof setPart>;

/** The read side's product: one for each locale, keyed by SKU. */
export const productDocument = z.object({
  id: entityId,
  key: z.string().min(1),
  sku: productSku,
  productNumber: z.string().regex(/^\d{8}$/),
  slug: productSlug,
  slugAllLocales: z.partialRecord(locale, productSlug),
  ...productTexts,
  ...productMedia,
  brand: z.string(),
  family: z.string(),
  model: z.string(),
  tags: z.array(z.string()),
  ean: z.string().nullable(),
  releaseDate: z.iso.date().nullable(),
  energy: energyLabel.nullable(),
  /** Missing in documents that were written before it was told. */
  measures: productMeasures.optional(),
  safety: productSafety,

  published: z.boolean(),
  enabledOnMarket: z.boolean(),
  eligibleForSelling: z.boolean(),
  price: productPrice,
  taxRatePermyriad: z.int().min(0).max(10_000),
  availability: z.object({
    isOnStock: z.boolean(),
    quantity: z.int().nonnegative(),
    level: stockLevel,
    /** When it is expected again, while there is none. */
    availableFrom: z.iso.date().nullable(),
  }),
  /** What a year of extra guarantee costs, as a part of the price; null where none is sold with it. */
  guaranteeRatePermyriad: z.int().min(1).max(10_000).nullable(),
  isBware: z.boolean(),
  isFreight: z.boolean(),
  volumeDiscountGroup: z.string().min(1).nullable(),
  /** Whether the store grants the group a discount. */
  hasVolumePrices: z.boolean().default(false),

  categories: z.array(categoryLink.extend({ ancestors: z.array(categoryLink) })),
  relatedAccessories: z.array(productSku),
  parentProducts: z.array(productSku),
  /** Empty for what is no set, and missing in documents that were written before sets. */
  setParts: z.array(setPart).default([]),
  reviewRatingStatistics,
});
export type ProductDocument = z.output<typeof productDocument>;
