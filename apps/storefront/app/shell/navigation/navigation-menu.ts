import { smallPicture } from '@tradehall/domain/catalogue/picture-set.ts';
import type { NavigationNode } from '@tradehall/domain/catalogue/navigation-document.ts';
import { pageLinks } from '../../request/page-links.ts';
import type { ShopRequest } from '../../request/shop-request.ts';

export interface MenuNode {
  readonly name: string;
  readonly href: string;
  readonly picture: string | null;
  readonly children: readonly MenuNode[];
}

/** Departments, groups and families; what is deeper is found on the family's page. */
const levels = 3;

export function navigationMenu(
  nodes: readonly NavigationNode[],
  shop: ShopRequest,
  depth: number = levels,
): readonly MenuNode[] {
  const { category } = pageLinks(shop);
  return depth === 0
    ? []
    : nodes
        .filter(({ hasProducts }) => hasProducts)
        .map(({ name, slug, imageUrl, children }) => ({
          name,
          href: category(slug),
          picture: imageUrl === undefined ? null : smallPicture(imageUrl),
          children: navigationMenu(children, shop, depth - 1),
        }));
}
