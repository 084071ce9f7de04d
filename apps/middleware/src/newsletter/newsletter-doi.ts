import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { z } from 'zod';
import type { Handle } from '../call-handler.ts';

const question = {
  document: 'mutation ($email: String!, $locale: String!) { requestNewsletter(email: $email, locale: $locale) }',
  answers: z.object({ requestNewsletter: z.literal(true) }),
};

/** Double opt-in: whatever is known of the address, the answer is the same and the rest is said by mail. */
export const newsletterDoi: Handle<'cia', 'newsletter-doi'> = async ({ email, locale, newsletterAction }, context) => {
  // Whoever knows an address could end its subscription; that needs a link of our own.
  if (newsletterAction === 'unsubscribe') return fail({ code: 'not-available' });
  await context.ask(question, { email, locale });
  return succeed({ accepted: true });
};
