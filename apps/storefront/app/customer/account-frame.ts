import { pageFacts } from '../request/page-facts.ts';
import { pathsOfRoute } from '../request/page-paths.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { RouteKey } from '../routing/route-table.ts';
import { accountAreaView } from './account-area-view.ts';

/** What every page of a customer's own hands on besides its view. */
export const accountFrame = (place: RouteKey, title: string, shop: ShopRequest) => ({
  area: accountAreaView(place, shop),
  hasNewsletter: false,
  facts: pageFacts({ title, paths: pathsOfRoute(place, shop), robots: 'noindex' }, shop),
});
