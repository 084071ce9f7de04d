import { z } from 'zod';
import type { Visitor } from '../fixtures.ts';
import { newAccount, signIn, type Credentials } from './account-pages.ts';
import type { Shop } from './cart-steps.ts';
import { askAsOperator } from './dashboard/operator.ts';

const created = z.object({ data: z.object({ createCustomer: z.object({ __typename: z.literal('Customer') }) }) });

/** Somebody with an account and nothing in it. An operator has opened it: one address may not register without end. */
export async function openAccount(): Promise<Credentials> {
  const account = newAccount();
  const mutation = `mutation ($input: CreateCustomerInput!, $password: String!) {
    createCustomer(input: $input, password: $password) { __typename }
  }`;
  const input = { firstName: 'Anna', lastName: 'Müller', emailAddress: account.email };
  created.parse(await askAsOperator(mutation, { input, password: account.password }));
  return account;
}

/** Signs in on the way to a page. */
export async function becomeCustomer(visitor: Visitor, shop: Shop, next: string): Promise<Credentials> {
  const account = await openAccount();
  await signIn(visitor, shop, account, `${shop.home}${next}`);
  return account;
}
