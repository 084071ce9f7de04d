import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { z } from 'zod';
import type { CallContext } from '../context/call-context.ts';
import { hashQueueSeconds } from '../customer/engine-account.ts';

const failure = z.object({
  __typename: z.literal('MyDataFailure'),
  code: z.enum(['link-expired', 'not-authenticated', 'owner-not-proven', 'too-many-requests']),
  retryAfterSeconds: z.int().nonnegative().nullable(),
});

const anything = z.object({ ownData: z.unknown() });

interface MyDataQuestion<Answer extends z.ZodType> {
  readonly document: string;
  readonly answers: typeof anything;
  readonly answer: Answer;
}

/** One of the engine's mutations about somebody's own data: it answers `answer`, or refuses. */
export function myDataQuestion<Answer extends z.ZodType>(
  mutation: string,
  takes: Readonly<Record<string, 'String!' | 'String'>>,
  { type, fields, answer }: { readonly type: string; readonly fields: string; readonly answer: Answer },
): MyDataQuestion<Answer> {
  const declared = Object.entries(takes).map(([name, kind]) => `$${name}: ${kind}`);
  const given = Object.keys(takes).map((name) => `${name}: $${name}`);
  return {
    document: `mutation (${declared.join(', ')}) {
      ownData: ${mutation}(${given.join(', ')}) {
        __typename
        ... on ${type} { ${fields} }
        ... on MyDataFailure { code retryAfterSeconds }
      }
    }`,
    answers: anything,
    answer,
  };
}

type Expected = Exclude<z.output<typeof failure>['code'], 'too-many-requests'>;

/** `expected`: what the call declares. A full queue of hashes may meet any of them. */
export async function askMyData<Answer extends z.ZodType, Code extends Expected>(
  question: MyDataQuestion<Answer>,
  variables: Readonly<Record<string, unknown>>,
  context: CallContext,
  expected: readonly Code[],
) {
  const { ownData } = await context.ask(question, variables);
  const refusal = failure.safeParse(ownData).data;
  if (refusal === undefined) return succeed(question.answer.parse(ownData));
  if (refusal.code === 'too-many-requests') {
    return fail({ code: refusal.code, retryAfterSeconds: refusal.retryAfterSeconds ?? hashQueueSeconds });
  }
  const code = expected.find((declared) => declared === refusal.code);
  if (code === undefined) throw new Error(`the engine answers ${refusal.code}`);
  return { ok: false, failure: { code } } as const;
}
