import { locale, shopPath } from '@tradehall/domain/calls/fields.ts';
import { signInProviders } from '@tradehall/domain/customer/sign-in-providers.ts';
import { UserInputError } from '@vendure/core';
import { z } from 'zod';

const provider = z.enum(signInProviders);
/** The cookie that the browser is known by while it signs in. */
export const browser = z.string().regex(/^[\w-]{43}$/);

const startWish = z.object({ provider, locale, next: shopPath.nullish().transform((next) => next ?? null), browser });
export type StartWish = z.output<typeof startWish>;

const completionWish = z.object({
  provider,
  code: z.string().min(1).max(2000),
  state: z.string().min(1).max(500),
  issuer: z
    .string()
    .max(500)
    .nullish()
    .transform((issuer) => issuer ?? null),
  browser,
});
export type CompletionWish = z.output<typeof completionWish>;

/** Says which field is wrong, and repeats none: codes are among them. */
export function parseOrRefuse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new UserInputError(`invalid: ${parsed.error.issues.map(({ path }) => path.join('.')).join(', ')}`);
}

export const parseStartWish = (input: unknown): StartWish => parseOrRefuse(startWish, input);
export const parseCompletionWish = (input: unknown): CompletionWish => parseOrRefuse(completionWish, input);
