import { z } from 'zod';
import { entityId } from '../calls/fields.ts';

/** What a recalled product may do to whoever uses it. */
export const recallHazards = ['fire', 'electric-shock', 'injury', 'chemical', 'other'] as const;

/** What its owner is asked to do, and gets. */
export const recallActions = ['stop-using-refund', 'stop-using-repair', 'stop-using-replace'] as const;

export const recall = z.object({
  id: entityId,
  hazard: z.enum(recallHazards),
  action: z.enum(recallActions),
  /** Which pieces it is about, in the operator's words; null for all. */
  batch: z.string().min(1).nullable(),
  publishedAt: z.iso.datetime(),
});
export type Recall = z.output<typeof recall>;
