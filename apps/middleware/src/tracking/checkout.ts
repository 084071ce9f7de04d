import type { Handle } from '../context/call-handler.ts';
import { handInEvent } from './hand-in-event.ts';

export const checkout: Handle<'cia', 'checkout'> = (input, context) => handInEvent('checkout', input, context);
