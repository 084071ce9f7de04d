import { z } from 'zod';
import { imageReference, productSku, productSlug } from '../calls/fields.ts';
import { energyLabel } from './energy-label.ts';
import { keySpec } from './key-attributes.ts';
import { productPrice } from './product-price.ts';
import { stockLevel } from './stock-level.ts';

/** A product as a listing shows it. */
export const productCard = z.object({
  sku: productSku,
  name: z.string().min(1),
  slug: productSlug,
  brand: z.string(),
  model: z.string().default(''),
  /** What tells it apart from its neighbours at first sight, formatted for the locale. */
  specs: z.array(keySpec).default([]),
  price: productPrice,
  isOnStock: z.boolean(),
  stockLevel,
  /** Freight takes longer than a parcel. */
  isFreight: z.boolean(),
  energy: energyLabel.nullable(),
  /** Several pieces cost less each. */
  hasVolumePrices: z.boolean().default(false),
  /** 0 without reviews. */
  averageRating: z.number().min(0).max(5),
  reviewCount: z.int().nonnegative(),
  image: imageReference.nullable(),
  tags: z.array(z.string()),
});
export type ProductCard = z.output<typeof productCard>;
