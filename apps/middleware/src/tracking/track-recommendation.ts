import type { Handle } from '../context/call-handler.ts';
import { handInEvent } from './hand-in-event.ts';

export const trackRecommendation: Handle<'cia', 'recommendation'> = (input, context) =>
  handInEvent('recommendation', input, context);
