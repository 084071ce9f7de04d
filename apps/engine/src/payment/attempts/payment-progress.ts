import type { Immutable } from '@tradehall/domain/calls/engine-call.ts';
import { isPaymentMethod, methodsOfFlow, providerMethods } from '@tradehall/domain/countries/payment-methods.ts';
import { enginePayment, type EnginePayment } from '@tradehall/domain/payment/engine-payment.ts';
import { z } from 'zod';
import type { Attempt } from './attempt-rows';
import type { PaymentFailure, PaymentFailureCode } from './payment-failure';

export type PaymentProgress = Immutable<EnginePayment> & { readonly __typename: 'PaymentProgress' };

const { method, currencyCode } = enginePayment.shape;

const voucher = z.object({
  paymentMethodType: z.enum(methodsOfFlow('voucher')),
  reference: z.string().min(1),
  entity: z.string().min(1),
  expiresAt: z.string().min(1),
});

export function progressOf(attempt: Attempt): PaymentProgress {
  const isOrder = attempt.state === 'CLAIMED';
  return {
    __typename: 'PaymentProgress',
    attemptId: attempt.id,
    state: attempt.state,
    resultCode: attempt.resultCode,
    action: attempt.action,
    method: method.parse(attempt.method),
    amount: attempt.amountCents,
    currencyCode: currencyCode.parse(attempt.currencyCode),
    orderId: isOrder && attempt.orderId !== null ? String(attempt.orderId) : null,
    orderNumber: isOrder ? attempt.orderNumber : null,
    multibanco: multibancoOf(attempt),
    cartVersion: attempt.cartVersion,
  };
}

/** What the shopper types at the cash machine, A§9. */
function multibancoOf({ action, orderNumber }: Attempt): EnginePayment['multibanco'] {
  const read = voucher.safeParse(action);
  if (!read.success) return null;
  const { reference, entity, expiresAt } = read.data;
  return { reference, entity, expiry: expiresAt, merchantReference: orderNumber };
}

const failures: Readonly<Partial<Record<Attempt['state'], PaymentFailureCode>>> = {
  REFUSED: 'payment-refused',
  CANCELLED: 'cancelled-transaction',
  EXPIRED: 'payment-error',
  GIVING_UP: 'payment-error',
  REVERSING: 'creating-order-failed',
  REVERSED: 'creating-order-failed',
};

const known = new Set<string>([
  'insufficient-stock',
  'malformed-price',
  'creating-order-failed',
  'coupon-already-used',
  'cash-on-delivery-not-allowed',
  'bank-transfer-not-allowed',
  'payment-method-not-allowed',
  'payment-refused',
  'payment-error',
  'cancelled-transaction',
]);

/** The way on, or why there is none. */
export function resultOf(attempt: Attempt): PaymentProgress | PaymentFailure {
  const usual = failures[attempt.state];
  if (usual === undefined) return progressOf(attempt);
  const { failure } = attempt;
  const code = failure !== null && known.has(failure) ? failure : usual;
  return { __typename: 'CartFailure', code: endings.has(code) ? toldAs(attempt, code) : code };
}

const endings: ReadonlySet<string> = new Set<PaymentFailureCode>([
  'payment-refused',
  'payment-error',
  'cancelled-transaction',
]);

/** A§8: whichever way PayPal fails, at once or after the redirect, the shopper is told to take another method. */
function toldAs({ method: code }: Attempt, ending: string): string {
  return (isPaymentMethod(code) ? providerMethods[code].failsAs : undefined) ?? ending;
}
