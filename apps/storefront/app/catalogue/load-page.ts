import { data, redirect } from 'react-router';
import { findPage, pagePath } from '../guards/find-page.ts';
import type { FoundPage } from '../guards/find-page.ts';
import { pageSlugNormalisation } from '../guards/page-slug-normalisation.ts';
import { anonymousPageHeaders, permanentRedirectHeaders } from '../request/cache-headers.ts';
import { findRedirection } from '../request/find-redirection.ts';
import { obeyVerdict } from '../request/obey-verdict.ts';
import { pageFacts } from '../request/page-facts.ts';
import type { PageFacts } from '../request/page-facts.ts';
import { pathsOfPage, searchOfPage } from '../request/page-paths.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import { categoryView } from './category-view.ts';
import type { CategoryView } from './category-view.ts';
import { mayBeShown, productView } from './product-view.ts';
import type { ProductView } from './product-view.ts';

interface LoadedPage<View> {
  readonly view: View;
  readonly facts: PageFacts;
  /** Its one address inside the language. */
  readonly path: string;
  readonly surrogateKeys: readonly string[];
}

interface ContentFacts {
  readonly kind: 'content';
  readonly title: string;
  readonly metaDescription: string;
  readonly robots: string | null;
}

/** Content is another capability: the route hands it in. Null where the page has no live text. */
type LoadContent<View extends ContentFacts> = (
  key: string,
  shop: ShopRequest,
  url: URL,
) => Promise<Pick<LoadedPage<View>, 'view' | 'surrogateKeys'> | null>;

const loadProduct = async (sku: string, shop: ShopRequest): Promise<LoadedPage<ProductView> | null> => {
  const answer = await shop.calls['new-ct'].getProduct({ query: 'main', locale: shop.locale, sku });
  if (!answer.ok && answer.failure.code === 'product-not-found') {
    return null;
  }
  if (!answer.ok || answer.value.query !== 'main') {
    throw new Error(`no product page: ${answer.ok ? 'another query was answered' : answer.failure.code}`);
  }
  const [product] = answer.value.products.results;
  if (!mayBeShown(product)) {
    return null;
  }
  const view = productView(product, shop);
  const paths = pathsOfPage('product', product.slugAllLocales);
  return {
    view,
    facts: pageFacts({ title: view.title, description: view.metaDescription, paths }, shop),
    path: pagePath({ kind: 'product', slug: product.slug }, shop.country.nativeRouting),
    surrogateKeys: [`product:${shop.locale}:${product.sku}`],
  };
};

const loadCategory = async (slug: string, url: URL, shop: ShopRequest): Promise<LoadedPage<CategoryView> | null> => {
  const { locale } = shop;
  const answer = await shop.calls['new-ct'].getCategory({ query: 'page', locale, slug, fetchSiblings: false });
  if (!answer.ok && answer.failure.code === 'category-not-found') {
    return null;
  }
  if (!answer.ok || answer.value.query !== 'page') {
    throw new Error(`no category page: ${answer.ok ? 'another query was answered' : answer.failure.code}`);
  }
  const [category] = answer.value.categories.results;
  const view = categoryView(category, shop);
  const { title, metaDescription: description } = view;
  const paths = pathsOfPage('category', category.slugAllLocales);
  return {
    view,
    facts: pageFacts({ title, description, paths, search: searchOfPage(url) }, shop),
    path: pagePath({ kind: 'category', slug: category.slug }, shop.country.nativeRouting),
    surrogateKeys: [`category:${locale}:${category.slug}`],
  };
};

/** Reads a path as the browser shows it; one that cannot be decoded names no page. */
const decodePath = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
};

/** The name of a content page, which has the address of a category where routing is not native. */
const slugOf = (path: string): string | null => {
  const page = findPage(path, false);
  return page?.kind === 'category' ? page.slug : null;
};

const loadContentPage = async <View extends ContentFacts>(
  slug: string,
  url: URL,
  shop: ShopRequest,
  loadContent: LoadContent<View>,
): Promise<LoadedPage<View> | null> => {
  const page = shop.contentPages.findBySlug(slug);
  const loaded = page === null ? null : await loadContent(page.key, shop, url);
  if (page === null || loaded === null) {
    return null;
  }
  const { title, metaDescription: description, robots } = loaded.view;
  const paths = pathsOfPage('content', page.slugAllLocales);
  return {
    ...loaded,
    facts: pageFacts({ title, description, paths, ...(robots !== null && { robots }) }, shop),
    path: pagePath({ kind: 'content', slug }, shop.country.nativeRouting),
  };
};

/** Product, content page, category, in this order; a slug of this locale is the name of one of them at most. */
const load = async <View extends ContentFacts>(
  path: string,
  url: URL,
  shop: ShopRequest,
  loadContent: LoadContent<View>,
) => {
  const page: FoundPage | null = findPage(path, shop.country.nativeRouting);
  if (page?.kind === 'product') {
    return loadProduct(page.sku, shop);
  }
  const slug = slugOf(path);
  const content = slug === null ? null : await loadContentPage(slug, url, shop, loadContent);
  return content ?? (page === null ? null : loadCategory(page.slug, url, shop));
};

/** What an address without a page answers: the content page it names otherwise, where an operator has moved it, or 404. */
const answerMissing = async (path: string, url: URL, shop: ShopRequest): Promise<Response> => {
  const { verdict } = shop;
  const slug = slugOf(path);
  const other = slug === null ? null : pageSlugNormalisation(slug, shop.contentPages);
  if (other !== null && other.slug !== slug) {
    const target = pagePath({ kind: 'content', slug: other.slug }, shop.country.nativeRouting);
    const status = verdict.kind === 'redirect' ? verdict.status : 308;
    return redirect(`${target}${url.search}`, { status, headers: permanentRedirectHeaders });
  }
  const moved = await findRedirection(decodePath(url.pathname), url.search, shop);
  return moved ?? new Response(null, { status: 404 });
};

/** The page a path names, or its right address, or 404. */
export const loadPage = async <View extends ContentFacts>(
  url: URL,
  shop: ShopRequest,
  loadContent: LoadContent<View>,
) => {
  const { verdict } = shop;
  obeyVerdict(shop);
  const path = decodePath(`/${url.pathname.slice(shop.basename.length)}`);
  const loaded = await load(path, url, shop, loadContent);
  if (loaded === null) {
    throw await answerMissing(path, url, shop);
  }
  if (verdict.kind === 'redirect' || path !== decodePath(loaded.path)) {
    const status = verdict.kind === 'redirect' ? verdict.status : 308;
    throw redirect(`${loaded.path}${url.search}`, { status, headers: permanentRedirectHeaders });
  }
  return data({ ...loaded.view, facts: loaded.facts }, { headers: anonymousPageHeaders(loaded.surrogateKeys) });
};
