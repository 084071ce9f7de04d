import type { Handle } from '../context/call-handler.ts';
import { handInEvent } from './hand-in-event.ts';

/** The engine tells only of the session's own address or of a confirmed subscription, and answers alike in any case. */
export const newsletter: Handle<'cia', 'newsletter'> = (input, context) => handInEvent('newsletter', input, context);
