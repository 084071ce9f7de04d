import type { NavigationNode } from '@tradehall/domain/catalogue/navigation-document.ts';
import { pageLinks } from '../../request/page-links.ts';
import type { ShopRequest } from '../../request/shop-request.ts';
import type { NamedLinkView } from '../../ui/link-view.ts';

/** A first-level category with the categories right below it. */
export interface DepartmentView extends NamedLinkView {
  readonly groups: readonly NamedLinkView[];
}

/** A category without products leads nowhere. */
export function departmentViews(roots: readonly NavigationNode[], shop: ShopRequest): readonly DepartmentView[] {
  const links = pageLinks(shop);
  const toLink = ({ name, slug }: NavigationNode): NamedLinkView => ({ name, href: links.category(slug) });
  const withProducts = (nodes: readonly NavigationNode[]) => nodes.filter(({ hasProducts }) => hasProducts);
  return withProducts(roots).map((root) => ({ ...toLink(root), groups: withProducts(root.children).map(toLink) }));
}
