import { z } from 'zod';
import { engineCall } from '../calls/engine-call.ts';
import { emailAddress, locale, noInput, nothing } from '../calls/fields.ts';
import { consentKinds } from '../tracking/tracking.calls.ts';
import { consentsCalls } from './consents.calls.ts';

const wish = z.strictObject({ email: emailAddress.transform((email) => email.toLowerCase()), locale });
export type NewsletterWish = z.output<typeof wish>;

const kinds = z.array(z.enum(consentKinds)).max(consentKinds.length);
const chosenConsents = z.strictObject({ asked: kinds, given: kinds, locale });
export type ChosenConsents = z.output<typeof chosenConsents>;

const byLink = z.strictObject({ token: z.string() });

export const newsletterEngineCalls = {
  /** The answer is the same whatever is known of the address. */
  requestNewsletter: engineCall({ takes: wish, answers: nothing }),

  /** A link that is used, too old or none of ours has expired. */
  confirmNewsletter: engineCall({ takes: byLink, answers: nothing, failsWith: ['link-expired'] }),

  /** The answer is the same whatever is known of the address. */
  requestNewsletterEnding: engineCall({ takes: wish, answers: nothing }),

  endNewsletter: engineCall({ takes: byLink, answers: nothing, failsWith: ['link-expired'] }),

  /** Null for a guest. */
  myConsents: engineCall({
    takes: noInput,
    answers: consentsCalls.getConsents.answers.shape.consents.nullable(),
  }),

  /** Of the kinds asked about, those not given are withdrawn. */
  setMyConsents: engineCall({ takes: chosenConsents, answers: nothing, failsWith: ['not-authenticated'] }),
};
