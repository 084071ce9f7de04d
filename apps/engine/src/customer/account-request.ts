import { emailAddress, locale, plainText } from '@tradehall/domain/calls/fields.ts';
import { knownPassword, newPassword } from '@tradehall/domain/customer/password.ts';
import { UserInputError } from '@vendure/core';
import { z } from 'zod';
import { cartId } from '../platform/request-ids';

const email = emailAddress.transform((given) => given.trim().toLowerCase());
const token = z.string().min(1).max(500);
const name = plainText(100);

const registration = z.object({ email, password: newPassword, firstName: name, lastName: name, locale });
export type Registration = z.output<typeof registration>;

const proof = z.object({ token });
export type Proof = z.output<typeof proof>;

const chosenPassword = z.object({ token, password: newPassword });
export type ChosenPassword = z.output<typeof chosenPassword>;

const resetWish = z.object({ email, locale });
export type ResetWish = z.output<typeof resetWish>;

const passwordChange = z.object({ currentPassword: knownPassword, newPassword, locale });
export type PasswordChange = z.output<typeof passwordChange>;

const orderAccount = z.object({ orderId: cartId, locale });
export type OrderAccount = z.output<typeof orderAccount>;

/** Says which field is wrong, and repeats none: passwords are among them. */
function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new UserInputError(`invalid: ${parsed.error.issues.map(({ path }) => path.join('.')).join(', ')}`);
}

export const parseRegistration = (input: unknown): Registration => parse(registration, input);
export const parseProof = (input: unknown): Proof => parse(proof, input);
export const parseChosenPassword = (input: unknown): ChosenPassword => parse(chosenPassword, input);
export const parseResetWish = (input: unknown): ResetWish => parse(resetWish, input);
export const parsePasswordChange = (input: unknown): PasswordChange => parse(passwordChange, input);
export const parseOrderAccount = (input: unknown): OrderAccount => parse(orderAccount, input);
