import { z } from 'zod';
import { call } from '../calls/call.ts';
import { locale, productSlug, slug } from '../calls/fields.ts';

/** Addresses in one part of a sitemap; the protocol allows 50,000, a smaller file is quicker to make and to read. */
export const sitemapPartSize = 5_000;

export const sitemapKinds = ['products', 'categories'] as const;

export const sitemapCalls = {
  // A part beyond the last one is not found; the first one always exists.
  getSitemap: call({
    takes: z.strictObject({ locale, kind: z.enum(sitemapKinds), part: z.int().min(1).max(50_000) }),
    answers: z.object({
      entries: z.array(z.object({ slug: z.union([productSlug, slug]), changedAt: z.iso.datetime().nullable() })),
      parts: z.int().nonnegative(),
    }),
    failsWith: ['not-found', 'search-unavailable'],
  }),
};
