import { z } from 'zod';
import { call } from '../calls/call.ts';
import { emailAddress, locale, noInput, nothing, plainText, version } from '../calls/fields.ts';
import { cartNotice } from '../cart/cart-notice.ts';
import { cart } from '../cart/cart.ts';
import { customer } from './customer.ts';
import { knownPassword, newPassword } from './password.ts';

// The cart that comes back replaces the shopper's: the guest's lines were merged into it.
const signedIn = z.object({
  user: z.object({ customer, cart: cart.nullable() }),
  cartNotices: z.array(cartNotice),
});
const name = plainText(100);
const linkToken = z.string().min(1).max(500);
// As `sign-in-challenge.ts` has it, which a browser loads without the schemas.
const signInChallenge = z.object({ text: z.string().min(1).max(200), bits: z.int().min(1).max(20) });
const signInProof = z
  .string()
  .max(400)
  .regex(/^[\w.-]{1,200}~\d{1,10}(,\d{1,10})*$/);

export const customerCalls = {
  // With the customer flag the customer is wanted as well, without it the active cart only.
  getMe: call({
    takes: z.strictObject({ locale, customer: z.boolean() }),
    answers: z.object({ me: z.object({ activeCart: cart.nullable(), customer: customer.nullable() }) }),
    failsWith: ['user-not-found'],
  }),

  isLoggedIn: call({ takes: noInput, answers: z.object({ isLoggedIn: z.boolean() }), failsWith: [] }),

  // Answers the same whether the address has an account or not; until its mailbox is proven there is none to sign in to.
  customerSignMeUp: call({
    takes: z.strictObject({
      locale,
      email: emailAddress,
      password: newPassword,
      firstName: name,
      lastName: name,
      custom: z.strictObject({ newsletterConsent: z.boolean().optional() }),
    }),
    answers: nothing,
    failsWith: ['customer-registration-failed', 'password-breached'],
  }),

  // The link of the mail, by a button of its page. Incomplete: a password has to be chosen, with the same token.
  verifyAccount: call({
    takes: z.strictObject({ token: linkToken }),
    answers: z.object({ isComplete: z.boolean() }),
    failsWith: ['link-expired'],
  }),

  completeAccount: call({
    takes: z.strictObject({ token: linkToken, newPassword }),
    answers: nothing,
    failsWith: ['link-expired', 'password-breached'],
  }),

  // Null where the password is compared without it. The same for every address, whether it has an account or not.
  getSignInChallenge: call({
    takes: z.strictObject({ email: emailAddress }),
    answers: z.object({ challenge: signInChallenge.nullable() }),
    failsWith: [],
  }),

  customerSignMeIn: call({
    takes: z.strictObject({
      locale,
      email: emailAddress,
      password: knownPassword,
      proof: signInProof.optional(),
    }),
    answers: signedIn,
    failsWith: ['customer-login-failed', 'sign-in-proof-needed'],
  }),

  customerSignOut: call({ takes: noInput, answers: nothing, failsWith: [] }),

  // Never the e-mail address: whose it is, only its mailbox can prove.
  customerUpdateMe: call({
    takes: z.strictObject({
      version,
      changes: z.strictObject({
        firstName: name.optional(),
        lastName: name.optional(),
        dateOfBirth: z.iso.date().nullable().optional(),
      }),
    }),
    answers: z.object({ user: customer }),
    failsWith: ['not-authenticated', 'user-not-found', 'customer-version-conflict'],
  }),

  // B§4 signs out and in again; here the server gives the session another token and ends all others.
  customerChangeMyPassword: call({
    takes: z.strictObject({ locale, version, currentPassword: knownPassword, newPassword }),
    answers: z.object({ user: customer }),
    failsWith: ['not-authenticated', 'customer-version-conflict', 'password-change-failed', 'password-breached'],
  }),

  // Answers the same whether the address has an account or not.
  customerRequestPasswordReset: call({
    takes: z.strictObject({ locale, email: emailAddress }),
    answers: nothing,
    failsWith: [],
  }),

  customerResetPassword: call({
    takes: z.strictObject({ token: linkToken, newPassword }),
    answers: nothing,
    failsWith: ['link-expired', 'password-breached'],
  }),
};
