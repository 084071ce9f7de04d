import { succeed } from '@tradehall/domain/calls/result.ts';
import { z } from 'zod';
import type { Handle } from '../context/call-handler.ts';

const question = {
  document: 'mutation ($input: JSON!) { giveConsent(input: $input) }',
  answers: z.object({ giveConsent: z.literal(true) }),
};

/** Agreed, refused or withdrawn: it is written down, and takes the place of the choice in the cookie. */
export const giveConsent: Handle<'shop', 'give-consent'> = async (choice, context) => {
  await context.ask(question, { input: { ...choice, replaces: context.consentReceipt } });
  return succeed({ receiptId: choice.receiptId });
};
