import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { findLive } from '@tradehall/domain/content/content-document.ts';
import type { Handle } from '../context/call-handler.ts';
import { showContent } from './show-content.ts';

export const content: Handle<'shop', 'content'> = async ({ locale, key }, context) => {
  const page = await context.read('content', locale, key);
  const live = page === null ? null : findLive(page.revisions, new Date());
  return live === null ? fail({ code: 'not-found' }) : succeed(await showContent(key, live, locale, context));
};
