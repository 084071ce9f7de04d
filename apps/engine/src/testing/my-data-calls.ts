import { z } from 'zod';
import type { ShopClient } from './shop-client';

const result = z.discriminatedUnion('__typename', [
  z.object({ __typename: z.literal('MyDataFile'), fileName: z.string(), json: z.string() }),
  z.object({ __typename: z.literal('ErasureConfirmation'), confirmation: z.string() }),
  z.object({ __typename: z.literal('MyDataDone'), isDone: z.literal(true) }),
  z.object({ __typename: z.literal('MyDataFailure'), code: z.string(), retryAfterSeconds: z.number().nullable() }),
]);
type Result = z.output<typeof result>;

const exported = z.object({
  exportedAt: z.iso.datetime(),
  data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});

type Proof = { readonly password: string } | { readonly token: string };

export const done: Result = { __typename: 'MyDataDone', isDone: true };
export const refused = (code: string): Result => ({ __typename: 'MyDataFailure', code, retryAfterSeconds: null });

/** The shop's calls about somebody's own data, in somebody's session. */
export class MyDataCalls {
  constructor(readonly client: ShopClient) {}

  async overview() {
    const answer = z.object({
      myData: z.object({ hasPassword: z.boolean(), consents: z.array(z.unknown()) }).nullable(),
    });
    return (await this.client.ask(answer, '{ myData { hasPassword consents { purpose isGiven at } } }')).myData;
  }

  requestLink(): Promise<Result> {
    return this.call('requestMyDataLink', { locale: 'de-DE' });
  }

  export(proof: Proof): Promise<Result> {
    return this.call('exportMyData', proof);
  }

  /** What the file says. */
  async file(proof: Proof) {
    const answer = await this.export(proof);
    if (answer.__typename !== 'MyDataFile') throw new Error(JSON.stringify(answer));
    return { fileName: answer.fileName, json: answer.json, ...exported.parse(JSON.parse(answer.json)) };
  }

  begin(proof: Proof): Promise<Result> {
    return this.call('beginErasure', proof);
  }

  async confirmation(proof: Proof): Promise<string> {
    const answer = await this.begin(proof);
    if (answer.__typename !== 'ErasureConfirmation') throw new Error(JSON.stringify(answer));
    return answer.confirmation;
  }

  erase(confirmation: string): Promise<Result> {
    return this.call('eraseMe', { confirmation, locale: 'de-DE' });
  }

  private async call(name: string, input: Readonly<Record<string, string>>): Promise<Result> {
    const names = Object.keys(input);
    const declared = names.map((each) => `$${each}: String!`).join(', ');
    const given = names.map((each) => `${each}: $${each}`).join(', ');
    const query = `mutation (${declared}) { result: ${name}(${given}) { __typename
      ... on MyDataFile { fileName json } ... on ErasureConfirmation { confirmation } ... on MyDataDone { isDone }
      ... on MyDataFailure { code retryAfterSeconds } } }`;
    return (await this.client.ask(z.object({ result }), query, input)).result;
  }
}
