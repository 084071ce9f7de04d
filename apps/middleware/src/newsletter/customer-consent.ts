import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { z } from 'zod';
import type { CallContext } from '../context/call-context.ts';
import type { Handle } from '../context/call-handler.ts';

const confirming = {
  document: 'mutation ($token: String!) { isDone: confirmNewsletter(token: $token) }',
  answers: z.object({ isDone: z.boolean() }),
};
const ending = {
  document: 'mutation ($token: String!) { isDone: endNewsletter(token: $token) }',
  answers: z.object({ isDone: z.boolean() }),
};
const choosing = {
  document: `mutation ($asked: [String!]!, $given: [String!]!, $locale: String!) {
    isDone: setMyConsents(asked: $asked, given: $given, locale: $locale)
  }`,
  answers: z.object({ isDone: z.boolean() }),
};

type Consent = Parameters<Handle<'cia', 'customer-consent'>>[0];

/** A link of a mail begins or ends the newsletter and nothing else; the rest is said by who is signed in. */
export const customerConsent: Handle<'cia', 'customer-consent'> = async (consent, context) => {
  const { consents: given, asked = given, email_token: token, locale } = consent;
  if (token !== undefined) return byLink(token, consent, context);
  const isSaid = context.hasSession && (await context.ask(choosing, { asked, given, locale })).isDone;
  return isSaid ? succeed({ accepted: true }) : fail({ code: 'not-authenticated' });
};

async function byLink(token: string, { consents, asked = consents }: Consent, context: CallContext) {
  const isAboutMore = [...consents, ...asked].some((kind) => kind !== 'newsletter');
  if (isAboutMore || asked.length === 0) return fail({ code: 'link-expired' });
  const { isDone } = await context.ask(consents.length > 0 ? confirming : ending, { token });
  return isDone ? succeed({ accepted: true }) : fail({ code: 'link-expired' });
}
