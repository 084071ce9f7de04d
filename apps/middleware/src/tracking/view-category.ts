import type { Handle } from '../context/call-handler.ts';
import { handInEvent } from './hand-in-event.ts';

export const viewCategory: Handle<'cia', 'view-category'> = (input, context) =>
  handInEvent('view-category', input, context);
