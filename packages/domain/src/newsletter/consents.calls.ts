import { z } from 'zod';
import { call } from '../calls/call.ts';
import { noInput } from '../calls/fields.ts';
import { consentKinds } from '../tracking/tracking.calls.ts';

/** What a customer has agreed to or withdrawn, when, and how we know. */
const customerConsent = z.object({
  kind: z.enum(consentKinds),
  isGiven: z.boolean(),
  changedAt: z.iso.datetime(),
  /** In the account, or by the link of a mail. */
  source: z.enum(['account', 'mail']),
});
export type CustomerConsent = z.output<typeof customerConsent>;

export const consentsCalls = {
  // Kinds nobody has said anything about are not among them.
  getConsents: call({
    takes: noInput,
    answers: z.object({ consents: z.array(customerConsent) }),
    failsWith: ['not-authenticated'],
  }),
};
