import { locale } from '@tradehall/domain/calls/fields.ts';
import { knownPassword } from '@tradehall/domain/customer/password.ts';
import { UserInputError } from '@vendure/core';
import { z } from 'zod';

const token = z.string().min(1).max(500);

const proof = z.union([
  z.object({ password: knownPassword, token: z.null().optional() }),
  z.object({ token, password: z.null().optional() }),
]);
export type OwnerProof = z.output<typeof proof>;

const linkWish = z.object({ locale });
const confirmed = z.object({ confirmation: token, locale });
export type ConfirmedErasure = z.output<typeof confirmed>;

/** Says which field is wrong, and repeats none: passwords are among them. */
function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new UserInputError(`invalid: ${parsed.error.issues.map(({ path }) => path.join('.')).join(', ')}`);
}

export const parseProof = (input: unknown): OwnerProof => parse(proof, input);
export const parseLinkWish = (input: unknown): z.output<typeof linkWish> => parse(linkWish, input);
export const parseConfirmed = (input: unknown): ConfirmedErasure => parse(confirmed, input);
