import { fail } from '@tradehall/domain/calls/result.ts';
import type { CallContext } from '../context/call-context.ts';
import { findCustomer } from '../customer/find-customer.ts';

export type OwnerProof = { readonly password: string } | { readonly token: string };

export interface ProofVariables {
  readonly password: string | null;
  readonly token: string | null;
}

type Answer = { readonly ok: true } | { readonly ok: false; readonly failure: { readonly code: string } };

/** Passwords are guessed at here as well as where somebody signs in: both have one limit. */
export async function withOwnerProof<Given extends Answer>(
  proof: OwnerProof,
  context: CallContext,
  ask: (variables: ProofVariables) => Promise<Given>,
) {
  const customer = await findCustomer(context);
  if (customer === null) return fail({ code: 'not-authenticated' });
  const { shopperIp: address, deviceToken } = context;
  const turn = context.signInLimits.take({ email: customer.email, address, deviceToken });
  if (!turn.isTaken) return fail({ code: 'too-many-requests', retryAfterSeconds: turn.retryAfterSeconds });
  const variables = { password: null, token: null, ...proof };
  const answer = await ask(variables).catch((failure: unknown) => {
    turn.giveBack();
    throw failure;
  });
  if (answer.ok || answer.failure.code !== 'owner-not-proven') turn.giveBack();
  return answer;
}
