import { searchQuery } from '@tradehall/domain/search/search-request.ts';
import { anonymousPageHeaders, notStored } from '../../request/cache-headers.ts';
import { shopRequest } from '../../request/shop-request.ts';
import type { Route } from './+types/suggest.route.ts';
import { suggestionsView } from '../../search-bar/suggestions-view.ts';

const refused = (status: 400 | 503) => Response.json(null, { status, headers: { 'Cache-Control': notStored } });

/** What the search bar shows while somebody types. The same letters mean the same to everybody. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const query = searchQuery.safeParse(url.searchParams.get('query') ?? '');
  if (!query.success) return refused(400);
  const answer = await shop.calls.shop.suggest({ locale: shop.locale, query: query.data });
  if (!answer.ok) return refused(503);
  const headers = { ...anonymousPageHeaders, 'X-Robots-Tag': 'noindex' };
  return Response.json(suggestionsView(answer.value, shop), { headers });
}
