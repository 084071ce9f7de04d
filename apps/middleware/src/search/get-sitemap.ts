import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { navigationDocumentKey } from '@tradehall/domain/catalogue/navigation-document.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { sitemapPartSize } from '@tradehall/domain/search/sitemap.calls.ts';
import type { CallContext } from '../context/call-context.ts';
import type { Handle } from '../context/call-handler.ts';
import type { SitemapPart } from '../context/services/product-sitemap.ts';

export const getSitemap: Handle<'shop', 'getSitemap'> = async ({ locale, kind, part }, context) => {
  const found =
    kind === 'products'
      ? await context.productSitemap.part(locale, part)
      : succeed(await categoryPart(locale, part, context));
  if (!found.ok) return found;
  const parts = Math.ceil(found.value.total / sitemapPartSize);
  if (part > Math.max(1, parts)) return fail({ code: 'not-found' });
  return succeed({ entries: [...found.value.entries], parts });
};

async function categoryPart(locale: Locale, part: number, context: CallContext): Promise<SitemapPart> {
  const navigation = await context.read('navigation', locale, navigationDocumentKey);
  const slugs = new Set(navigation?.categories.filter(({ hasProducts }) => hasProducts).map(({ slug }) => slug));
  const listed = [...slugs].slice((part - 1) * sitemapPartSize, part * sitemapPartSize);
  return { entries: listed.map((slug) => ({ slug, changedAt: null })), total: slugs.size };
}
