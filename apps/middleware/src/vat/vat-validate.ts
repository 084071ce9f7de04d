import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import type { Handle } from '../context/call-handler.ts';

/** B§7.3. The engine asks with the shop's own number; nothing is changed by the answer. */
export const vatValidate: Handle<'vat', 'validate'> = async ({ UstId_2: number }, context) => {
  const validation = await context.engineAnswer('validateVatNumber', { number });
  return validation === null ? fail({ code: 'feature-disabled' }) : succeed(validation);
};
