import { pagePath } from '../guards/find-page.ts';
import type { ShopRequest } from './shop-request.ts';

interface PageLinks {
  readonly home: string;
  readonly category: (slug: string) => string;
  readonly product: (slug: string) => string;
}

/** Ready `href`s: plain links need no router to be drawn, so the basename is put before them here. */
export const pageLinks = ({ basename, country }: Pick<ShopRequest, 'basename' | 'country'>): PageLinks => {
  const inLanguage = (path: string) => `${basename}${path.slice(1)}`;
  return {
    home: inLanguage('/'),
    category: (slug) => inLanguage(pagePath({ kind: 'category', slug }, country.nativeRouting)),
    product: (slug) => inLanguage(pagePath({ kind: 'product', slug }, country.nativeRouting)),
  };
};
