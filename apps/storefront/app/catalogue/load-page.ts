import { data, redirect } from 'react-router';
import { findPage, pagePath } from '../guards/find-page.ts';
import type { FoundPage } from '../guards/find-page.ts';
import { anonymousPageHeaders, permanentRedirectHeaders } from '../request/cache-headers.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import { categoryView } from './category-view.ts';
import type { CategoryView } from './category-view.ts';
import { mayBeShown, productView } from './product-view.ts';
import type { ProductView } from './product-view.ts';

interface LoadedPage {
  readonly view: ProductView | CategoryView;
  readonly slug: string;
  readonly surrogateKey: string;
}

const loadProduct = async (sku: string, shop: ShopRequest): Promise<LoadedPage | null> => {
  const answer = await shop.calls['new-ct'].getProduct({ query: 'main', locale: shop.locale, sku });
  if (!answer.ok && answer.failure.code === 'product-not-found') {
    return null;
  }
  if (!answer.ok || answer.value.query !== 'main') {
    throw new Error(`no product page: ${answer.ok ? 'another query was answered' : answer.failure.code}`);
  }
  const [product] = answer.value.products.results;
  return mayBeShown(product)
    ? { view: productView(product, shop), slug: product.slug, surrogateKey: `product:${shop.locale}:${product.sku}` }
    : null;
};

const loadCategory = async (slug: string, shop: ShopRequest): Promise<LoadedPage | null> => {
  const { locale } = shop;
  const answer = await shop.calls['new-ct'].getCategory({ query: 'page', locale, slug, fetchSiblings: false });
  if (!answer.ok && answer.failure.code === 'category-not-found') {
    return null;
  }
  if (!answer.ok || answer.value.query !== 'page') {
    throw new Error(`no category page: ${answer.ok ? 'another query was answered' : answer.failure.code}`);
  }
  const [category] = answer.value.categories.results;
  const surrogateKey = `category:${locale}:${category.slug}`;
  return { view: categoryView(category, shop), slug: category.slug, surrogateKey };
};

const load = (page: FoundPage, shop: ShopRequest): Promise<LoadedPage | null> =>
  page.kind === 'product' ? loadProduct(page.sku, shop) : loadCategory(page.slug, shop);

/** Reads a path as the browser shows it; one that cannot be decoded names no page. */
const decodePath = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
};

/** The page a path names, or its right address, or 404. */
export const loadPage = async (url: URL, shop: ShopRequest) => {
  const { verdict } = shop;
  if (verdict.kind === 'answer') {
    throw new Response(null, { status: verdict.status });
  }
  const path = decodePath(`/${url.pathname.slice(shop.basename.length)}`);
  const { nativeRouting } = shop.country;
  const page = findPage(path, nativeRouting);
  const loaded = page === null ? null : await load(page, shop);
  if (page === null || loaded === null) {
    throw new Response(null, { status: 404 });
  }
  const rightPath = pagePath({ kind: page.kind, slug: loaded.slug }, nativeRouting);
  if (verdict.kind === 'redirect' || path !== decodePath(rightPath)) {
    const status = verdict.kind === 'redirect' ? verdict.status : 308;
    throw redirect(`${rightPath}${url.search}`, { status, headers: permanentRedirectHeaders });
  }
  return data(loaded.view, { headers: anonymousPageHeaders([loaded.surrogateKey]) });
};
