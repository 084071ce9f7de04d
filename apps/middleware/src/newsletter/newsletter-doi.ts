import { succeed } from '@tradehall/domain/calls/result.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { z } from 'zod';
import type { CallContext } from '../context/call-context.ts';
import type { Handle } from '../context/call-handler.ts';

const subscribing = {
  document: 'mutation ($email: String!, $locale: String!) { requestNewsletter(email: $email, locale: $locale) }',
  answers: z.object({ requestNewsletter: z.literal(true) }),
};
const ending = {
  document: 'mutation ($email: String!, $locale: String!) { requestNewsletterEnding(email: $email, locale: $locale) }',
  answers: z.object({ requestNewsletterEnding: z.literal(true) }),
};

interface NewsletterWish {
  readonly email: string;
  readonly locale: Locale;
}

export async function requestNewsletter({ email, locale }: NewsletterWish, context: CallContext): Promise<void> {
  await context.ask(subscribing, { email, locale });
}

/**
 * Double opt-in, and opt-out: whoever knows an address could subscribe it or end its subscription, so a link of a mail
 * does. Whatever is known of the address, the answer is the same and the rest is said by mail.
 */
export const newsletterDoi: Handle<'cia', 'newsletter-doi'> = async ({ email, locale, newsletterAction }, context) => {
  if (newsletterAction === 'unsubscribe') await context.ask(ending, { email, locale });
  else await requestNewsletter({ email, locale }, context);
  return succeed({ accepted: true });
};
