import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { myOrdersCalls } from '@tradehall/domain/orders/my-orders.calls.ts';
import { z } from 'zod';
import type { Handle } from '../context/call-handler.ts';
import { mayBeOpen } from './may-be-open.ts';

const question = {
  document: `query ($orderId: ID!, $token: String) { invoice(orderId: $orderId, token: $token) { fileName contentBase64 } }`,
  answers: z.object({ invoice: myOrdersCalls.getInvoice.answers.nullable() }),
};

/** Of an order that is paid or sent; before, there is none to be found. */
export const getInvoice: Handle<'my-orders', 'getInvoice'> = async (input, context) => {
  if (!mayBeOpen(input, context)) return fail({ code: 'order-not-found' });
  const { orderId, token = null } = input;
  const { invoice } = await context.ask(question, { orderId, token });
  return invoice === null ? fail({ code: 'order-not-found' }) : succeed(invoice);
};
