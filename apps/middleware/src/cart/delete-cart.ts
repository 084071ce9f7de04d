import { succeed } from '@tradehall/domain/calls/result.ts';
import { cartCalls } from '@tradehall/domain/cart/cart.calls.ts';
import type { Handle } from '../context/call-handler.ts';
import { sendChanges } from './send-changes.ts';

export const deleteCart: Handle<'new-ct', 'deleteCart'> = async (against, context) => {
  const changed = await sendChanges(cartCalls.deleteCart, against, [{ delete: true }], context);
  return changed.ok ? succeed({}) : changed;
};
