import { data } from 'react-router';
import { productSku } from '@tradehall/domain/calls/fields.ts';
import { cacheControls } from '../../routing/set-cache-control.ts';
import { shopRequest } from '../../request/shop-request.ts';
import type { Route } from './+types/personal-price.route.ts';
import { findProduct } from '../../product/find-product.ts';
import { personalPriceView } from '../../product/buying/personal-price-view.ts';

/**
 * What a product costs with a discount, in finished words: browsers compute no money. Whose discount it is stays with the browser,
 * which has asked for it; no page may know who looks at it.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const sku = productSku.safeParse(url.searchParams.get('sku'));
  const permyriad = Number(url.searchParams.get('permyriad'));
  const product = sku.success ? await findProduct(sku.data, shop) : null;
  const view = product === null ? null : personalPriceView(product.price, permyriad, shop);
  return data(view, { headers: { 'Cache-Control': cacheControls.none } });
}
