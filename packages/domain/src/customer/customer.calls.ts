import { z } from 'zod';
import { call } from '../calls/call.ts';
import { emailAddress, locale, noInput, nothing, plainText, version } from '../calls/fields.ts';
import { cartNotice } from '../cart/cart-notice.ts';
import { cart } from '../cart/cart.ts';
import { clientType } from '../checkout/client-type.ts';
import { customer } from './customer.ts';
import { knownPassword, newPassword } from './password.ts';

// The cart that comes back replaces the shopper's: the guest's lines were merged into it.
const signedIn = z.object({
  user: z.object({ customer, cart: cart.nullable() }),
  cartNotices: z.array(cartNotice),
});
const name = plainText(100);
const linkToken = z.string().min(1).max(500);

export const customerCalls = {
  // With the customer flag the customer is wanted as well, without it the active cart only.
  getMe: call({
    takes: z.strictObject({ locale, customer: z.boolean() }),
    answers: z.object({ me: z.object({ activeCart: cart.nullable(), customer: customer.nullable() }) }),
    failsWith: ['user-not-found'],
  }),

  isLoggedIn: call({ takes: noInput, answers: z.object({ isLoggedIn: z.boolean() }), failsWith: [] }),

  customerSignMeUp: call({
    takes: z.strictObject({
      locale,
      email: emailAddress,
      password: newPassword,
      firstName: name,
      lastName: name,
      custom: z.strictObject({ clientType: clientType.optional(), newsletterConsent: z.boolean().optional() }),
    }),
    answers: signedIn,
    failsWith: ['customer-registration-failed', 'password-breached', 'not-available'],
  }),

  customerSignMeIn: call({
    takes: z.strictObject({ locale, email: emailAddress, password: knownPassword }),
    answers: signedIn,
    failsWith: ['customer-login-failed', 'not-available'],
  }),

  customerSignOut: call({ takes: noInput, answers: nothing, failsWith: ['not-available'] }),

  customerUpdateMe: call({
    takes: z.strictObject({
      version,
      changes: z.strictObject({
        email: emailAddress.optional(),
        firstName: name.optional(),
        lastName: name.optional(),
        dateOfBirth: z.iso.date().nullable().optional(),
      }),
    }),
    answers: z.object({ user: customer }),
    failsWith: ['not-authenticated', 'user-not-found', 'customer-version-conflict', 'not-available'],
  }),

  customerChangeMyPassword: call({
    takes: z.strictObject({ version, currentPassword: knownPassword, newPassword }),
    answers: z.object({ user: customer }),
    failsWith: [
      'not-authenticated',
      'customer-version-conflict',
      'password-change-failed',
      'password-breached',
      'not-available',
    ],
  }),

  // Answers the same whether the address has an account or not.
  customerRequestPasswordReset: call({
    takes: z.strictObject({ locale, email: emailAddress }),
    answers: nothing,
    failsWith: ['not-available'],
  }),

  customerResetPassword: call({
    takes: z.strictObject({ token: linkToken, newPassword }),
    answers: nothing,
    failsWith: ['link-expired', 'password-change-failed', 'password-breached', 'not-available'],
  }),
};
