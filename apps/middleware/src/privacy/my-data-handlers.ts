import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import type { myDataCalls } from '@tradehall/domain/privacy/my-data.calls.ts';
import type { CallContext } from '../context/call-context.ts';
import type { HandlersOf } from '../context/call-handler.ts';
import { findCustomer } from '../customer/find-customer.ts';

type Answer = { readonly ok: true } | { readonly ok: false; readonly failure: { readonly code: string } };

/** On a device that the account does not know, where work is asked of strangers: these forms have none to offer. */
const waitSeconds = 60;

/** Passwords are guessed at here as well as where somebody signs in: both have one limit. */
async function withOwnerProof<Given extends Answer>(context: CallContext, ask: () => Promise<Given>) {
  const customer = await findCustomer(context);
  if (customer === null) return fail({ code: 'not-authenticated' });
  const { shopperIp: address, deviceToken } = context;
  const turn = await context.signInLimits.take({ email: customer.email, address, deviceToken });
  if (!turn.isTaken)
    return fail({ code: 'too-many-requests', retryAfterSeconds: turn.retryAfterSeconds ?? waitSeconds });
  const answer = await ask().catch(async (failure: unknown) => {
    await turn.giveBack();
    throw failure;
  });
  if (answer.ok || answer.failure.code !== 'owner-not-proven') await turn.giveBack();
  return answer;
}

/** What is kept of a customer: told to her, and deleted for her. */
export const myDataHandlers = {
  getMyData: async (_input, context) => {
    const mine = context.hasSession ? await context.engineAnswer('myData', {}) : null;
    return mine === null ? fail({ code: 'not-authenticated' }) : succeed(mine);
  },

  requestDataLink: (wish, context) =>
    context.hasSession ? context.engine('requestMyDataLink', wish) : fail({ code: 'not-authenticated' }),

  exportMyData: (given, context) => withOwnerProof(context, () => context.engine('exportMyData', given)),

  /** Nothing is deleted yet: the answer is what the last button sends. */
  beginErasure: (given, context) => withOwnerProof(context, () => context.engine('beginErasure', given)),

  /** Whoever sends it again has no session any more: the confirmation alone says that it is done. */
  eraseMe: async (confirmed, context) => {
    const erased = await context.engine('eraseMe', confirmed);
    if (erased.ok) context.endSession();
    return erased;
  },
} satisfies HandlersOf<typeof myDataCalls>;
