import { z } from 'zod';
import type { CallContext } from '../context/call-context.ts';
import type { EngineQuestion } from '../engine/engine.ts';
import { isEngineId } from '@tradehall/domain/calls/engine-call.ts';
import { outcomeAnswers, outcomeFields, paymentTimeoutMs, type PaymentOutcome } from './engine-payment.ts';

const attemptId = z.uuid();

interface NamedPayment {
  readonly cartId: string;
  readonly paymentId: string;
}

/** A question about one payment of one cart; `takes` and `gives` are what it needs besides the two. */
export function paymentQuestion(
  kind: 'query' | 'mutation',
  field: string,
  takes = '',
  gives = '',
): EngineQuestion<typeof outcomeAnswers> {
  return {
    document: `${kind} ($cartId: ID!, $attemptId: String!${takes}) {
      outcome: ${field}(cartId: $cartId, attemptId: $attemptId${gives}) { ${outcomeFields} }
    }`,
    answers: outcomeAnswers,
    timeoutMs: paymentTimeoutMs,
    // To look at a payment the engine asks nobody.
    lane: kind === 'mutation' ? 'card' : 'usual',
  };
}

const unknownPayment: PaymentOutcome = { __typename: 'CartFailure', code: 'payment-not-found', available: null };

/** Knowing an id is not owning it: the engine finds only payments of carts of this session, in this store. */
export async function askOwnPayment(
  question: ReturnType<typeof paymentQuestion>,
  { cartId, paymentId }: NamedPayment,
  context: CallContext,
  more: Readonly<Record<string, unknown>> = {},
): Promise<PaymentOutcome> {
  if (!context.hasSession || !isEngineId(cartId) || !attemptId.safeParse(paymentId).success) return unknownPayment;
  const { outcome } = await context.ask(question, { cartId, attemptId: paymentId, ...more });
  return outcome;
}

const standing = paymentQuestion('query', 'payment');

export const findOwnPayment = (payment: NamedPayment, context: CallContext): Promise<PaymentOutcome> =>
  askOwnPayment(standing, payment, context);

export const isUnknownPayment = (outcome: PaymentOutcome): boolean =>
  outcome.__typename === 'CartFailure' && outcome.code === unknownPayment.code;
