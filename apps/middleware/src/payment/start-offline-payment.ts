import type { Call, CallFailure, ParsedCallInput } from '@tradehall/domain/calls/call.ts';
import { succeed, type Result } from '@tradehall/domain/calls/result.ts';
import type { paymentCalls } from '@tradehall/domain/payment/payment.calls.ts';
import type { Payment } from '@tradehall/domain/cart/cart-payment.ts';
import type { CallContext } from '../context/call-context.ts';
import { engineVersion } from '@tradehall/domain/calls/engine-call.ts';
import { outcomeAnswers, outcomeFields } from './engine-payment.ts';
import { notPaid } from './not-paid.ts';
import { notPayable } from './not-payable.ts';
import { shopperPayment } from './shopper-payment.ts';

const question = {
  document: `mutation ($cartId: ID!, $version: Int!, $intentId: String!, $method: String!, $locale: String) {
    outcome: startOfflinePayment(
      cartId: $cartId, version: $version, intentId: $intentId, method: $method, locale: $locale
    ) { ${outcomeFields} }
  }`,
  answers: outcomeAnswers,
};

/** Chooses to pay without the card provider. The order is made by `createMyOrderFromCart`. */
export async function startOfflinePayment<Row extends Call>(
  row: Row,
  { locale, cartId, version, intentId, method }: ParsedCallInput<typeof paymentCalls.createBankPayment>,
  context: CallContext,
): Promise<Result<{ payment: Payment }, CallFailure<Row>>> {
  const refusal = notPayable(cartId, context);
  if (refusal !== null) return notPaid(row, { __typename: 'CartFailure', available: null, ...refusal });
  const variables = { cartId, version: engineVersion.parse(version), intentId, method, locale };
  const { outcome } = await context.ask(question, variables);
  if (outcome.__typename !== 'PaymentProgress') return notPaid(row, outcome);
  return succeed({ payment: await shopperPayment(outcome, locale, context) });
}
