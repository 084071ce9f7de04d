import { data, redirect } from 'react-router';
import { findPage, pagePath, type FoundPage } from '../routing/find-page.ts';
import { pageSlugNormalisation } from '../guards/page-slug-normalisation.ts';
import { anonymousPageHeaders, notStored, permanentRedirectHeaders } from '../request/cache-headers.ts';
import { findRedirection } from '../request/find-redirection.ts';
import { pageFacts, type LoadedPage } from '../request/page-facts.ts';
import { obeyVerdict } from '../request/obey-verdict.ts';
import { pathsOfPage } from '../request/page-paths.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import { loadCategory } from './load-category.ts';

interface ContentFacts {
  readonly kind: 'content';
  readonly title: string;
  readonly metaDescription: string;
  readonly robots: string | null;
}

/** Null where the page has no live text. */
type LoadContent<View extends ContentFacts> = (key: string, shop: ShopRequest, url: URL) => Promise<View | null>;

/** Null where there is no such product to show. */
type LoadProduct<View> = (sku: string, url: URL, shop: ShopRequest) => Promise<LoadedPage<View> | null>;

/** Content and products are other capabilities: the route hands them in. */
interface OtherPages<Content extends ContentFacts, Product> {
  readonly loadContent: LoadContent<Content>;
  readonly loadProduct: LoadProduct<Product>;
}

/** Reads a path as the browser shows it; one that cannot be decoded names no page. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}

/** The name of a content page, which has the address of a category where routing is not native. */
function slugOf(path: string): string | null {
  const page = findPage(path, false);
  return page?.kind === 'category' ? page.slug : null;
}

async function loadContentPage<View extends ContentFacts>(
  slug: string,
  url: URL,
  shop: ShopRequest,
  loadContent: LoadContent<View>,
): Promise<LoadedPage<View> | null> {
  const page = shop.contentPages.findBySlug(slug);
  const view = page === null ? null : await loadContent(page.key, shop, url);
  if (page === null || view === null) return null;
  const { title, metaDescription: description, robots } = view;
  const paths = pathsOfPage('content', page.slugAllLocales);
  return {
    view,
    facts: pageFacts({ title, description, paths, ...(robots !== null && { robots }) }, shop),
    path: pagePath({ kind: 'content', slug }, shop.country.nativeRouting),
  };
}

/** Product, content page, category, in this order; a slug of this locale is the name of one of them at most. */
async function load<Content extends ContentFacts, Product>(
  path: string,
  url: URL,
  shop: ShopRequest,
  { loadContent, loadProduct }: OtherPages<Content, Product>,
) {
  const page: FoundPage | null = findPage(path, shop.country.nativeRouting);
  if (page?.kind === 'product') return loadProduct(page.sku, url, shop);
  const slug = slugOf(path);
  const content = slug === null ? null : await loadContentPage(slug, url, shop, loadContent);
  return content ?? (page === null ? null : loadCategory(page.slug, url, shop));
}

/** What an address without a page answers: the content page it names otherwise, where an operator has moved it, or 404. */
async function answerMissing(path: string, url: URL, shop: ShopRequest): Promise<Response> {
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
}

/** The page a path names, or its right address, or 404. */
export async function loadPage<Content extends ContentFacts, Product extends object>(
  url: URL,
  shop: ShopRequest,
  otherPages: OtherPages<Content, Product>,
) {
  const { verdict } = shop;
  obeyVerdict(shop);
  const path = decodePath(`/${url.pathname.slice(shop.basename.length)}`);
  const loaded = await load(path, url, shop, otherPages);
  if (loaded === null) throw await answerMissing(path, url, shop);
  if (verdict.kind === 'redirect' || path !== decodePath(loaded.path)) {
    const status = verdict.kind === 'redirect' ? verdict.status : 308;
    throw redirect(`${loaded.path}${url.search}`, { status, headers: permanentRedirectHeaders });
  }
  const { view, facts, status } = loaded;
  return data(
    { ...view, facts },
    status === undefined ? { headers: anonymousPageHeaders } : { status, headers: { 'Cache-Control': notStored } },
  );
}
