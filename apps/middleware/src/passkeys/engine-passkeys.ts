import { z } from 'zod';

const failure = z.object({
  __typename: z.literal('PasskeyFailure'),
  code: z.enum(['not-authenticated', 'passkey-failed', 'passkey-not-found']),
});

const done = z.discriminatedUnion('__typename', [z.object({ __typename: z.literal('PasskeyDone') }), failure]);

/** One of the engine's mutations about passkeys that answer nothing but whether it was done. */
export const passkeyQuestion = (mutation: string, takes: Readonly<Record<string, 'String!' | 'ID!' | 'JSON!'>>) => {
  const declared = Object.entries(takes).map(([name, type]) => `$${name}: ${type}`);
  const given = Object.keys(takes).map((name) => `${name}: $${name}`);
  return {
    document: `mutation (${declared.join(', ')}) {
      result: ${mutation}(${given.join(', ')}) { __typename ... on PasskeyFailure { code } }
    }`,
    answers: z.object({ result: done }),
  };
};

/** One that answers what the browser is to ask a device. */
export const optionsQuestion = <Options extends z.ZodType>(mutation: string, options: Options) => ({
  document: `mutation ($browser: String!) {
    result: ${mutation}(browser: $browser) {
      __typename
      ... on PasskeyOptions { options }
      ... on PasskeyFailure { code }
    }
  }`,
  answers: z.object({
    result: z.discriminatedUnion('__typename', [
      z.object({ __typename: z.literal('PasskeyOptions'), options }),
      failure,
    ]),
  }),
});

export const listQuestion = <Listed extends z.ZodType>(listed: Listed) => ({
  document: `query {
    result: passkeys {
      __typename
      ... on PasskeyList { passkeys { id name createdAt lastUsedAt } }
      ... on PasskeyFailure { code }
    }
  }`,
  answers: z.object({
    result: z.discriminatedUnion('__typename', [
      z.object({ __typename: z.literal('PasskeyList'), passkeys: z.array(listed) }),
      failure,
    ]),
  }),
});
