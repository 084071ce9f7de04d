import { z } from 'zod';
import { engineCall, engineId } from '../calls/engine-call.ts';
import { emailAddress, locale, plainText } from '../calls/fields.ts';
import { knownPassword, newPassword } from './password.ts';

const email = emailAddress.transform((given) => given.trim().toLowerCase());
const token = z.string().min(1).max(500);
const name = plainText(100);

const registration = z.strictObject({ email, password: newPassword, firstName: name, lastName: name, locale });
const orderAccount = z.strictObject({ orderId: engineId, locale });
const mailProof = z.strictObject({ token });
const chosenPassword = z.strictObject({ token, password: newPassword });
const resetWish = z.strictObject({ email, locale });
const passwordChange = z.strictObject({ currentPassword: knownPassword, newPassword, locale });
export type Registration = z.output<typeof registration>;
export type OrderAccount = z.output<typeof orderAccount>;
export type MailProof = z.output<typeof mailProof>;
export type ChosenPassword = z.output<typeof chosenPassword>;
export type ResetWish = z.output<typeof resetWish>;
export type PasswordChange = z.output<typeof passwordChange>;

const accountAnswer = z.object({
  /** False where something is left to do: a mail to be opened or, after verifyAccount, a password to be chosen. */
  isComplete: z.boolean(),
  /** Of an answer that is complete: whose mailbox the given token has proven. */
  provenEmail: z.string().nullable(),
});
export type AccountAnswer = z.output<typeof accountAnswer>;

// Whoever is answered learns nothing of an address: what holds is said in the mail. Where a password is hashed or
// compared, there may be too many.
export const accountEngineCalls = {
  /** The same answer, after the same time, whether the address has an account or not. */
  registerAccount: engineCall({
    takes: registration,
    answers: accountAnswer,
    failsWith: ['password-breached', 'too-many-requests'],
    lane: 'passwords',
  }),

  /** For the session that has placed the order; the same answer where its address has an account. */
  createAccountFromOrder: engineCall({
    takes: orderAccount,
    answers: accountAnswer,
    failsWith: ['order-not-found'],
  }),

  /** Signs nobody in. Incomplete: completeAccount takes the same token and a password. */
  verifyAccount: engineCall({ takes: mailProof, answers: accountAnswer, failsWith: ['link-expired'] }),

  completeAccount: engineCall({
    takes: chosenPassword,
    answers: accountAnswer,
    failsWith: ['link-expired', 'password-breached', 'too-many-requests'],
    lane: 'passwords',
  }),

  /** The same answer, after the same time, whether the address has an account or not. */
  requestAccountPasswordReset: engineCall({ takes: resetWish, answers: accountAnswer }),

  /** Ends all sessions of the account. */
  resetAccountPassword: engineCall({
    takes: chosenPassword,
    answers: accountAnswer,
    failsWith: ['link-expired', 'password-breached', 'too-many-requests'],
    lane: 'passwords',
  }),

  /** Ends all other sessions; this one goes on with a new token. */
  changeAccountPassword: engineCall({
    takes: passwordChange,
    answers: accountAnswer,
    failsWith: ['not-authenticated', 'password-change-failed', 'password-breached', 'too-many-requests'],
    lane: 'passwords',
  }),
};
