import { emailAddress, locale } from '@tradehall/domain/calls/fields.ts';
import { consentKinds } from '@tradehall/domain/tracking/tracking.calls.ts';
import { UserInputError } from '@vendure/core';
import { z } from 'zod';

const newsletterWish = z.object({ email: emailAddress.transform((email) => email.toLowerCase()), locale });
export type NewsletterWish = z.output<typeof newsletterWish>;

const kinds = z.array(z.enum(consentKinds)).max(consentKinds.length);
const chosenConsents = z.object({ asked: kinds, given: kinds, locale });
export type ChosenConsents = z.output<typeof chosenConsents>;

const linkToken = z.string().min(1).max(500);

/** Names the field and repeats nothing: addresses are among them. */
function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new UserInputError(`invalid: ${parsed.error.issues.map(({ path }) => path.join('.')).join(', ')}`);
}

export const parseNewsletterWish = (input: unknown): NewsletterWish => parse(newsletterWish, input);
export const parseChosenConsents = (input: unknown): ChosenConsents => parse(chosenConsents, input);

/** Null for what cannot be one of ours. */
export const readLinkToken = (given: unknown): string | null => linkToken.safeParse(given).data ?? null;
