import type { Handle } from '../context/call-handler.ts';
import { setDefaultAddress } from './engine-address-book.ts';

export const setDefaultBillingAddress: Handle<'new-ct', 'setDefaultBillingAddress'> = (input, context) =>
  setDefaultAddress('billing', input, context);
