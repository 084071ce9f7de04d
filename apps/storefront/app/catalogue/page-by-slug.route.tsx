import { ContentPage } from '../content/content-page.tsx';
import { loadContent } from '../content/load-content.ts';
import { pageHeaders } from '../request/cache-headers.ts';
import { pageMeta } from '../request/page-meta.ts';
import { shopRequest } from '../request/shop-request.ts';
import { useContentSlots } from '../shell/content-slots.tsx';
import type { Route } from './+types/page-by-slug.route.ts';
import { CategoryPage } from './category-page.tsx';
import { loadPage } from './load-page.ts';
import { ProductPage } from './product-page.tsx';

/** A§2: products, content and categories share one catch-all path; the slug tells which is asked for. */
export function loader({ context, url }: Route.LoaderArgs) {
  return loadPage(url, context.get(shopRequest), loadContent);
}

export const headers = pageHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.facts);

export default function PageBySlug({ loaderData }: Route.ComponentProps) {
  const slots = useContentSlots();
  switch (loaderData.kind) {
    case 'product':
      return <ProductPage view={loaderData} />;
    case 'content':
      return <ContentPage view={loaderData} slots={slots} />;
    case 'category':
      return <CategoryPage view={loaderData} />;
  }
}
