import { lazy } from 'react';
import { data } from 'react-router';
import { loadContent } from '../content/load-content.ts';
import { loadProduct } from '../product/load-product.ts';
import { pageHeaders } from '../request/cache-headers.ts';
import { handOver, viewOf } from '../request/handed-view.ts';
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
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const page = await loadPage(url, context.get(shopRequest), { loadContent, loadProduct });
  return data(handOver(page.data, 'page-view', request), page.init ?? {});
}

export const headers = pageHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(viewOf(loaderData).facts);

export default function PageBySlug({ loaderData }: Route.ComponentProps) {
  const view = viewOf(loaderData);
  switch (view.kind) {
    case 'product':
      return <ProductPage view={view} />;
    case 'content':
      return <ContentPage view={view} />;
    case 'category':
      return <CategoryPage view={view} />;
  }
}
