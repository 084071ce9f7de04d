import type { ShopRequest } from '../request/shop-request.ts';
import { homeView, type HomeView } from './home-view.ts';

/** The departments: what a shop always has, when nobody has written a home page for it. */
export async function loadDepartmentsHome(shop: ShopRequest): Promise<HomeView> {
  const answer = await shop.calls['new-ct'].getCategory({ query: 'navigation', locale: shop.locale });
  if (!answer.ok || answer.value.query !== 'navigation') throw new Error('the navigation tree is missing');
  return homeView(answer.value.categories.results, shop);
}
