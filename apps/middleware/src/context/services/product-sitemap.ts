import type { Failure } from '@tradehall/domain/calls/failures.ts';
import type { Result } from '@tradehall/domain/calls/result.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';

export interface SitemapPart {
  readonly entries: readonly { readonly slug: string; readonly changedAt: string | null }[];
  readonly total: number;
}

/** The products of a locale that anybody may see, in an order that stays. */
export interface ProductSitemap {
  part(locale: Locale, part: number): Promise<Result<SitemapPart, Failure<'search-unavailable'>>>;
}
