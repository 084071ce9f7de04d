import { pageHeaders } from '../request/cache-headers.ts';
import { pageMeta } from '../request/page-meta.ts';
import { shopRequest } from '../request/shop-request.ts';
import type { Route } from './+types/page-by-slug.route.ts';
import { CategoryPage } from './category-page.tsx';
import { loadPage } from './load-page.ts';
import { ProductPage } from './product-page.tsx';

/** A§2: products and categories share one catch-all path; the slug tells which is asked for. */
export function loader({ context, url }: Route.LoaderArgs) {
  return loadPage(url, context.get(shopRequest));
}

export const headers = pageHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData);

export default function PageBySlug({ loaderData }: Route.ComponentProps) {
  return loaderData.kind === 'product' ? <ProductPage view={loaderData} /> : <CategoryPage view={loaderData} />;
}
