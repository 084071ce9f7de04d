import { data } from 'react-router';
import { fragmentKeys } from '@tradehall/domain/content/content-pages.ts';
import { anonymousPageHeaders } from '../../request/cache-headers.ts';
import { shopRequest } from '../../request/shop-request.ts';
import type { Route } from './+types/fragment.route.ts';
import { loadContent } from '../../content/load-content.ts';

/** Content that stands inside other pages, for a browser that asks for it after the page: B§2.6. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const key = fragmentKeys.find((fragment) => fragment === params['key']);
  const view = key === undefined ? null : await loadContent(key, { ...shop, preview: null, isStaff: false }, url);
  if (view === null) throw new Response(null, { status: 404 });
  return data(view, { headers: anonymousPageHeaders });
}
