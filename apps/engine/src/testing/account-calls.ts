import type { EngineCallName } from '@tradehall/domain/all-engine-calls.ts';
import { z } from 'zod';
import type { ShopClient } from './shop-client';

const answer = z.object({ isComplete: z.boolean() });

export const complete = { isComplete: true };
export const incomplete = { isComplete: false };
export const refused = (code: string) => ({ code });

const loginMutation = `mutation ($email: String!, $password: String!) {
  login(username: $email, password: $password) { __typename }
}`;

/** The shop's calls about accounts, in somebody's session. */
export class AccountCalls {
  constructor(readonly client: ShopClient) {}

  register(email: string, password: string) {
    return this.call('registerAccount', { email, password, firstName: 'Ada', lastName: 'Berg', locale: 'de-DE' });
  }

  createFromOrder(orderId: string) {
    return this.call('createAccountFromOrder', { orderId, locale: 'de-DE' });
  }

  verify(token: string) {
    return this.call('verifyAccount', { token });
  }

  complete(token: string, password: string) {
    return this.call('completeAccount', { token, password });
  }

  requestReset(email: string) {
    return this.call('requestAccountPasswordReset', { email, locale: 'de-DE' });
  }

  reset(token: string, password: string) {
    return this.call('resetAccountPassword', { token, password });
  }

  change(currentPassword: string, newPassword: string) {
    return this.call('changeAccountPassword', { currentPassword, newPassword, locale: 'de-DE' });
  }

  /** Whether this password opens the account, in a session that comes of it. */
  async signsIn(email: string, password: string): Promise<boolean> {
    const answer = z.object({ login: z.object({ __typename: z.string() }) });
    const { login } = await this.client.ask(answer, loginMutation, { email, password });
    return login.__typename === 'CurrentUser';
  }

  /** Whether the password was looked at, or found the queue full. */
  async isCompared(email: string, password: string): Promise<boolean> {
    const answer = await (await this.client.post(loginMutation, { email, password })).text();
    return !answer.includes('TOO_MANY_REQUESTS');
  }

  async whoAmI(): Promise<string | null> {
    const answer = z.object({ activeCustomer: z.object({ emailAddress: z.string() }).nullable() });
    const { activeCustomer } = await this.client.ask(answer, '{ activeCustomer { emailAddress } }');
    return activeCustomer?.emailAddress ?? null;
  }

  /** A guest has no list. */
  async orders(): Promise<string[]> {
    const list = z.object({ results: z.array(z.object({ id: z.string() })) });
    const listed = await this.client.call('shopOrders', list, { limit: 10, offset: 0 });
    if ('code' in listed && listed.code === 'not-authenticated') return [];
    return list.parse(listed).results.map(({ id }) => id);
  }

  private call(name: EngineCallName, input: object) {
    return this.client.call(name, answer, input);
  }
}
