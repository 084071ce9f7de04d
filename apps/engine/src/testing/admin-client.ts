import { z } from 'zod';
import { superadmin } from './engine-process';

const envelope = z.object({
  data: z.unknown().optional(),
  errors: z.array(z.object({ message: z.string() })).optional(),
});

const loginMutation = `mutation ($username: String!, $password: String!) {
  login(username: $username, password: $password) { __typename }
}`;

/** The operator's side: the admin API, signed in or not. */
export class AdminClient {
  readonly #url: string;
  #token: string | null = null;

  constructor(url: string) {
    this.#url = url;
  }

  async signIn(as = superadmin): Promise<this> {
    await this.ask(z.object({ login: z.object({ __typename: z.literal('CurrentUser') }) }), loginMutation, as);
    return this;
  }

  /** What a try to sign in is answered with. */
  async tries(username: string, password: string): Promise<string> {
    const answer = z.object({ login: z.object({ __typename: z.string() }) });
    return this.ask(answer, loginMutation, { username, password }).then(
      ({ login }) => login.__typename,
      (failure: unknown) => (failure instanceof Error ? failure.message : String(failure)),
    );
  }

  async ask<Answer extends z.ZodType>(answer: Answer, query: string, variables: object = {}) {
    const response = await fetch(`${this.#url}/admin-api`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(this.#token === null ? {} : { authorization: `Bearer ${this.#token}` }),
      },
      body: JSON.stringify({ query, variables }),
    });
    this.#token = response.headers.get('vendure-auth-token') ?? this.#token;
    const { data, errors } = envelope.parse(await response.json());
    if (errors) throw new Error(errors.map(({ message }) => message).join('; '));
    return answer.parse(data);
  }
}
