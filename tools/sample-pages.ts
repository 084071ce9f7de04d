import type { ProductCard } from '@tradehall/domain/catalogue/product-card.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import type { Shop } from './open-shop.ts';

/** Paths differ from language to language: pages of each kind as the default language of a shop has them. */
export interface SamplePages {
  readonly category: string;
  readonly filteredCategory: string;
  /** Products of one kind, in all sizes. */
  readonly list: string;
  readonly product: string;
  readonly soldOut: string;
  readonly comparison: string;
}

const mostCompared = 3;
const mostHits = 48;

async function firstDepartment(shop: Shop, locale: Locale) {
  const roots = await shop['new-ct'].getCategory({ query: 'first-level', locale });
  if (!roots.ok || roots.value.query !== 'first-level') throw new Error('the shop has no departments');
  const department = roots.value.categories.results.find(({ hasProducts }) => hasProducts);
  if (department === undefined) throw new Error('no department has products');
  return department;
}

/** One that has much to show: people have rated it, and it is new, not returned. */
const isTelling = ({ reviewCount, sku }: ProductCard): boolean => reviewCount > 0 && sku.startsWith('EX10');

async function findList(shop: Shop, locale: Locale, product: string): Promise<string> {
  const found = await shop['new-ct'].getProduct({ query: 'main', locale, sku: product });
  if (!found.ok || found.value.query !== 'main') throw new Error(`${product} has no page`);
  const [lowest] = found.value.products.results[0].categories.toSorted(
    (one, other) => other.ancestors.length - one.ancestors.length,
  );
  if (lowest === undefined) throw new Error(`${product} is in no category`);
  return (lowest.ancestors.at(-1) ?? lowest).slug;
}

/** One that nobody can buy now: such stand at the end of a list. */
async function findSoldOut(shop: Shop, locale: Locale, department: string): Promise<string> {
  const filters = { categories: [department] };
  const search = (page: number) =>
    shop.shop.search({ locale, filters, sort: 'relevance', page, hitsPerPage: mostHits });
  const first = await search(1);
  if (!first.ok) throw new Error(`no products to look at: ${first.failure.code}`);
  for (let page = first.value.pageCount; page > 0; page -= 1) {
    const found = await search(page);
    const hit = found.ok ? found.value.hits.find(({ isOnStock }) => !isOnStock) : undefined;
    if (hit !== undefined) return hit.slug;
  }
  throw new Error(`every product of ${department} is on stock`);
}

export async function findSamplePages(shop: Shop, locale: Locale): Promise<SamplePages> {
  const { key, slug } = await firstDepartment(shop, locale);
  const filters = { categories: [key] };
  const found = await shop.shop.search({ locale, filters, sort: 'relevance', page: 1, hitsPerPage: 24 });
  if (!found.ok) throw new Error(`no products to look at: ${found.failure.code}`);
  const { hits, facets } = found.value;
  const product = hits.find(isTelling) ?? hits[0];
  const brand = facets.brand[0]?.value;
  if (product === undefined || brand === undefined) throw new Error(`${slug} shows no products`);
  const compared = hits.slice(0, mostCompared).map(({ sku }) => `sku=${sku}`);
  return {
    category: `/${slug}/`,
    filteredCategory: `/${slug}/?brand=${encodeURIComponent(brand)}&tags=topRated`,
    list: `/${await findList(shop, locale, product.sku)}/`,
    product: `/${product.slug}`,
    soldOut: `/${await findSoldOut(shop, locale, key)}`,
    comparison: `/compare?${compared.join('&')}`,
  };
}
