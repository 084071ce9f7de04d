import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import type { Handle } from '../call-handler.ts';
import { activeCart } from '../cart/active-cart.ts';

export const getMe: Handle<'new-ct', 'getMe'> = async ({ locale, customer }, context) => {
  // B§8: loading without a user. Every session is a guest's until signing in is available.
  if (customer) return fail({ code: 'user-not-found' });
  return succeed({ me: { activeCart: await activeCart(locale, context), customer: null } });
};
