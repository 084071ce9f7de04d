import { z } from 'zod';
import { entityId, imageReference, productSku } from '../calls/fields.ts';

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

const recalledProduct = recall.extend({ sku: productSku, name: z.string().min(1) });

/** The key of the one document of recalls a locale has: those that stand, the newest first. */
export const recallsDocumentKey = 'all';
export const recallsDocument = z.object({ recalls: z.array(recalledProduct) });
export type RecallsDocument = z.output<typeof recallsDocument>;

/** As a page shows it: `slug` and `image` are null where the shop does not show the product any more. */
export const shownRecall = recalledProduct.extend({
  slug: z.string().min(1).nullable(),
  image: imageReference.nullable(),
});
export type ShownRecall = z.output<typeof shownRecall>;
