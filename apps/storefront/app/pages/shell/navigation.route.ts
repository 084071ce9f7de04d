import { anonymousPageHeaders, notStored } from '../../request/cache-headers.ts';
import { shopRequest } from '../../request/shop-request.ts';
import type { Route } from './+types/navigation.route.ts';
import { navigationOf } from '../../request/shop-documents.ts';
import { navigationMenu } from '../../shell/navigation/navigation-menu.ts';

/** The tree of the menu. Not part of any page: most visitors never open it. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const roots = await navigationOf(shop);
  return roots === null
    ? Response.json([], { status: 503, headers: { 'Cache-Control': notStored } })
    : Response.json(navigationMenu(roots, shop), {
        headers: { ...anonymousPageHeaders, 'X-Robots-Tag': 'noindex' },
      });
}
