import type { Handle } from '../context/call-handler.ts';
import { updateAddress } from './engine-address-book.ts';

export const updateBillingAddress: Handle<'new-ct', 'updateBillingAddress'> = (input, context) =>
  updateAddress('billing', input, context);
