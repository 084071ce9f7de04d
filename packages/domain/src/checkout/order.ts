import { z } from 'zod';
import { entityId } from '../calls/fields.ts';
import { lineItem } from '../cart/line-item.ts';
import { money } from '../money/money.ts';
import { payment } from '../payment/payment.ts';
import { address } from './address.ts';
import { shippingInfo } from './shipping-method.ts';
import { taxedPrice } from './taxed-price.ts';

export const orderStates = ['Open', 'Confirmed', 'Complete', 'Cancelled'] as const;

/** What the thank-you page says of the money; A§4 shows them in two groups, in-progress and paid. */
export const orderPaymentStates = ['paid', 'authorised', 'awaiting-transfer', 'pay-on-delivery', 'pending'] as const;

export const order = z.object({
  id: entityId,
  orderNumber: z.string().min(1),
  createdAt: z.iso.datetime(),
  orderState: z.enum(orderStates),
  paymentState: z.enum(orderPaymentStates),
  customerEmail: z.string().min(1),
  lineItems: z.array(lineItem),
  billingAddress: address,
  shippingAddress: address,
  shippingInfo,
  totalPrice: money,
  taxedPrice,
  paymentInfo: z.object({ payments: z.array(payment) }).nullable(),
});
export type Order = z.output<typeof order>;
