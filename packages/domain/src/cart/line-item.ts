import { z } from 'zod';
import { entityId, imageReference, maximumQuantity, productSku, quantity, sku } from '../calls/fields.ts';
import { stockLevel } from '../catalogue/stock-level.ts';
import { money } from '../money/money.ts';
import { discountEntry } from './discount-entry.ts';
import { priceTraceStep } from './price-trace.ts';
import { shippingMethodKeys } from './shipping-method.ts';

export const lineItemKinds = ['standard_product', 'extra_guarantee', 'accessory'] as const;

export const lineItem = z.object({
  id: entityId,
  productId: entityId,
  name: z.string().min(1),
  /** Null for what has no page of its own, like an extra guarantee. */
  productSlug: z.string().min(1).nullable(),
  productTypeKey: z.string().min(1),
  kind: z.enum(lineItemKinds),
  quantity,
  variant: z.object({ sku, images: z.array(imageReference) }),
  /** Of one piece. */
  price: z.object({ value: money, discounted: money.nullable() }),
  /** How many pieces cost what after cart discounts; empty without any. */
  discountedPricePerQuantity: z.array(z.object({ quantity, discountedPrice: money })),
  totalPrice: money,
  taxRatePermyriad: z.int().min(0).max(10_000),
  taxedPrice: z.object({ totalGross: money, totalNet: money }).nullable(),
  /** The product an extra guarantee belongs to. */
  parentSku: productSku.nullable(),
  /** The coupon a gift came with: its quantity is not the shopper's to change. */
  giftOf: z.string().min(1).nullable(),
  /** How it is sent and how much there is of it; null for what is not sent, and for what the shop no longer shows. */
  supply: z.object({ shippingMethodKey: z.enum(shippingMethodKeys), stockLevel }).nullable(),
  /** How many of it the cart may hold at most now: stock, and the limit of A§9. */
  availableQuantity: z.int().min(0).max(maximumQuantity),
  discounts: z.array(discountEntry),
  /** What more pieces of its group would save on those that are in the cart already. */
  nextVolumeStep: z
    .object({ missing: z.int().min(1), discountPermyriad: z.int().min(1).max(10_000), saving: money })
    .nullable(),
  trace: z.array(priceTraceStep),
});
export type LineItem = z.output<typeof lineItem>;
