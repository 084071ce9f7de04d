import { succeed } from '@tradehall/domain/calls/result.ts';
import { cardProviderCalls } from '@tradehall/domain/payment/card-provider.calls.ts';
import type { Handle } from '../context/call-handler.ts';
import { notPaid } from './not-paid.ts';
import { askOwnPayment, paymentQuestion } from './own-payment.ts';
import { shopperProgress } from './shopper-payment.ts';

const row = cardProviderCalls.submitAdditionalPaymentDetailsRequest;
const question = paymentQuestion(
  'mutation',
  'submitPaymentDetails',
  ', $componentData: JSON!',
  ', componentData: $componentData',
);

export const submitAdditionalPaymentDetailsRequest: Handle<
  'new-adyen',
  'submitAdditionalPaymentDetailsRequest'
> = async ({ locale, cartId, paymentData: { paymentId }, componentData }, context) => {
  const outcome = await askOwnPayment(question, { cartId, paymentId }, context, { componentData });
  return outcome.__typename === 'PaymentProgress'
    ? succeed(await shopperProgress(outcome, locale, context))
    : notPaid(row, outcome);
};
