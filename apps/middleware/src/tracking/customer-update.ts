import type { Handle } from '../context/call-handler.ts';
import { handInEvent } from './hand-in-event.ts';

/** B§7.4: only of who is signed in; whose session it is, the engine knows. */
export const customerUpdate: Handle<'cia', 'customer-update'> = (input, context) =>
  handInEvent('customer-update', input, context);
