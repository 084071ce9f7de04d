import { z } from 'zod';
import { entityId, version } from '../calls/fields.ts';
import { address } from '../address/address.ts';
import { shippingInfo, shippingMethodKeys } from './shipping-method.ts';
import { taxPortions, taxedPrice } from '../vat/taxed-price.ts';
import { money } from '../money/money.ts';
import { payment } from './cart-payment.ts';
import { buyerReferences } from './buyer-references.ts';
import { cartNotice } from './cart-notice.ts';
import { couponRefusals } from './coupon-refusals.ts';
import { discountEntry } from './discount-entry.ts';
import { lineItem } from './line-item.ts';

export const cart = z.object({
  id: entityId,
  version,
  store: z.object({ key: z.string().min(1) }),
  cartState: z.enum(['Active', 'Merged', 'Ordered']),
  customerId: entityId.nullable(),
  customerEmail: z.string().min(1).nullable(),
  lineItems: z.array(lineItem),
  billingAddress: address.nullable(),
  shippingAddress: address.nullable(),
  shippingInfo: shippingInfo.nullable(),
  totalPrice: money,
  taxedPrice: taxedPrice.nullable(),
  /** External: prices are NET. */
  taxMode: z.enum(['Platform', 'External']),
  buyerReferences,
  discountCodes: z.array(
    z.object({
      discountCode: z.object({ id: entityId, code: z.string().min(1) }),
      /** Why the code takes nothing off at the moment; null while it does. */
      notAppliedBecause: z.enum(couponRefusals).nullable(),
      /** What the goods must come to; null where any will do. */
      minimum: money.nullable(),
    }),
  ),
  discounts: z.array(discountEntry),
  /** The goods before discounts: with them it comes to `subtotal`. */
  goods: money,
  /** The goods after discounts, without shipping and fees. */
  subtotal: money,
  /** What sending would cost by what is in the cart; null while it is empty. `missingForFree` is null once it is free. */
  shippingEstimate: z
    .object({
      shippingMethodKey: z.enum(shippingMethodKeys),
      price: money,
      freeAbove: money,
      missingForFree: money.nullable(),
    })
    .nullable(),
  /** The total with the estimated shipping, or with the real one where it is known. */
  estimatedTotal: money,
  /** What the estimated total holds of taxes. */
  estimatedTaxPortions: taxPortions,
  /** What the shop changed by itself; stands until the next change by the shopper. */
  notices: z.array(cartNotice),
  /** The last payment is the current one. */
  paymentInfo: z.object({ payments: z.array(payment) }).nullable(),
  custom: z.object({
    calculatedCodFee: money.nullable(),
    customerAgreedToSendEmail: z.boolean(),
    utmSource: z.string().nullable(),
  }),
});
export type Cart = z.output<typeof cart>;
