import { pagePath } from '../routing/find-page.ts';
import { routeTable, type RouteKey, type RouteRow } from '../routing/route-table.ts';
import type { ShopRequest } from './shop-request.ts';

interface PageLinks {
  readonly home: string;
  readonly category: (slug: string) => string;
  readonly product: (slug: string) => string;
  /** Null where the page is not built: then nothing is linked. */
  readonly route: (key: RouteKey) => string | null;
  /** Null where this locale has no such page. */
  readonly content: (slug: string) => string;
  readonly contentPage: (key: string) => string | null;
}

const isLinkable = ({ page, path }: RouteRow): boolean => page !== null && !/[*:]/.test(path);

/** Ready `href`s: plain links need no router to be drawn, so the basename is put before them here. */
export function pageLinks({
  basename,
  country,
  contentPages,
}: Pick<ShopRequest, 'basename' | 'country' | 'contentPages'>): PageLinks {
  const inLanguage = (path: string) => `${basename}${path.slice(1)}`;
  const content = (slug: string) => inLanguage(pagePath({ kind: 'content', slug }, country.nativeRouting));
  return {
    home: inLanguage('/'),
    category: (slug) => inLanguage(pagePath({ kind: 'category', slug }, country.nativeRouting)),
    product: (slug) => inLanguage(pagePath({ kind: 'product', slug }, country.nativeRouting)),
    route: (key) => (isLinkable(routeTable[key]) ? inLanguage(routeTable[key].path) : null),
    content,
    contentPage: (key) => {
      const page = contentPages.findByKey(key);
      return page === null ? null : content(page.slug);
    },
  };
}
