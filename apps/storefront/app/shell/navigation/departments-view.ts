import type { NavigationNode } from '@tradehall/domain/catalogue/navigation-document.ts';
import { pageLinks } from '../../request/page-links.ts';
import type { ShopRequest } from '../../request/shop-request.ts';
import type { NamedLinkView } from '../../ui/link-view.ts';

/** The first-level categories. One without products leads nowhere. */
export function departmentViews(roots: readonly NavigationNode[], shop: ShopRequest): readonly NamedLinkView[] {
  const links = pageLinks(shop);
  return roots.filter(({ hasProducts }) => hasProducts).map(({ name, slug }) => ({ name, href: links.category(slug) }));
}
