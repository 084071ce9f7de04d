import type { ParsedCallInput } from '@tradehall/domain/calls/call.ts';
import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import type { consentsCalls } from '@tradehall/domain/newsletter/consents.calls.ts';
import type { trackingCalls } from '@tradehall/domain/tracking/tracking.calls.ts';
import type { CallContext } from '../context/call-context.ts';
import type { HandlersOf } from '../context/call-handler.ts';
import { handIn } from '../tracking/tracking-handlers.ts';

type Calls = typeof trackingCalls;
type Consent = ParsedCallInput<Calls['customer-consent']>;

const accepted = succeed({ accepted: true });

export const newsletterHandlers = {
  /** A link of a mail begins or ends the newsletter and nothing else; the rest is said by who is signed in. */
  'customer-consent': async (consent, context) => {
    const { consents: given, asked = given, email_token: token, locale } = consent;
    if (token !== undefined) return byLink(token, consent, context);
    if (!context.hasSession) return fail({ code: 'not-authenticated' });
    const said = await context.engine('setMyConsents', { asked, given, locale });
    return said.ok ? accepted : said;
  },

  /**
   * Double opt-in, and opt-out: whoever knows an address could subscribe it or end its subscription, so a link of a mail
   * does. Whatever is known of the address, the answer is the same and the rest is said by mail.
   */
  'newsletter-doi': async ({ email, locale, newsletterAction }, context) => {
    if (newsletterAction === 'unsubscribe') {
      await context.engineAnswer('requestNewsletterEnding', { email, locale });
      return accepted;
    }
    // The tracking service hears of an address only where it is the customer's own, or confirmed already.
    await Promise.all([
      context.engineAnswer('requestNewsletter', { email, locale }),
      handIn('newsletter', { email, locale }, context),
    ]);
    return accepted;
  },
} satisfies Pick<HandlersOf<Calls>, 'customer-consent' | 'newsletter-doi'>;

async function byLink(token: string, { consents, asked = consents }: Consent, context: CallContext) {
  const isAboutMore = [...consents, ...asked].some((kind) => kind !== 'newsletter');
  if (isAboutMore || asked.length === 0) return fail({ code: 'link-expired' });
  const used = await context.engine(consents.length > 0 ? 'confirmNewsletter' : 'endNewsletter', { token });
  return used.ok ? accepted : used;
}

export const consentsHandlers = {
  /** Whose they are is the session's word. */
  getConsents: async (_input, context) => {
    const consents = context.hasSession ? await context.engineAnswer('myConsents', {}) : null;
    return consents === null ? fail({ code: 'not-authenticated' }) : succeed({ consents });
  },
} satisfies HandlersOf<typeof consentsCalls>;
