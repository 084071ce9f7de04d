import { recallActions, recallHazards } from '@tradehall/domain/equipment/recall.ts';
import { z } from 'zod';

/** A recall that holds. Apart from the service that finds it: the projector reads it without loading the engine. */
export const standingRecall = z.object({
  id: z.int(),
  sku: z.string(),
  hazard: z.enum(recallHazards),
  action: z.enum(recallActions),
  batch: z.string().nullable(),
  publishedAt: z.date(),
});
export type StandingRecall = z.output<typeof standingRecall>;
