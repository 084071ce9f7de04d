import type { Handle } from '../context/call-handler.ts';
import { updateAddress } from './engine-address-book.ts';

export const updateShippingAddress: Handle<'new-ct', 'updateShippingAddress'> = (input, context) =>
  updateAddress('shipping', input, context);
