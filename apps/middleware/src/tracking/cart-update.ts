import type { Handle } from '../context/call-handler.ts';
import { handInEvent } from './hand-in-event.ts';

export const cartUpdate: Handle<'cia', 'cart-update'> = (input, context) => handInEvent('cart-update', input, context);
