import { z } from 'zod';
import { entityId, locale } from '../calls/fields.ts';
import { cart } from '../cart/cart.ts';
import { discountEntry } from '../cart/discount-entry.ts';
import { lineItem } from '../cart/line-item.ts';
import { money } from '../money/money.ts';
import { payment } from '../cart/cart-payment.ts';
import { address } from '../address/address.ts';
import { shippingInfo } from '../cart/shipping-method.ts';
import { taxedPrice } from '../vat/taxed-price.ts';

export const orderStates = ['Open', 'Confirmed', 'Complete', 'Cancelled'] as const;

/** How much of it is on its way. */
const orderShipmentStates = ['none', 'partly-sent', 'sent', 'delivered'] as const;

/** What the thank-you page says of the money; A§4 shows them in two groups, in-progress and paid. */
export const orderPaymentStates = ['paid', 'authorised', 'awaiting-transfer', 'pay-on-delivery', 'pending'] as const;

export const order = z.object({
  id: entityId,
  orderNumber: z.string().min(1),
  createdAt: z.iso.datetime(),
  orderState: z.enum(orderStates),
  shipmentState: z.enum(orderShipmentStates),
  paymentState: z.enum(orderPaymentStates),
  customerEmail: z.string().min(1),
  lineItems: z.array(lineItem),
  billingAddress: address,
  shippingAddress: address,
  shippingInfo,
  totalPrice: money,
  taxedPrice,
  /** External: prices are NET. */
  taxMode: cart.shape.taxMode,
  buyerReferences: cart.shape.buyerReferences,
  /** The goods before discounts: with them it comes to `subtotal`. */
  goods: money,
  /** The goods after discounts, without shipping and fees. */
  subtotal: money,
  discounts: z.array(discountEntry),
  calculatedCodFee: money.nullable(),
  /** The language it was ordered in. */
  locale,
  /** Opens this order elsewhere, for an hour; only for whoever placed it. */
  token: z.string().min(1).nullable(),
  paymentInfo: z.object({ payments: z.array(payment) }).nullable(),
});
export type Order = z.output<typeof order>;
