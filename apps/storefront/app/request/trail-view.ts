import type { CategoryLink } from '@tradehall/domain/catalogue/category-link.ts';
import type { Translate } from '../i18n/translator.ts';
import { pageLinks } from './page-links.ts';
import type { ShopRequest } from './shop-request.ts';
import type { TrailView } from '../ui/layout/trail.tsx';

/** Home and the categories above a page, from the root down. */
export function trailView(above: readonly CategoryLink[], shop: ShopRequest, translate: Translate): TrailView {
  const links = pageLinks(shop);
  return {
    label: translate('trail.label'),
    steps: [
      { name: translate('trail.home'), href: links.home },
      ...above.map(({ name, slug }) => ({ name, href: links.category(slug) })),
    ],
  };
}
