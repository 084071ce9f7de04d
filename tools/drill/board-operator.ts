import { request } from 'undici';
import { z } from 'zod';
import { stackEnvironment, urls } from '../../scripts/addresses.ts';

const envelope = z.object({
  data: z.unknown().optional(),
  errors: z.array(z.object({ message: z.string() })).optional(),
});
const entry = z.object({ id: z.string(), state: z.string(), pspReference: z.string() });
const page = z.object({ paymentBoard: z.object({ items: z.array(entry) }) });

const login = `mutation ($username: String!, $password: String!) {
  login(username: $username, password: $password) { __typename } }`;
const unmatched = `{ paymentBoard(state: "unmatched", take: 100) { items { id state pspReference } } }`;

/** Looks at the payment board after a restore and decides what becomes of money that belongs to no order. */
export class BoardOperator {
  readonly #returned = new Set<string>();
  #token: string | null = null;

  async signIn(): Promise<void> {
    const { SUPERADMIN_USERNAME: username, SUPERADMIN_PASSWORD: password } = stackEnvironment();
    const signedIn = z.object({ login: z.object({ __typename: z.literal('CurrentUser') }) });
    await this.#ask(signedIn, login, { username, password });
  }

  /** By the provider's references. Authorisations that were refused are among them: the board does not tell them apart. */
  async findPayments(): Promise<string[]> {
    const { paymentBoard } = await this.#ask(page, unmatched);
    return paymentBoard.items.filter(({ state }) => state === 'AUTHORISATION').map(({ pspReference }) => pspReference);
  }

  /** Everybody gets the money back; what is no money, or not ours to return, is put aside. Says how many entries there were. */
  async giveBackAll(): Promise<number> {
    const { paymentBoard } = await this.#ask(page, unmatched);
    for (const { id } of paymentBoard.items) {
      // What was returned and is still here the provider had given back before: it says so in a report of its own.
      const isAsked = !this.#returned.has(id) && (await this.#does('returnUnmatchedPayment', id));
      if (isAsked) this.#returned.add(id);
      else await this.#does('closeUnmatchedPayment', id);
    }
    return paymentBoard.items.length;
  }

  async #does(mutation: 'returnUnmatchedPayment' | 'closeUnmatchedPayment', id: string): Promise<boolean> {
    const answer = z.record(z.string(), z.boolean());
    return (await this.#ask(answer, `mutation ($id: ID!) { ${mutation}(id: $id) }`, { id }))[mutation] === true;
  }

  async #ask<Answer extends z.ZodType>(answer: Answer, query: string, variables: object = {}) {
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
