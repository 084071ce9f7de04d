import { succeed } from '@tradehall/domain/calls/result.ts';
import type { Handle } from '../call-handler.ts';
import { findCustomer } from './find-customer.ts';

export const isLoggedIn: Handle<'new-ct', 'isLoggedIn'> = async (_input, context) =>
  succeed({ isLoggedIn: (await findCustomer(context)) !== null });
