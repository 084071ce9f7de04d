import { vatVerdicts } from '@tradehall/domain/address/vat-verdict.ts';
import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { z } from 'zod';
import type { Handle } from '../context/call-handler.ts';

const question = {
  document: 'query ($number: String!) { validateVatNumber(number: $number) { verdict errorCode } }',
  answers: z.object({
    validateVatNumber: z.object({ verdict: z.enum(vatVerdicts), errorCode: z.int() }).nullable(),
  }),
};

/** B§7.3. The engine asks with the shop's own number; nothing is changed by the answer. */
export const vatValidate: Handle<'vat', 'validate'> = async ({ UstId_2: number }, context) => {
  const { validateVatNumber: validation } = await context.ask(question, { number });
  return validation === null ? fail({ code: 'feature-disabled' }) : succeed(validation);
};
