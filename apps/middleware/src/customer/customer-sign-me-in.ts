import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { z } from 'zod';
import type { Handle } from '../call-handler.ts';
import { activeCart } from '../cart/active-cart.ts';
import { findCustomer } from './find-customer.ts';

const question = {
  document: `mutation ($email: String!, $password: String!) {
    login(username: $email, password: $password, rememberMe: true) { __typename }
  }`,
  answers: z.object({ login: z.object({ __typename: z.string() }) }),
};

/** The engine begins a new session: the guest's token, which others may know, opens nothing of the customer's. */
export const customerSignMeIn: Handle<'new-ct', 'customerSignMeIn'> = async ({ locale, email, password }, context) => {
  const { login } = await context.ask(question, { email, password });
  const customer = login.__typename === 'CurrentUser' ? await findCustomer(context) : null;
  // Unknown address, wrong password, address not proven: one answer for all.
  if (customer === null) return fail({ code: 'customer-login-failed' });
  return succeed({ user: { customer, cart: await activeCart(locale, context) }, cartNotices: [] });
};
