import { data } from 'react-router';
import { anonymousPageHeaders, pageHeaders } from '../request/cache-headers.ts';
import { shopRequest } from '../request/shop-request.ts';
import { pageMeta } from '../request/page-meta.ts';
import type { Route } from './+types/home.route.ts';
import { HomePage } from './home-page.tsx';
import { homeView } from './home-view.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const answer = await shop.calls['new-ct'].getCategory({ query: 'navigation', locale: shop.locale });
  if (!answer.ok || answer.value.query !== 'navigation') {
    throw new Error('the navigation tree is missing');
  }
  const view = homeView(answer.value.categories.results, shop);
  return data(view, { headers: anonymousPageHeaders([`navigation:${shop.locale}:tree`]) });
}

export const headers = pageHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData);

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage view={loaderData} />;
}
