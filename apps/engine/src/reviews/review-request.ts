import { reviewRefusalReasons, reviewStates } from '@tradehall/domain/reviews/review.ts';
import { UserInputError } from '@vendure/core';
import { z } from 'zod';

const state = z.enum(reviewStates);

const list = z.object({
  state,
  sku: z
    .string()
    .trim()
    .max(20)
    .nullish()
    .transform((sku) => sku || null),
  skip: z.int().min(0).default(0),
  take: z.int().min(1).max(200).default(50),
});
export type ReviewListRequest = z.output<typeof list>;

const id = z.coerce.number().int().positive().max(2_147_483_647);

const decision = z
  .object({
    id,
    /** What whoever decides has seen. */
    from: state,
    state,
    reason: z
      .enum(reviewRefusalReasons)
      .nullish()
      .transform((reason) => reason ?? null),
  })
  .refine(({ state: to, reason }) => (to === 'refused') === (reason !== null), 'A refusal has a reason, nothing else.');
export type ReviewDecision = z.output<typeof decision>;

function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw new UserInputError(z.prettifyError(parsed.error));
  return parsed.data;
}

export const parseList = (input: unknown): ReviewListRequest => parse(list, input);
export const parseDecision = (input: unknown): ReviewDecision => parse(decision, input);
