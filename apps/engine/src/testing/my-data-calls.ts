import type { EngineCallName } from '@tradehall/domain/all-engine-calls.ts';
import { nothing } from '@tradehall/domain/calls/fields.ts';
import { z } from 'zod';
import type { ShopClient } from './shop-client';

const overview = z.object({ hasPassword: z.boolean(), consents: z.array(z.unknown()) });
const file = z.strictObject({ fileName: z.string(), json: z.string() });
const begun = z.strictObject({ confirmation: z.string() });

const exported = z.object({
  exportedAt: z.iso.datetime(),
  data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});

type Proof = { readonly password: string } | { readonly token: string };

export const done = {};
export const refused = (code: string) => ({ code });

/** The shop's calls about somebody's own data, in somebody's session. */
export class MyDataCalls {
  constructor(readonly client: ShopClient) {}

  overview() {
    return this.client.call('myData', overview.nullable());
  }

  requestLink() {
    return this.client.call('requestMyDataLink', nothing.strict(), { locale: 'de-DE' });
  }

  export(proof: Proof) {
    return this.client.call('exportMyData', file, { proof });
  }

  /** What the file says. */
  async file(proof: Proof) {
    const { fileName, json } = await this.get('exportMyData', file, { proof });
    return { fileName, json, ...exported.parse(JSON.parse(json)) };
  }

  begin(proof: Proof) {
    return this.client.call('beginErasure', begun, { proof });
  }

  async confirmation(proof: Proof): Promise<string> {
    return (await this.get('beginErasure', begun, { proof })).confirmation;
  }

  erase(confirmation: string) {
    return this.client.call('eraseMe', nothing.strict(), { confirmation, locale: 'de-DE' });
  }

  /** The answer; throws where it is refused. */
  private async get<Answer extends z.ZodType>(name: EngineCallName, answer: Answer, input: object) {
    return answer.parse(await this.client.call(name, answer, input));
  }
}
