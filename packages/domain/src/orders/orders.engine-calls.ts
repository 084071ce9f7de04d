import { z } from 'zod';
import { engineCall, engineId } from '../calls/engine-call.ts';
import { locale } from '../calls/fields.ts';
import { engineCart } from '../cart/engine-cart.ts';
import { enginePayment } from '../payment/engine-payment.ts';
import { order } from './order.ts';
import { sentOrderToken } from './my-orders.engine-calls.ts';

/** An order as the engine answers it to whoever placed it. */
export const engineOrder = z.object({
  ...order.pick({ id: true, orderNumber: true, createdAt: true, orderState: true }).shape,
  /** The token opens this order for an hour; only for whoever placed it. */
  ...order.pick({ paymentState: true, customerEmail: true, token: true }).shape,
  /** The engine's own. */
  engineState: z.string(),
  locale,
  /** Lines, amounts and addresses as they were ordered. */
  cart: engineCart,
  payment: enginePayment.nullable(),
});
export type EngineOrder = z.output<typeof engineOrder>;

export const orderEngineCalls = {
  /** For the session or customer who placed it, or with its token; null for others. */
  shopOrder: engineCall({
    takes: z.strictObject({ id: engineId, token: sentOrderToken }),
    answers: engineOrder.nullable(),
  }),

  /** Of the customer who is signed in: a guest has no list, whatever her session has ordered. */
  shopOrders: engineCall({
    takes: z.strictObject({ limit: z.int().min(1).max(50), offset: z.int().min(0).max(10_000) }),
    answers: z.object({ total: z.int().nonnegative(), results: z.array(engineOrder) }),
    failsWith: ['not-authenticated'],
  }),
};
