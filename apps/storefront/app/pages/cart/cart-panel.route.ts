import { data } from 'react-router';
import { productSku } from '@tradehall/domain/calls/fields.ts';
import type { ProductCard } from '@tradehall/domain/catalogue/product-card.ts';
import { anonymousPageHeaders } from '../../request/cache-headers.ts';
import { storeOf } from '../../request/shop-documents.ts';
import { shopRequest, type ShopRequest } from '../../request/shop-request.ts';
import type { Route } from './+types/cart-panel.route.ts';
import { cartPanelView } from '../../cart/page/cart-panel-view.ts';
import { deliveryOf, findOffers } from '../../cart/page/load-cart-page.ts';

// A§9
const mostComplementary = 4;

const logged = ({ log, requestId }: ShopRequest, part: string) => ({
  onError: (err: Error) => log.error({ err, requestId, part }, 'the cart drawer lacks a part'),
});

async function findCard(sku: string, shop: ShopRequest): Promise<ProductCard | null> {
  const input = { query: 'listing' as const, locale: shop.locale, skus: [sku] };
  const answer = await shop.calls['new-ct'].getProduct(input, logged(shop, 'the product'));
  return answer?.ok === true && answer.value.query === 'listing' ? (answer.value.products.results[0] ?? null) : null;
}

async function findComplementary(sku: string, shop: ShopRequest): Promise<readonly ProductCard[]> {
  const store = await storeOf(shop);
  if (store?.flags.complementary_products_enabled !== true) return [];
  const input = { locale: shop.locale, skus: [sku], limit: mostComplementary };
  const answer = await shop.calls['new-ct'].getComplementaryProductsBySku(
    input,
    logged(shop, 'complementary products'),
  );
  return answer?.ok === true ? answer.value.products : [];
}

/** The words of the drawer, and with `?sku=EX10000001` what is offered after that product was added. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  if (!shop.country.checkoutEnabled) throw new Response(null, { status: 404 });
  const sku = productSku.safeParse(url.searchParams.get('sku'));
  const [product, offers, complementary] = sku.success
    ? await Promise.all([findCard(sku.data, shop), findOffers([sku.data], shop), findComplementary(sku.data, shop)])
    : [null, [], []];
  return data(cartPanelView({ product, offers, complementary, delivery: await deliveryOf(shop) }, shop), {
    headers: { ...anonymousPageHeaders, 'X-Robots-Tag': 'noindex' },
  });
}
