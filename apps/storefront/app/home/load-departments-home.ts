import type { ShopRequest } from '../request/shop-request.ts';
import { homeView, type HomeView } from './home-view.ts';

interface LoadedHome {
  readonly view: HomeView;
  readonly surrogateKeys: readonly string[];
}

/** The departments: what a shop always has, when nobody has written a home page for it. */
export async function loadDepartmentsHome(shop: ShopRequest): Promise<LoadedHome> {
  const answer = await shop.calls['new-ct'].getCategory({ query: 'navigation', locale: shop.locale });
  if (!answer.ok || answer.value.query !== 'navigation') throw new Error('the navigation tree is missing');
  return {
    view: homeView(answer.value.categories.results, shop),
    surrogateKeys: [`navigation:${shop.locale}:tree`, `content:${shop.locale}:home`],
  };
}
