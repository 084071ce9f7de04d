import type { Handle } from '../context/call-handler.ts';
import { deleteAddress } from './engine-address-book.ts';

export const deleteBillingAddress: Handle<'new-ct', 'deleteBillingAddress'> = (input, context) =>
  deleteAddress('billing', input, context);
