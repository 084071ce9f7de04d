import { z } from 'zod';
import type { ShopClient } from './shop-client';

const result = z.discriminatedUnion('__typename', [
  z.object({ __typename: z.literal('AccountAnswer'), isComplete: z.boolean() }),
  z.object({ __typename: z.literal('AccountFailure'), code: z.string(), retryAfterSeconds: z.number().nullable() }),
]);
type Result = z.output<typeof result>;

export const complete: Result = { __typename: 'AccountAnswer', isComplete: true };
export const incomplete: Result = { __typename: 'AccountAnswer', isComplete: false };
export const refused = (code: string): Result => ({ __typename: 'AccountFailure', code, retryAfterSeconds: null });

/** The shop's calls about accounts, in somebody's session. */
export class AccountCalls {
  constructor(readonly client: ShopClient) {}

  register(email: string, password: string): Promise<Result> {
    return this.call('registerAccount', { email, password, firstName: 'Ada', lastName: 'Berg', locale: 'de-DE' });
  }

  createFromOrder(orderId: string): Promise<Result> {
    return this.call('createAccountFromOrder', { orderId, locale: 'de-DE' }, { orderId: 'ID!' });
  }

  verify(token: string): Promise<Result> {
    return this.call('verifyAccount', { token });
  }

  complete(token: string, password: string): Promise<Result> {
    return this.call('completeAccount', { token, password });
  }

  requestReset(email: string): Promise<Result> {
    return this.call('requestAccountPasswordReset', { email, locale: 'de-DE' });
  }

  reset(token: string, password: string): Promise<Result> {
    return this.call('resetAccountPassword', { token, password });
  }

  change(currentPassword: string, newPassword: string): Promise<Result> {
    return this.call('changeAccountPassword', { currentPassword, newPassword, locale: 'de-DE' });
  }

  /** Whether this password opens the account, in a session that comes of it. */
  async signsIn(email: string, password: string): Promise<boolean> {
    const query = `mutation ($email: String!, $password: String!) {
      login(username: $email, password: $password) { __typename }
    }`;
    const answer = z.object({ login: z.object({ __typename: z.string() }) });
    const { login } = await this.client.ask(answer, query, { email, password });
    return login.__typename === 'CurrentUser';
  }

  async whoAmI(): Promise<string | null> {
    const answer = z.object({ activeCustomer: z.object({ emailAddress: z.string() }).nullable() });
    const { activeCustomer } = await this.client.ask(answer, '{ activeCustomer { emailAddress } }');
    return activeCustomer?.emailAddress ?? null;
  }

  async orders(): Promise<string[]> {
    const answer = z.object({ shopOrders: z.object({ results: z.array(z.object({ id: z.string() })) }) });
    const query = '{ shopOrders(limit: 10, offset: 0) { results { id } } }';
    return (await this.client.ask(answer, query)).shopOrders.results.map(({ id }) => id);
  }

  private async call(name: string, input: Record<string, string>, types: Record<string, string> = {}) {
    const names = Object.keys(input);
    const declared = names.map((each) => `$${each}: ${types[each] ?? 'String!'}`).join(', ');
    const given = names.map((each) => `${each}: $${each}`).join(', ');
    const query = `mutation (${declared}) { result: ${name}(${given}) {
      ... on AccountAnswer { __typename isComplete } ... on AccountFailure { __typename code retryAfterSeconds }
    } }`;
    return (await this.client.ask(z.object({ result }), query, input)).result;
  }
}
