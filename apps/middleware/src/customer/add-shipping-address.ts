import type { Handle } from '../context/call-handler.ts';
import { addAddress } from './engine-address-book.ts';

export const addShippingAddress: Handle<'new-ct', 'addShippingAddress'> = (input, context) =>
  addAddress('shipping', input, context);
