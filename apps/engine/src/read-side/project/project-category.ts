import { createHash } from 'node:crypto';
import type { CategoryDocument } from '@tradehall/domain/catalogue/category-document.ts';
import type { CategoryLinkWithProducts } from '@tradehall/domain/catalogue/category-link.ts';
import { type Category, type CategoryTexts, type CategoryTree, textsIn } from '../category-tree';
import type { Market } from '../markets';
import type { MarketMaskOf } from './project-navigation';
import { safeHtml } from '../safe-html';

export interface CategorySurroundings {
  readonly tree: CategoryTree;
  readonly markets: readonly Market[];
  readonly marketMaskOf: MarketMaskOf;
  readonly contentKeys: ReadonlySet<string>;
}

export function projectCategory(
  category: Category,
  market: Market,
  { tree, markets, marketMaskOf, contentKeys }: CategorySurroundings,
): CategoryDocument {
  const { language } = market;
  const texts = textsIn(category, language);
  const { name, slug, metaTitle, metaDescription } = texts;
  const hasProducts = ({ id }: Category) => (marketMaskOf(id) & market.bit) !== 0;
  const linkWithProducts = (other: Category): CategoryLinkWithProducts => ({
    ...tree.link(other, language),
    hasProducts: hasProducts(other),
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
    contentHtml: safeContent(texts),
    hasProducts: hasProducts(category),
    ancestors: category.ancestors.map((ancestor) => tree.link(ancestor, language)),
    children: category.children.map(linkWithProducts),
    siblings: tree.siblings(category).map(linkWithProducts),
    relatedCategories: category.source.relatedKeys
      .flatMap((key) => tree.findByKey(key) ?? [])
      .filter((related) => tree.ownsSlug(related, language))
      .map(linkWithProducts),
    posts: category.source.postKeys.filter((key) => contentKeys.has(key)),
  };
}

const safeContents = new WeakMap<CategoryTexts, string>();

/** A language's texts stand in the documents of all its countries. */
function safeContent(texts: CategoryTexts): string | null {
  if (!texts.contentHtml) return null;
  const known = safeContents.get(texts);
  if (known !== undefined) return known || null;
  const safe = safeHtml(texts.contentHtml);
  safeContents.set(texts, safe);
  return safe || null;
}

/** Changes when, and only when, the breadcrumbs of the products below would show something else. */
export function trailDigest(category: Category): string {
  const texts = [...category.source.texts].map(([language, { name, slug }]) => [language, name, slug]).sort();
  return createHash('md5')
    .update(JSON.stringify([category.key, category.parent?.id, texts]))
    .digest('base64');
}
