import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { contentBlock } from '@tradehall/domain/content/content-block.ts';
import { contentKey } from '@tradehall/domain/content/content-pages.ts';
import { z } from 'zod';
import type { Handle } from '../context/call-handler.ts';
import { readyContent } from '../read-side/readings/ready-content.ts';
import { showContent } from './show-content.ts';

const draft = z.object({
  key: contentKey,
  title: z.string().min(1),
  metaDescription: z.string(),
  blocks: z.array(contentBlock),
});

const question = {
  document: `query ($revisionId: ID!, $pass: String!) { contentPreview(revisionId: $revisionId, pass: $pass) }`,
  answers: z.object({ contentPreview: draft.nullable() }),
};

/** The engine knows whether the pass is a valid one; without, a draft does not exist. */
export const contentPreview: Handle<'shop', 'contentPreview'> = async ({ locale, revisionId, pass }, context) => {
  const { contentPreview: found } = await context.ask(question, { revisionId, pass });
  if (found === null) return fail({ code: 'not-found' });
  return succeed(await showContent(found.key, readyContent(found), locale, context));
};
