import { enginePayment as progress } from '@tradehall/domain/payment/engine-payment.ts';
import { z } from 'zod';

/** A payment as the engine answers it. */
const enginePayment = progress.extend({ __typename: z.literal('PaymentProgress') });

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

export const cartConflict = z.object({ __typename: z.literal('CartConflict'), currentVersion: z.int().nonnegative() });
const paymentOutcome = z.discriminatedUnion('__typename', [enginePayment, cartConflict, paymentRefusal]);
export type PaymentOutcome = z.output<typeof paymentOutcome>;
export type NotPaid = Exclude<PaymentOutcome, z.output<typeof enginePayment>>;

/** What a question that moves a payment on is answered with. The query calls it `outcome`, whatever it asks for. */
export const outcomeAnswers = z.object({ outcome: paymentOutcome });
export const outcomeFields = `... on PaymentProgress { ${enginePaymentFields} } ${notPaidFields}`;

/** The card provider has ten seconds, the whole request twelve. */
export const paymentTimeoutMs = 11_500;
