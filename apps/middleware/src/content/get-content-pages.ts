import { succeed } from '@tradehall/domain/calls/result.ts';
import { contentIndexKey, isLive } from '@tradehall/domain/content/content-document.ts';
import type { Handle } from '../context/call-handler.ts';
import { Encoded } from '../read-side/encoded.ts';

export const getContentPages: Handle<'shop', 'getContentPages'> = async ({ locale }, context) => {
  const index = await context.read('content-index', locale, contentIndexKey);
  const now = new Date();
  const live = index?.pages.filter((entry) => isLive(entry, now)) ?? [];
  return succeed(Encoded.object({ pages: Encoded.list(live.map(({ page }) => page)) }));
};
