import { z } from 'zod';
import { engineCall, engineId } from '../calls/engine-call.ts';
import { locale, nothing } from '../calls/fields.ts';
import { contentBlock } from './content-block.ts';
import { contentKey } from './content-pages.ts';

/** What can be told at once of redirects that were followed. */
export const mostRedirectsAtOnce = 1_000;

const redirectHit = z.strictObject({ id: engineId, count: z.int().min(1).max(1_000_000) });
export type RedirectHit = z.output<typeof redirectHit>;

const draft = z.object({
  key: contentKey,
  locale,
  title: z.string().min(1),
  metaDescription: z.string(),
  blocks: z.array(contentBlock),
});

export const contentEngineCalls = {
  /** Null without a valid pass of the staff, as if there were no such draft. */
  contentPreview: engineCall({
    takes: z.strictObject({ revisionId: z.string(), pass: z.string() }),
    answers: draft.nullable(),
  }),
};

export const redirectEngineCalls = {
  /** A redirect that was deleted meanwhile has nothing to count. */
  countRedirectHits: engineCall({
    takes: z.strictObject({ hits: z.array(redirectHit).max(mostRedirectsAtOnce) }),
    answers: nothing,
  }),
};
