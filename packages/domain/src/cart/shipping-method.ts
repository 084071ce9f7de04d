import { z } from 'zod';
import { money } from '../money/money.ts';
import { taxedPrice } from '../vat/taxed-price.ts';

export const shippingMethodKeys = ['parcel', 'freight'] as const;

export const shippingMethod = z.object({
  key: z.enum(shippingMethodKeys),
  zoneRates: z.array(
    z.object({
      zone: z.object({ key: z.string().min(1) }),
      shippingRates: z.array(z.object({ price: money, freeAbove: money.nullable() })),
    }),
  ),
  /** Business days, like 2-4. */
  daysRange: z.string().regex(/^\d{1,2}-\d{1,2}$/),
});
export type ShippingMethod = z.output<typeof shippingMethod>;

/** What the server chose when the shipping address was set. */
export const shippingInfo = z.object({
  shippingMethodKey: z.enum(shippingMethodKeys),
  price: money,
  taxedPrice: taxedPrice.nullable(),
  discountedPrice: z
    .object({
      value: money,
      includedDiscounts: z.array(z.object({ discountId: z.string().min(1), discountedAmount: money })),
    })
    .nullable(),
});
