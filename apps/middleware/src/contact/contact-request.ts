import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { z } from 'zod';
import type { Handle } from '../call-handler.ts';

const question = {
  document: 'mutation ($input: JSON!) { submitContactRequest(input: $input) { caseNumber } }',
  answers: z.object({ submitContactRequest: z.object({ caseNumber: z.string().nullable() }) }),
};

export const contactRequest: Handle<'shop', 'contact-request'> = async (input, context) => {
  const { submitContactRequest: receipt } = await context.ask(question, { input });
  // The operator has switched the form off in this store.
  return receipt.caseNumber === null ? fail({ code: 'feature-disabled' }) : succeed(receipt);
};
