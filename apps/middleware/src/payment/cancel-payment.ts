import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import type { Handle } from '../context/call-handler.ts';
import { askOwnPayment, isUnknownPayment, paymentQuestion } from './own-payment.ts';

const question = paymentQuestion('mutation', 'cancelPayment');

/** What has ended in any other way needs no cancelling: no money is taken and the cart is free again. */
export const cancelPayment: Handle<'new-adyen', 'cancelPayment'> = async ({ cartId, paymentData }, context) => {
  const outcome = await askOwnPayment(question, { cartId, ...paymentData }, context);
  if (isUnknownPayment(outcome)) return fail({ code: 'payment-not-found' });
  if (outcome.__typename !== 'PaymentProgress') return succeed({ isCancelled: true, orderId: null });
  return succeed({ isCancelled: outcome.state === 'CANCELLED', orderId: outcome.orderId });
};
