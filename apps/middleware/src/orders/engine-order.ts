import { locale } from '@tradehall/domain/calls/fields.ts';
import { order } from '@tradehall/domain/orders/order.ts';
import { z } from 'zod';
import { engineCart, engineCartFields } from '../cart/engine-cart.ts';
import { enginePayment, enginePaymentFields } from '../payment/engine-payment.ts';

/** An order as the engine answers it to whoever placed it. */
export const engineOrder = z.object({
  __typename: z.literal('ShopOrder'),
  ...order.pick({ id: true, orderNumber: true, createdAt: true, orderState: true }).shape,
  ...order.pick({ paymentState: true, customerEmail: true, token: true }).shape,
  engineState: z.string(),
  locale,
  cart: engineCart,
  payment: enginePayment.nullable(),
});
export type EngineOrder = z.output<typeof engineOrder>;

export const engineOrderFields = `__typename id orderNumber createdAt orderState engineState paymentState customerEmail locale token
  cart { ${engineCartFields} }
  payment { ${enginePaymentFields} }`;
