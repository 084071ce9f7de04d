import { z } from 'zod';
import { sku } from '../calls/fields.ts';
import { money } from '../money/money.ts';

/** What happened to a cart without the shopper's hand: at sign-in, on the way from another store, by new prices. */
export const cartNotice = z.object({
  kind: z.enum(['lines-merged', 'quantity-reduced', 'line-removed', 'price-changed', 'coupon-removed']),
  sku: sku.nullable(),
  /** The product's name, or the coupon's code. */
  name: z.string().nullable(),
  quantity: z.int().min(0).nullable(),
  before: money.nullable(),
  after: money.nullable(),
});
export type CartNotice = z.output<typeof cartNotice>;
