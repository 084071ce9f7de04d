import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { blockKinds } from '@tradehall/domain/content/content-block.ts';
import { contentIndexKey, findLive, isLive } from '@tradehall/domain/content/content-document.ts';
import type { contentCalls } from '@tradehall/domain/content/content.calls.ts';
import { findRedirectSource, redirectLocale } from '@tradehall/domain/content/redirect.ts';
import type { HandlersOf } from '../context/call-handler.ts';
import { Encoded } from '../read-side/encoded.ts';
import { readyContent } from '../read-side/readings/ready-content.ts';
import { showContent } from './show-content.ts';

export const contentHandlers = {
  'seo-redirection': async ({ sourceUrl }, context) => {
    const source = findRedirectSource(sourceUrl);
    const redirect = source === null ? null : await context.read('redirect', redirectLocale(context.country), source);
    if (redirect === null) return succeed(null);
    context.redirectHits.count(redirect.id, context.storeKey);
    return succeed({ redirectionCode: redirect.status, targetURL: redirect.targetPath });
  },

  cms: () => succeed({ blockKinds: [...blockKinds] }),

  content: async ({ locale, key }, context) => {
    const page = await context.read('content', locale, key);
    const live = page === null ? null : findLive(page.revisions, new Date());
    return live === null ? fail({ code: 'not-found' }) : succeed(await showContent(key, live, locale, context));
  },

  /** The engine knows whether the pass is a valid one; without, a draft does not exist. */
  contentPreview: async ({ locale, revisionId, pass }, context) => {
    const draft = await context.engineAnswer('contentPreview', { revisionId, pass });
    if (draft === null) return fail({ code: 'not-found' });
    return succeed(await showContent(draft.key, readyContent(draft), locale, context));
  },

  getContentPages: async ({ locale }, context) => {
    const index = await context.read('content-index', locale, contentIndexKey);
    const now = new Date();
    const live = index?.pages.filter((entry) => isLive(entry, now)) ?? [];
    return succeed(Encoded.object({ pages: Encoded.list(live.map(({ page }) => page)) }));
  },
} satisfies HandlersOf<typeof contentCalls>;
