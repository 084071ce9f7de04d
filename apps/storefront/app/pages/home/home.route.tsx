import { data } from 'react-router';
import { homePageKey } from '@tradehall/domain/content/content-pages.ts';
import { ContentPage } from '../../content/content-page.tsx';
import { loadContent } from '../../content/load-content.ts';
import { anonymousPageHeaders, pageHeaders } from '../../request/cache-headers.ts';
import { pageFacts } from '../../request/page-facts.ts';
import { pageMeta } from '../../request/page-meta.ts';
import { homePaths } from '../../request/page-paths.ts';
import { shopRequest } from '../../request/shop-request.ts';
import { useContentSlots } from '../../shell/content/content-slots.tsx';
import type { Route } from './+types/home.route.ts';
import { HomePage } from '../../home/home-page.tsx';
import { loadDepartmentsHome } from '../../home/load-departments-home.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const view = (await loadContent(homePageKey, shop, url)) ?? (await loadDepartmentsHome(shop));
  const { title, metaDescription: description, layout, hasNewsletter, robots } = view;
  const facts = pageFacts({ title, description, paths: homePaths, ...(robots !== null && { robots }) }, shop);
  return data({ view, facts, layout, hasNewsletter }, { headers: anonymousPageHeaders });
}

export const headers = pageHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.facts);

export default function Home({ loaderData: { view } }: Route.ComponentProps) {
  const slots = useContentSlots();
  return view.kind === 'content' ? <ContentPage view={view} slots={slots} /> : <HomePage view={view} />;
}
