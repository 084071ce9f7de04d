import { z } from 'zod';
import type { Attempt } from './attempt-rows';
import { type PaymentFailure, paymentFailure, type PaymentFailureCode } from './payment-failure';

export interface PaymentProgress {
  readonly __typename: 'PaymentProgress';
  readonly attemptId: string;
  readonly state: string;
  readonly resultCode: string | null;
  readonly action: object | null;
  readonly method: string;
  readonly amount: number;
  readonly currencyCode: string;
  readonly orderId: number | null;
  readonly orderNumber: string | null;
  readonly multibanco: object | null;
  readonly locale: string;
  readonly cartVersion: number;
}

const voucher = z.object({
  paymentMethodType: z.literal('multibanco'),
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
    method: attempt.method,
    amount: attempt.amountCents,
    currencyCode: attempt.currencyCode,
    orderId: isOrder ? attempt.orderId : null,
    orderNumber: isOrder ? attempt.orderNumber : null,
    multibanco: multibancoOf(attempt),
    locale: attempt.locale,
    cartVersion: attempt.cartVersion,
  };
}

/** What the shopper types at the cash machine, A§9. */
function multibancoOf({ action, orderNumber }: Attempt): object | null {
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
  'payment-refused',
  'payment-error',
  'cancelled-transaction',
]);

/** The way on, or why there is none. */
export function resultOf(attempt: Attempt): PaymentProgress | PaymentFailure {
  const usual = failures[attempt.state];
  if (usual === undefined) return progressOf(attempt);
  const { failure } = attempt;
  if (failure !== null && known.has(failure)) return { __typename: 'CartFailure', code: failure };
  return paymentFailure(usual);
}
