import type { Handle } from '../context/call-handler.ts';
import { addAddress } from './engine-address-book.ts';

export const addBillingAddress: Handle<'new-ct', 'addBillingAddress'> = (input, context) =>
  addAddress('billing', input, context);
