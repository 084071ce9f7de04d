import { request } from 'undici';
import { z } from 'zod';
import { stackEnvironment, urls } from '../scripts/addresses.ts';

const envelope = z.object({
  data: z.unknown().optional(),
  errors: z.array(z.object({ message: z.string() })).optional(),
});
const login = `mutation ($username: String!, $password: String!) {
  login(username: $username, password: $password) { __typename } }`;
const signedIn = z.object({ login: z.object({ __typename: z.literal('CurrentUser') }) });

/** Whoever runs the shop, at its admin API. */
export class OperatorClient {
  #token: string | null = null;

  async signIn(): Promise<void> {
    const { SUPERADMIN_USERNAME: username, SUPERADMIN_PASSWORD: password } = stackEnvironment();
    await this.ask(signedIn, login, { username, password });
  }

  async ask<Answer extends z.ZodType>(answer: Answer, query: string, variables: object = {}) {
    const { headers, body } = await request(`${urls.engine}/admin-api`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(this.#token === null ? {} : { authorization: `Bearer ${this.#token}` }),
      },
      body: JSON.stringify({ query, variables }),
    });
    const token = headers['vendure-auth-token'];
    if (typeof token === 'string') this.#token = token;
    const { data, errors } = envelope.parse(await body.json());
    if (errors) throw new Error(errors.map(({ message }) => message).join('; '));
    return answer.parse(data);
  }
}
