import { pageHeaders } from '../../request/cache-headers.ts';
import { pageMeta } from '../../request/page-meta.ts';
import { shopRequest } from '../../request/shop-request.ts';
import type { Route } from './+types/search.route.ts';
import { loadSearch } from '../../search/load-search.ts';
import { SearchPage } from '../../search/search-page.tsx';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadSearch(url, context.get(shopRequest));
}

export const headers = pageHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.facts);

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchPage view={loaderData.view} />;
}
