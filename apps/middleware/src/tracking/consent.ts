import type { Handle } from '../context/call-handler.ts';
import { handInEvent } from './hand-in-event.ts';

/** B§5: a phone number is told without its spaces. */
export const consent: Handle<'cia', 'consent'> = ({ gdpr_phone: phone, ...input }, context) => {
  const body = phone === undefined ? input : { ...input, gdpr_phone: phone.replaceAll(/\s/g, '') };
  return handInEvent('consent', body, context);
};
