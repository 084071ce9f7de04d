import { succeed } from '@tradehall/domain/calls/result.ts';
import { cardProviderCalls } from '@tradehall/domain/payment/card-provider.calls.ts';
import type { Handle } from '../context/call-handler.ts';
import { notPaid } from './not-paid.ts';
import { findOwnPayment } from './own-payment.ts';
import { shopperProgress } from './shopper-payment.ts';

export const getPayment: Handle<'new-adyen', 'getPayment'> = async (input, context) => {
  const { locale, cartId, paymentData } = input;
  const outcome = await findOwnPayment({ cartId, ...paymentData }, context);
  return outcome.__typename === 'PaymentProgress'
    ? succeed(await shopperProgress(outcome, locale, context))
    : notPaid(cardProviderCalls.getPayment, outcome);
};
