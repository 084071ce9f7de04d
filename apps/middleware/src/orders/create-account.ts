import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import type { Handle } from '../context/call-handler.ts';
import { mayBeOpen } from './may-be-open.ts';

/** A mail to the order's address offers the account, and whoever reads it chooses the password. */
export const createAccount: Handle<'my-orders', 'createAccount'> = async ({ orderId, locale }, context) => {
  if (!mayBeOpen({ orderId }, context)) return fail({ code: 'order-not-found' });
  const asked = await context.engine('createAccountFromOrder', { orderId, locale });
  return asked.ok ? succeed({}) : asked;
};
