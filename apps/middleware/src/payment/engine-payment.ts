import { entityId, version } from '@tradehall/domain/calls/fields.ts';
import { currencyCodes } from '@tradehall/domain/money/currencies.ts';
import { multibanco, payableMethods } from '@tradehall/domain/cart/cart-payment.ts';
import { z } from 'zod';
import { cartConflict } from '../cart/send-changes.ts';

const underWay = ['CREATED', 'SENT', 'REDIRECTED', 'PENDING', 'AUTHORISED', 'CLAIMED'] as const;
// An order that the operator cancelled keeps the payment it had.
const ended = ['GIVING_UP', 'REVERSING', 'REVERSED', 'REFUSED', 'CANCELLED', 'EXPIRED'] as const;

// Some say it without an offset, and mean it so.
const moment = z.union([z.iso.datetime(), z.iso.datetime({ local: true }).transform((text) => `${text}Z`)]);

/** A payment as the engine answers it. */
export const enginePayment = z.object({
  __typename: z.literal('PaymentProgress'),
  attemptId: z.uuid(),
  state: z.enum([...underWay, ...ended]),
  resultCode: z.string().nullable(),
  action: z.record(z.string(), z.json()).nullable(),
  method: z.enum(payableMethods),
  amount: z.int().nonnegative(),
  currencyCode: z.enum(currencyCodes),
  orderId: entityId.nullable(),
  orderNumber: z.string().min(1).nullable(),
  /** In the provider's own form: what cannot be read is not shown, and the payment stands. */
  multibanco: multibanco.extend({ expiry: moment }).nullable().catch(null),
  cartVersion: version,
});
export type EnginePayment = z.output<typeof enginePayment>;

export const enginePaymentFields = `__typename attemptId state resultCode action method amount currencyCode
  orderId orderNumber multibanco cartVersion`;

/** Why the engine took no payment, or no order came of it. */
export const paymentRefusal = z.object({
  __typename: z.literal('CartFailure'),
  code: z.string().min(1),
  available: z.int().nonnegative().nullable(),
});

export const notPaidFields =
  '... on CartConflict { __typename currentVersion } ... on CartFailure { __typename code available }';

const paymentOutcome = z.discriminatedUnion('__typename', [enginePayment, cartConflict, paymentRefusal]);
export type PaymentOutcome = z.output<typeof paymentOutcome>;
export type NotPaid = Exclude<PaymentOutcome, EnginePayment>;

/** What a question that moves a payment on is answered with. The query calls it `outcome`, whatever it asks for. */
export const outcomeAnswers = z.object({ outcome: paymentOutcome });
export const outcomeFields = `... on PaymentProgress { ${enginePaymentFields} } ${notPaidFields}`;

/** The card provider has ten seconds, the whole request twelve. */
export const paymentTimeoutMs = 11_500;
