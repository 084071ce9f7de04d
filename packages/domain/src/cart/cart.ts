import { z } from 'zod';
import { entityId, sku, version } from '../calls/fields.ts';
import { address } from '../checkout/address.ts';
import { shippingInfo } from '../checkout/shipping-method.ts';
import { taxedPrice } from '../checkout/taxed-price.ts';
import { money } from '../money/money.ts';
import { payment } from '../payment/payment.ts';
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
  discountCodes: z.array(z.object({ discountCode: z.object({ id: entityId, code: z.string().min(1) }) })),
  /** The last payment is the current one. */
  paymentInfo: z.object({ payments: z.array(payment) }).nullable(),
  custom: z.object({
    calculatedCodFee: money.nullable(),
    customerAgreedToSendEmail: z.boolean(),
    utmSource: z.string().nullable(),
  }),
});
export type Cart = z.output<typeof cart>;

/** What signing in changed in the cart, for the shopper to be told. */
export const cartNotice = z.object({
  kind: z.enum(['lines-merged', 'quantity-reduced', 'line-removed', 'price-changed', 'coupon-removed']),
  sku: sku.nullable(),
});
export type CartNotice = z.output<typeof cartNotice>;
