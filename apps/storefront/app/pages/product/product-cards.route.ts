import { data } from 'react-router';
import { productSku } from '@tradehall/domain/calls/fields.ts';
import type { ProductCard } from '@tradehall/domain/catalogue/product-card.ts';
import { translator } from '../../i18n/translator.ts';
import { deliveryTexts } from '../../product-card/delivery-texts.ts';
import { productCardView } from '../../product-card/product-card-view.ts';
import { anonymousPageHeaders } from '../../request/cache-headers.ts';
import { shippingMethodsOf } from '../../request/shop-documents.ts';
import { shopRequest, type ShopRequest } from '../../request/shop-request.ts';
import type { Route } from './+types/product-cards.route.ts';
import { loadCards } from '../../product/load-companions.ts';

// A§9
const mostComplementary = 4;
const mostAsked = 10;

async function goingWith(sku: string, { calls, locale, log, requestId }: ShopRequest): Promise<readonly ProductCard[]> {
  const answer = await calls['new-ct'].getComplementaryProductsBySku(
    { locale, skus: [sku], limit: mostComplementary },
    { onError: (err) => log.error({ err, requestId }, 'no complementary products') },
  );
  return answer?.ok === true ? answer.value.products : [];
}

/** For who looks at the cart. Nobody's cart is known here: they are the same for everybody. */
async function recommended({ calls, locale, log, requestId }: ShopRequest): Promise<readonly ProductCard[]> {
  const answer = await calls['new-ct'].getCartRecommendations(
    { locale, filters: { inStock: true }, limit: mostAsked },
    { onError: (err) => log.error({ err, requestId }, 'no recommendations') },
  );
  return answer?.ok === true ? answer.value.productProjectionSearch.results : [];
}

const isSku = (text: string): boolean => productSku.safeParse(text).success;

async function cardsFor(parameters: URLSearchParams, shop: ShopRequest): Promise<readonly ProductCard[]> {
  const base = parameters.get('goesWith') ?? '';
  if (isSku(base)) return goingWith(base, shop);
  if (parameters.has('recommended')) return recommended(shop);
  const skus = (parameters.get('skus') ?? '').split(',').filter(isSku).slice(0, mostAsked);
  const cards = await loadCards(skus, shop);
  // In the order they were asked for.
  return skus.flatMap((sku) => cards.filter((card) => card.sku === sku));
}

/** Rows of products that a page fetches when they come near the screen: `?goesWith=EX10000001`, `?recommended` or `?skus=…,…`. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const translate = translator(shop.locale);
  const [cards, methods] = await Promise.all([cardsFor(url.searchParams, shop), shippingMethodsOf(shop)]);
  const delivery = deliveryTexts(methods, shop, new Date(), translate);
  return data(
    cards.map((card) => productCardView(card, shop, translate, delivery)),
    { headers: anonymousPageHeaders },
  );
}
