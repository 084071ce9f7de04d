import { createHash } from 'node:crypto';
import type { CategoryDocument } from '@tradehall/domain/catalogue/category-document.ts';
import type { CategoryLinkWithProducts } from '@tradehall/domain/catalogue/category-link.ts';
import type { ProductCard } from '@tradehall/domain/catalogue/product-card.ts';
import { type Category, type CategoryTree, textsIn } from './category-tree';
import type { Market } from './markets';
import type { MarketMaskOf } from './project-navigation';
import { safeHtml } from './safe-html';

export interface CategorySurroundings {
  readonly tree: CategoryTree;
  readonly markets: readonly Market[];
  readonly marketMaskOf: MarketMaskOf;
}

export interface CategoryListing {
  readonly products: ProductCard[];
  readonly productCount: number;
}

export function projectCategory(
  category: Category,
  market: Market,
  { tree, markets, marketMaskOf }: CategorySurroundings,
  { products, productCount }: CategoryListing,
): CategoryDocument {
  const { language } = market;
  const { name, slug, metaTitle, metaDescription, contentHtml } = textsIn(category, language);
  const linkWithProducts = (other: Category): CategoryLinkWithProducts => ({
    ...tree.link(other, language),
    hasProducts: (marketMaskOf(other.id) & market.bit) !== 0,
  });
  return {
    id: String(category.id),
    key: category.key,
    name,
    slug,
    slugAllLocales: Object.fromEntries(markets.map((other) => [other.locale, textsIn(category, other.language).slug])),
    metaTitle: metaTitle ?? name,
    metaDescription: metaDescription ?? '',
    imageUrl: category.source.imageUrl,
    contentHtml: contentHtml ? safeHtml(contentHtml) : null,
    hasProducts: productCount > 0,
    ancestors: category.ancestors.map((ancestor) => tree.link(ancestor, language)),
    children: category.children.map(linkWithProducts),
    siblings: tree.siblings(category).map(linkWithProducts),
    relatedCategories: [...category.source.relatedKeys],
    products,
    productCount,
  };
}

/** Changes when, and only when, the breadcrumbs of the products below would show something else. */
export function trailDigest(category: Category): string {
  const texts = [...category.source.texts].map(([language, { name, slug }]) => [language, name, slug]).sort();
  return createHash('md5')
    .update(JSON.stringify([category.key, category.parent?.id, texts]))
    .digest('base64');
}
