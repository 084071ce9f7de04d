import type { Failure } from '@tradehall/domain/calls/failures.ts';
import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import type { Handle } from '../context/call-handler.ts';
import { askOwnPayment, paymentQuestion } from './own-payment.ts';

const question = paymentQuestion(
  'mutation',
  'returnFromProvider',
  ', $redirectResult: String!',
  ', redirectResult: $redirectResult',
);

/**
 * A§4, payment return flow. Its steps are the engine's: it tells the provider, compares amounts, places the order or
 * gives the money back. Coming again after that finds the same order.
 */
export const afterPaymentRedirectBack: Handle<'shop', 'after-payment-redirect-back'> = async (input, context) => {
  const { redirectResult, ...payment } = input;
  const outcome = await askOwnPayment(question, payment, context, { redirectResult });
  switch (outcome.__typename) {
    case 'PaymentProgress':
      // The provider could make nothing of what the shopper came back with.
      return outcome.orderId === null ? fail({ code: 'unprocessable-entity' }) : succeed({ orderId: outcome.orderId });
    case 'CartConflict':
      return fail({ code: 'creating-order-failed' });
    case 'CartFailure':
      return fail({ code: errors[outcome.code] ?? 'unknown' });
  }
};

type ReturnError = Failure<
  | 'malformed-price'
  | 'cancelled-transaction'
  | 'payment-error'
  | 'paypal-failed'
  | 'creating-order-failed'
  | 'payment-not-found'
  | 'cart-not-found'
>['code'];

/** A§8: what is not here is `unknown`. */
const errors: Readonly<Record<string, ReturnError>> = {
  'malformed-price': 'malformed-price',
  'cancelled-transaction': 'cancelled-transaction',
  'payment-error': 'payment-error',
  'payment-refused': 'payment-error',
  'payment-method-not-allowed': 'payment-error',
  'paypal-failed': 'paypal-failed',
  'creating-order-failed': 'creating-order-failed',
  'insufficient-stock': 'creating-order-failed',
  'coupon-already-used': 'creating-order-failed',
  'payment-not-found': 'payment-not-found',
  'cart-not-found': 'cart-not-found',
};
