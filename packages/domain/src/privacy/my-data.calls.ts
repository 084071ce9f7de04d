import { z } from 'zod';
import { call } from '../calls/call.ts';
import { locale, noInput, nothing } from '../calls/fields.ts';
import { knownPassword } from '../customer/password.ts';

const token = z.string().min(1).max(500);

/** Of whoever sits there, beside the session: the password or, for an account that has none, the link of a mail. */
const proof = z.union([z.strictObject({ password: knownPassword }), z.strictObject({ token })]);

const consent = z.object({
  purpose: z.string(),
  isGiven: z.boolean(),
  at: z.iso.datetime(),
});

// No call names a customer: whose data it is the session says.
export const myDataCalls = {
  getMyData: call({
    takes: noInput,
    answers: z.object({ hasPassword: z.boolean(), consents: z.array(consent) }),
    failsWith: ['not-authenticated'],
  }),

  // Only for accounts without a password; the link of the mail is good for half an hour, in the account's own session.
  requestDataLink: call({ takes: z.strictObject({ locale }), answers: nothing, failsWith: ['not-authenticated'] }),

  exportMyData: call({
    takes: z.strictObject({ proof }),
    answers: z.object({ fileName: z.string().regex(/^[\w-]{1,80}\.json$/), json: z.string() }),
    failsWith: ['not-authenticated', 'owner-not-proven'],
  }),

  // The first of two steps: whoever sits there is the owner. Nothing is deleted yet.
  beginErasure: call({
    takes: z.strictObject({ proof }),
    answers: z.object({ confirmation: token }),
    failsWith: ['not-authenticated', 'owner-not-proven'],
  }),

  // Sent again with its confirmation it is the same deletion.
  eraseMe: call({
    takes: z.strictObject({ locale, confirmation: token }),
    answers: nothing,
    failsWith: ['not-authenticated', 'link-expired'],
  }),
};
