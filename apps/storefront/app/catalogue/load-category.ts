import type { NavigationNode } from '@tradehall/domain/catalogue/navigation-document.ts';
import type { CategoryDocument } from '@tradehall/domain/catalogue/category-document.ts';
import { isPictureSet, pictureFile } from '@tradehall/domain/catalogue/picture-set.ts';
import type { SearchAnswer } from '@tradehall/domain/search/search-answer.ts';
import { findProducts } from '../listing/find-products.ts';
import { isWorthFinding } from '../listing/indexing.ts';
import { asAnswered, listingSearch, readListingAddress, type ListingAddress } from '../listing/listing-address.ts';
import { loadListingFacts, type ListingFacts } from '../listing/listing-facts.ts';
import { pageFacts, type LoadedPage, type PageFacts, type SocialFacts } from '../request/page-facts.ts';
import { pathsOfPage } from '../request/page-paths.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import { pagePath } from '../routing/find-page.ts';
import { categoryView, type CategoryView } from './category-view.ts';

type KeysBySlug = ReadonlyMap<string, readonly string[]>;

function collect(nodes: readonly NavigationNode[], above: readonly string[], found: Map<string, readonly string[]>) {
  for (const { key, slug, children } of nodes) {
    const keys = [...above, key];
    found.set(slug, keys);
    collect(children, keys, found);
  }
  return found;
}

// A tree is read anew every few seconds, and asked on every page.
const indexes = new WeakMap<readonly NavigationNode[], KeysBySlug>();

/** The keys of a category and those above it, from the root down; null for one that the tree does not know yet. */
function findCategoryKeys(tree: readonly NavigationNode[], slug: string): readonly string[] | null {
  const index = indexes.get(tree) ?? collect(tree, [], new Map());
  indexes.set(tree, index);
  return index.get(slug) ?? null;
}

/** A category is found by its path, and is no result of a search for words. */
const readCategoryAddress = (url: URL): ListingAddress => ({
  ...readListingAddress(url.searchParams),
  query: '',
  categories: [],
});

async function findCategory(slug: string, { calls, locale }: ShopRequest): Promise<CategoryDocument | null> {
  const answer = await calls['new-ct'].getCategory({ query: 'page', locale, slug, fetchSiblings: true });
  if (!answer.ok && answer.failure.code === 'category-not-found') return null;
  if (!answer.ok || answer.value.query !== 'page')
    throw new Error(`no category page: ${answer.ok ? 'another query was answered' : answer.failure.code}`);
  return answer.value.categories.results[0];
}

const keysOf = ({ key, ancestors }: CategoryDocument): readonly string[] => [
  ...ancestors.map((above) => above.key),
  key,
];

interface Found {
  readonly category: CategoryDocument;
  readonly answer: SearchAnswer | null;
}

/** Both at once where the tree knows the category's place; one after the other where it is new or has moved. */
async function find(slug: string, address: ListingAddress, facts: ListingFacts): Promise<Found | null> {
  const productsOf = (categories: readonly string[]) => findProducts({ ...address, categories }, facts);
  const keys = findCategoryKeys(facts.navigation, slug);
  if (keys === null) {
    const category = await findCategory(slug, facts.shop);
    return category === null ? null : { category, answer: await productsOf(keysOf(category)) };
  }
  const [category, answer] = await Promise.all([findCategory(slug, facts.shop), productsOf(keys)]);
  if (category === null) return null;
  const own = keysOf(category);
  const isSamePlace = own.length === keys.length && own.every((key, level) => key === keys[level]);
  return { category, answer: isSamePlace ? answer : await productsOf(own) };
}

function socialFacts({ imageUrl, name }: CategoryDocument, { locale, originOf }: ShopRequest): SocialFacts {
  const file = imageUrl !== null && isPictureSet(imageUrl) ? pictureFile(imageUrl, 1280, 'webp') : imageUrl;
  return {
    type: 'website',
    image: file === null ? null : { url: new URL(file, originOf(locale)).href, alt: name },
  };
}

function factsOf(
  category: CategoryDocument,
  view: CategoryView,
  address: ListingAddress,
  shop: ShopRequest,
): PageFacts {
  const { title, metaDescription: description } = view;
  const paths = pathsOfPage('category', category.slugAllLocales);
  const social = socialFacts(category, shop);
  const known = { title, description, paths, search: listingSearch(address), social };
  return isWorthFinding(address)
    ? pageFacts(known, shop)
    : pageFacts({ ...known, robots: 'noindex, nofollow', isVariant: true }, shop);
}

export async function loadCategory(
  slug: string,
  url: URL,
  shop: ShopRequest,
): Promise<LoadedPage<CategoryView> | null> {
  const asked = readCategoryAddress(url);
  const listing = await loadListingFacts(shop);
  const found = await find(slug, asked, listing);
  if (found === null) return null;
  const { category, answer } = found;
  const address = answer === null ? asked : asAnswered(asked, answer);
  const view = categoryView({ ...listing, category, address, answer });
  return {
    view,
    facts: factsOf(category, view, address, shop),
    path: pagePath({ kind: 'category', slug: category.slug }, shop.country.nativeRouting),
    ...(answer === null && { status: 503 }),
  };
}
