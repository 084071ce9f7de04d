import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { orderCare } from '@tradehall/domain/orders/order-care.ts';
import { z } from 'zod';
import type { Handle } from '../context/call-handler.ts';
import { mayBeOpen } from './may-be-open.ts';
import { withdrawalFields } from './withdraw.ts';

const question = {
  document: `query ($orderId: ID!, $token: String, $locale: String!) {
    orderCare(orderId: $orderId, token: $token, locale: $locale) {
      shipments { state at carrier trackingCode }
      isEverythingSent
      withdrawal { refusal until lines { lineId quantity } }
      withdrawals { ${withdrawalFields} }
    }
  }`,
  answers: z.object({ orderCare: orderCare.nullable() }),
};

/** Where an order is, and what may be done about it. */
export const getOrderCare: Handle<'my-orders', 'getOrderCare'> = async (input, context) => {
  if (!mayBeOpen(input, context)) return fail({ code: 'order-not-found' });
  const { orderId, token = null, locale } = input;
  const { orderCare: care } = await context.ask(question, { orderId, token, locale });
  return care === null ? fail({ code: 'order-not-found' }) : succeed({ care });
};
