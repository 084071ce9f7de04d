import { z } from 'zod';
import { productSku } from '../calls/fields.ts';
import { productPrice } from './product-price.ts';

/** A product as analytics events carry it. */
export const tagManagerItem = z.object({
  sku: productSku,
  name: z.string().min(1),
  brand: z.string(),
  price: productPrice,
  /** Category names from the root down. */
  categories: z.array(z.string()),
});
export type TagManagerItem = z.output<typeof tagManagerItem>;
