import { lazy } from 'react';
import { loadContent } from '../content/load-content.ts';
import { loadProduct } from '../product/load-product.ts';
import { pageHeaders } from '../request/cache-headers.ts';
import { pageMeta } from '../request/page-meta.ts';
import { shopRequest } from '../request/shop-request.ts';
import type { Route } from './+types/page-by-slug.route.ts';
import { loadPage } from './load-page.ts';

// One address, three kinds of page: a visitor fetches the code of the kind she looks at. Nothing is shown in the
// meantime: the server waits for the code, and the browser keeps the page it has.
const CategoryPage = lazy(() => import('./category-page.tsx').then((file) => ({ default: file.CategoryPage })));
const ContentPage = lazy(() =>
  import('../shell/slotted-content.tsx').then((file) => ({ default: file.SlottedContent })),
);
const ProductPage = lazy(() => import('../product/product-page.tsx').then((file) => ({ default: file.ProductPage })));

/** A§2: products, content and categories share one catch-all path; the slug tells which is asked for. */
export function loader({ context, url }: Route.LoaderArgs) {
  return loadPage(url, context.get(shopRequest), { loadContent, loadProduct });
}

export const headers = pageHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.facts);

export default function PageBySlug({ loaderData }: Route.ComponentProps) {
  switch (loaderData.kind) {
    case 'product':
      return <ProductPage view={loaderData} />;
    case 'content':
      return <ContentPage view={loaderData} />;
    case 'category':
      return <CategoryPage view={loaderData} />;
  }
}
