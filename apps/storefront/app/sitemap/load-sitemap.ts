import { contentPagesOf } from '../routing/content-pages.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { SitemapName } from './sitemap-name.ts';
import type { SitemapEntry } from './sitemap-xml.ts';

export type SitemapShop = Pick<ShopRequest, 'basename' | 'calls' | 'contentPages' | 'country' | 'locale' | 'originOf'>;

interface Sitemap {
  readonly entries: readonly SitemapEntry[];
  /** How many sitemaps of this kind there are. */
  readonly parts: number;
}

/** Asked anew: the list that pages use is empty while it cannot be had, and here that would say that all pages are gone. */
async function pagesOf(shop: SitemapShop): Promise<readonly SitemapEntry[]> {
  const answer = await shop.calls.shop.getContentPages({ locale: shop.locale });
  if (!answer.ok) throw new Error(`no list of content pages: ${answer.failure.code}`);
  const contentPages = contentPagesOf(answer.value.pages);
  const links = pageLinks({ ...shop, contentPages });
  const listed = contentPages.all.filter(({ isUnlisted }) => isUnlisted !== true);
  const paths = [links.home, ...listed.flatMap(({ key }) => links.contentPage(key) ?? [])];
  return paths.map((path) => ({ address: `${shop.originOf(shop.locale)}${path}`, changedAt: null }));
}

/** Null where there is no such part. */
export async function loadSitemap(name: SitemapName, shop: SitemapShop): Promise<Sitemap | null> {
  if (name.kind === 'pages') return { entries: await pagesOf(shop), parts: 1 };
  const { kind, part } = name;
  const answer = await shop.calls.shop.getSitemap({ locale: shop.locale, kind, part });
  if (!answer.ok && answer.failure.code === 'not-found') return null;
  if (!answer.ok) throw new Error(`no sitemap: ${answer.failure.code}`);
  const links = pageLinks(shop);
  const pathOf = kind === 'products' ? links.product : links.category;
  const entries = answer.value.entries.map(({ slug, changedAt }) => ({
    address: `${shop.originOf(shop.locale)}${pathOf(slug)}`,
    changedAt,
  }));
  return { entries, parts: answer.value.parts };
}
