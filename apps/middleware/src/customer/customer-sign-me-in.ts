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

/**
 * The engine begins a new session: the guest's token, which others may know, opens nothing of the customer's. What
 * the guest had in the cart is then in the customer's, whose notices tell what came of it.
 */
export const customerSignMeIn: Handle<'new-ct', 'customerSignMeIn'> = async ({ locale, email, password }, context) => {
  const { login } = await context.ask(question, { email, password });
  // Unknown address, wrong password, address not proven: one answer for all.
  if (login.__typename !== 'CurrentUser') return fail({ code: 'customer-login-failed' });
  const [customer, cart] = await Promise.all([findCustomer(context), activeCart(locale, context)]);
  if (customer === null) return fail({ code: 'customer-login-failed' });
  return succeed({ user: { customer, cart }, cartNotices: cart?.notices ?? [] });
};
