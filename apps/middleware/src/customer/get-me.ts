import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import type { Handle } from '../context/call-handler.ts';
import { activeCart } from '../cart/active-cart.ts';
import { findCustomer } from './find-customer.ts';

export const getMe: Handle<'new-ct', 'getMe'> = async ({ locale, customer: isCustomerWanted }, context) => {
  const customer = isCustomerWanted ? await findCustomer(context) : null;
  // B§8: loading without a user.
  if (isCustomerWanted && customer === null) return fail({ code: 'user-not-found' });
  return succeed({ me: { activeCart: await activeCart(locale, context), customer } });
};
