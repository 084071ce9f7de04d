import type { NavigationNode } from '@tradehall/domain/catalogue/navigation-document.ts';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { openShop, type Shop } from '../open-shop.ts';

const locale = 'de-DE';

export interface ReadAddresses {
  readonly categories: readonly string[];
  readonly products: readonly string[];
  /** What people would type: words of names, mistyped ones, brands. */
  readonly queries: readonly string[];
  readonly categoryKeys: readonly (readonly string[])[];
}

function withProducts(node: NavigationNode, above: readonly string[]): { slug: string; keys: string[] }[] {
  const keys = [...above, node.key];
  return node.hasProducts
    ? [{ slug: node.slug, keys }, ...node.children.flatMap((child) => withProducts(child, keys))]
    : [];
}

async function categoriesOf(shop: Shop) {
  const answer = await shop['new-ct'].getCategory({ query: 'navigation', locale });
  if (!answer.ok || answer.value.query !== 'navigation') throw new Error('no navigation');
  return answer.value.categories.results.flatMap((root) => withProducts(root, []));
}

async function productsOf(shop: Shop): Promise<readonly string[]> {
  const answer = await shop.shop.getSitemap({ locale, kind: 'products', part: 1 });
  if (!answer.ok) throw new Error(`no sitemap: ${answer.failure.code}`);
  return answer.value.entries.map(({ slug }) => slug);
}

/** A letter missing in the middle of it. */
function mistyped(word: string): string {
  const middle = Math.floor(word.length / 2);
  return word.slice(0, middle) + word.slice(middle + 1);
}

function queriesOf(slugs: readonly string[]): readonly string[] {
  return slugs.flatMap((slug, index) => {
    const words = slug.split('-').filter((word) => /^[a-z]{5,}$/.test(word));
    const word = words[index % Math.max(1, words.length)];
    if (word === undefined) return [];
    return [index % 3 === 0 ? mistyped(word) : word];
  });
}

/** Different ones each time, spread over the whole catalogue. */
export async function readAddresses(): Promise<ReadAddresses> {
  const shop = openShop(countries.DE);
  const categories = await categoriesOf(shop);
  const slugs = await productsOf(shop);
  return {
    categories: categories.map(({ slug }) => `/${slug}/`),
    products: slugs.map((slug) => `/${slug}`),
    queries: queriesOf(slugs),
    categoryKeys: categories.map(({ keys }) => keys),
  };
}
