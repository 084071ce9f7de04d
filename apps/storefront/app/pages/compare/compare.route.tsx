import { handOnCookies } from '../../request/cookie-headers.ts';
import { pageMeta } from '../../request/page-meta.ts';
import { shopRequest } from '../../request/shop-request.ts';
import { visitorRequest } from '../../request/visitor-request.ts';
import type { Route } from './+types/compare.route.ts';
import { ComparePage } from '../../compare/compare-page.tsx';
import { loadCompare } from '../../compare/load-compare.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadCompare(url, context.get(shopRequest), context.get(visitorRequest));
}

export const headers = handOnCookies;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.facts);

export default function Compare({ loaderData }: Route.ComponentProps) {
  return <ComparePage view={loaderData.view} />;
}
