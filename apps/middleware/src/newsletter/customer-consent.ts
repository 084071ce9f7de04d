import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { z } from 'zod';
import type { Handle } from '../call-handler.ts';

const question = {
  document: 'mutation ($token: String!) { confirmNewsletter(token: $token) }',
  answers: z.object({ confirmNewsletter: z.boolean() }),
};

/** The link of a mail confirms the newsletter and nothing else. */
export const customerConsent: Handle<'cia', 'customer-consent'> = async ({ consents, email_token: token }, context) => {
  if (token === undefined || consents.some((consent) => consent !== 'newsletter')) {
    return fail({ code: 'not-available' });
  }
  const { confirmNewsletter: isConfirmed } = await context.ask(question, { token });
  return isConfirmed ? succeed({ accepted: true }) : fail({ code: 'link-expired' });
};
