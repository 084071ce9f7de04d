import type { NavigationNode } from '@tradehall/domain/catalogue/navigation-document.ts';
import { pageLinks } from '../../request/page-links.ts';
import type { ShopRequest } from '../../request/shop-request.ts';

export interface CategoryLinkView {
  readonly name: string;
  readonly href: string;
}

/** A first-level category with the categories right below it. */
export interface DepartmentView extends CategoryLinkView {
  readonly groups: readonly CategoryLinkView[];
}

/** A category without products leads nowhere. */
export const departmentViews = (roots: readonly NavigationNode[], shop: ShopRequest): readonly DepartmentView[] => {
  const links = pageLinks(shop);
  const toLink = ({ name, slug }: NavigationNode): CategoryLinkView => ({ name, href: links.category(slug) });
  const withProducts = (nodes: readonly NavigationNode[]) => nodes.filter(({ hasProducts }) => hasProducts);
  return withProducts(roots).map((root) => ({ ...toLink(root), groups: withProducts(root.children).map(toLink) }));
};
