import type { NavigationDocument, NavigationNode } from '@tradehall/domain/catalogue/navigation-document.ts';
import type { Category, CategoryTree } from '../category-tree';
import type { Market } from '../markets';

/** The markets in which a category has something to sell. */
export type MarketMaskOf = (categoryId: number) => number;

export function projectNavigation(tree: CategoryTree, marketMaskOf: MarketMaskOf, market: Market): NavigationDocument {
  const node = (category: Category): NavigationNode => ({
    ...tree.link(category, market.language),
    hasProducts: (marketMaskOf(category.id) & market.bit) !== 0,
    // The menu shows no others, and every page's frame is made from this document.
    ...(category.ancestors.length < 2 && category.source.imageUrl !== null && { imageUrl: category.source.imageUrl }),
    children: category.children.map(node),
  });
  return { locale: market.locale, roots: tree.roots.map(node) };
}
