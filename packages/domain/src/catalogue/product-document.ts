import { z } from 'zod';
import { entityId, imageReference, locale, productSku, productSlug } from '../calls/fields.ts';
import { reviewRatingStatistics } from '../reviews/review.ts';
import { categoryLink } from './category-link.ts';
import { energyLabel } from './energy-label.ts';
import { productMeasures } from './product-measures.ts';
import { productPrice } from './product-price.ts';
import { productSafety } from './product-safety.ts';
import { stockLevel } from './stock-level.ts';

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

const productMedia = {
  images: z.array(imageReference),
  video: z.string().min(1).nullable(),
  manualUrl: z.string().min(1).nullable(),
  numberOf360Images: z.int().nonnegative(),
};

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
  reviewRatingStatistics,
});
export type ProductDocument = z.output<typeof productDocument>;
