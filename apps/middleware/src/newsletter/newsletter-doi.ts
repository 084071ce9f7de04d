import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import type { Locale } from '@tradehall/domain/countries/locales.ts';
import { z } from 'zod';
import type { CallContext } from '../call-context.ts';
import type { Handle } from '../call-handler.ts';

const question = {
  document: 'mutation ($email: String!, $locale: String!) { requestNewsletter(email: $email, locale: $locale) }',
  answers: z.object({ requestNewsletter: z.literal(true) }),
};

interface NewsletterWish {
  readonly email: string;
  readonly locale: Locale;
}

export async function requestNewsletter({ email, locale }: NewsletterWish, context: CallContext): Promise<void> {
  await context.ask(question, { email, locale });
}

/** Double opt-in: whatever is known of the address, the answer is the same and the rest is said by mail. */
export const newsletterDoi: Handle<'cia', 'newsletter-doi'> = async ({ email, locale, newsletterAction }, context) => {
  // Whoever knows an address could end its subscription; that needs a link of our own.
  if (newsletterAction === 'unsubscribe') return fail({ code: 'not-available' });
  await requestNewsletter({ email, locale }, context);
  return succeed({ accepted: true });
};
