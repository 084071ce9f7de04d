import { succeed } from '@tradehall/domain/calls/result.ts';
import { findRedirectSource, redirectLocale } from '@tradehall/domain/content/redirect.ts';
import type { Handle } from '../context/call-handler.ts';

export const seoRedirection: Handle<'shop', 'seo-redirection'> = async ({ sourceUrl }, context) => {
  const source = findRedirectSource(sourceUrl);
  const redirect = source === null ? null : await context.read('redirect', redirectLocale(context.country), source);
  if (redirect === null) return succeed(null);
  context.redirectHits.count(redirect.id, context.storeKey);
  return succeed({ redirectionCode: redirect.status, targetURL: redirect.targetPath });
};
