import type { Handle } from '../context/call-handler.ts';
import { setDefaultAddress } from './engine-address-book.ts';

export const setDefaultShippingAddress: Handle<'new-ct', 'setDefaultShippingAddress'> = (input, context) =>
  setDefaultAddress('shipping', input, context);
