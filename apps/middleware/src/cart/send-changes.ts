import { isDeclaredFailure } from '@tradehall/domain/calls/call.ts';
import type { Call, CallFailure } from '@tradehall/domain/calls/call.ts';
import type { Failure } from '@tradehall/domain/calls/failures.ts';
import type { Result } from '@tradehall/domain/calls/result.ts';
import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { z } from 'zod';
import type { CallContext } from '../context/call-context.ts';
import type { CartChange } from './cart-change.ts';
import { engineCart, engineCartFields } from './engine-cart.ts';
import type { EngineCart } from './engine-cart.ts';
import { engineFailure, engineFailureFields, failureOf } from './engine-failure.ts';

export interface AgainstVersion {
  readonly cartId: string;
  readonly version: number;
  readonly intentId: string;
}

export const cartConflict = z.object({ __typename: z.literal('CartConflict'), currentVersion: z.int().nonnegative() });
const deleted = z.object({ __typename: z.literal('CartDeleted') });

const question = {
  document: `mutation ($cartId: ID!, $version: Int!, $intentId: String!, $changes: [CartChangeInput!]!) {
    changeCart(cartId: $cartId, version: $version, intentId: $intentId, changes: $changes) {
      ... on Cart { ${engineCartFields} }
      ... on CartConflict { __typename currentVersion }
      ... on CartFailure { ${engineFailureFields} }
      ... on CartDeleted { __typename }
    }
  }`,
  answers: z.object({
    changeCart: z.discriminatedUnion('__typename', [engineCart, cartConflict, engineFailure, deleted]),
  }),
};

// The engine counts ids and versions in 32 bits.
const largestInteger = 2 ** 31 - 1;
const engineId = z.coerce.number().int().min(1).max(largestInteger);

export const isEngineId = (id: string): boolean => engineId.safeParse(id).success;
export const engineVersion = (version: number): number => Math.min(version, largestInteger);

type Changed = EngineCart | 'deleted';

/**
 * The changes of one call to one cart, all or none. The engine compares the version and applies them, or says why
 * not, in one go; what it says has to be a failure that the call declares.
 */
export async function sendChanges<Row extends Call>(
  row: Row,
  against: AgainstVersion,
  changes: readonly CartChange[],
  context: CallContext,
): Promise<Result<Changed, CallFailure<Row>>> {
  const outcome = await outcomeOf(against, changes, context);
  if (outcome.ok) return outcome;
  const { failure } = outcome;
  if (!isDeclaredFailure(row, failure)) throw new Error(`the engine refused a change with ${failure.code}`);
  return fail(failure);
}

async function outcomeOf(
  { cartId, version, intentId }: AgainstVersion,
  changes: readonly CartChange[],
  context: CallContext,
): Promise<Result<Changed, Failure>> {
  if (!context.country.checkoutEnabled) return fail({ code: 'checkout-disabled' });
  // A cart belongs to a session: without one there is none to find.
  if (!context.hasSession || !isEngineId(cartId)) return fail({ code: 'cart-not-found' });
  const variables = { cartId, version: engineVersion(version), intentId, changes };
  const { changeCart: outcome } = await context.ask(question, variables);
  switch (outcome.__typename) {
    case 'Cart':
      return succeed(outcome);
    case 'CartDeleted':
      return succeed('deleted');
    case 'CartConflict':
      return fail({ code: 'cart-version-conflict', currentVersion: outcome.currentVersion });
    case 'CartFailure':
      return fail(failureOf(outcome, context));
  }
}
