import type { Handle } from '../context/call-handler.ts';
import { deleteAddress } from './engine-address-book.ts';

export const deleteShippingAddress: Handle<'new-ct', 'deleteShippingAddress'> = (input, context) =>
  deleteAddress('shipping', input, context);
