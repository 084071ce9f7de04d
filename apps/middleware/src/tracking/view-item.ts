import type { Handle } from '../context/call-handler.ts';
import { handInEvent } from './hand-in-event.ts';

export const viewItem: Handle<'cia', 'view-item'> = (input, context) => handInEvent('view-item', input, context);
