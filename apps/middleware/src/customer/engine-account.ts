import type { FailureCode } from '@tradehall/domain/calls/failures.ts';
import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { z } from 'zod';
import type { CallContext } from '../context/call-context.ts';

const accountResult = z.discriminatedUnion('__typename', [
  z.object({ __typename: z.literal('AccountAnswer'), isComplete: z.boolean(), provenEmail: z.string().nullable() }),
  z.object({
    __typename: z.literal('AccountFailure'),
    code: z.string(),
    retryAfterSeconds: z.int().nonnegative().nullable(),
  }),
]);

const answers = z.object({ account: accountResult });

interface AccountQuestion {
  readonly document: string;
  readonly answers: typeof answers;
}

/** One of the engine's mutations about accounts; they all answer alike. */
export function accountQuestion(mutation: string, takes: Readonly<Record<string, 'String!' | 'ID!'>>): AccountQuestion {
  const declared = Object.entries(takes).map(([name, type]) => `$${name}: ${type}`);
  const given = Object.keys(takes).map((name) => `${name}: $${name}`);
  return {
    document: `mutation (${declared.join(', ')}) {
      account: ${mutation}(${given.join(', ')}) {
        __typename
        ... on AccountAnswer { isComplete provenEmail }
        ... on AccountFailure { code retryAfterSeconds }
      }
    }`,
    answers,
  };
}

/** How long to wait where the engine has more passwords to hash than it takes at once. */
export const hashQueueSeconds = 2;

/** `expected`: what the call declares. A full queue of hashes may meet any of them. */
export async function askAccount<Code extends FailureCode>(
  question: AccountQuestion,
  variables: Readonly<Record<string, unknown>>,
  context: CallContext,
  expected: readonly Code[],
) {
  const { account } = await context.ask(question, variables);
  if (account.__typename === 'AccountAnswer') {
    const { isComplete, provenEmail } = account;
    // Whoever reads the mailbox is no stranger to the account, whatever floods the shop meanwhile.
    if (provenEmail !== null) context.rememberDevice(context.signInLimits.deviceTokenFor(provenEmail));
    return succeed({ isComplete });
  }
  if (account.code === 'too-many-requests') {
    return fail({ code: account.code, retryAfterSeconds: account.retryAfterSeconds ?? hashQueueSeconds });
  }
  const code = expected.find((declared) => declared === account.code);
  if (code === undefined) throw new Error(`the engine answers ${account.code}`);
  return { ok: false, failure: { code } } as const;
}
