import { z } from 'zod';
import { quantity, sku } from '../calls/fields.ts';
import { money } from '../money/money.ts';

/** What became of a line that was ordered again. */
export const reorderOutcomes = ['added', 'fewer', 'sold-out', 'not-sold'] as const;

export const reorderedLine = z.object({
  sku,
  name: z.string().min(1),
  outcome: z.enum(reorderOutcomes),
  /** How many were ordered then, and how many are in the cart because of it now. */
  wanted: quantity,
  added: z.int().nonnegative(),
  /** Of one piece; null where it costs what it cost then, or was not added. */
  price: z.object({ before: money.nullable(), now: money }).nullable(),
});
export type ReorderedLine = z.output<typeof reorderedLine>;

export const reorder = z.object({ lines: z.array(reorderedLine) });
export type Reorder = z.output<typeof reorder>;
