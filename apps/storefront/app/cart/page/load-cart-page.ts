import { randomUUID } from 'node:crypto';
import { guaranteeSku, productSku, maximumQuantity } from '@tradehall/domain/calls/fields.ts';
import type { Cart } from '@tradehall/domain/cart/cart.ts';
import { translator } from '../../i18n/translator.ts';
import { deliveryTexts, type DeliveryTexts } from '../../product-card/delivery-texts.ts';
import { shippingMethodsOf } from '../../request/shop-documents.ts';
import type { ShopRequest } from '../../request/shop-request.ts';
import type { VisitorRequest } from '../../request/visitor-request.ts';
import { clampQuantity } from '../../ui/inputs/clamp-quantity.ts';
import type { Offers } from './cart-line-view.ts';
import { failedPage, receivePage, shownCartPage, type CartPageView } from './cart-page-view.ts';

const logged = ({ log, requestId }: ShopRequest, part: string) => ({
  onError: (err: Error) => log.error({ err, requestId, part }, 'the cart page lacks a part'),
});

/** The visitor's cart, null where there is none; `failed` where nobody can tell. */
async function findCart(visitor: VisitorRequest, shop: ShopRequest): Promise<Cart | null | 'failed'> {
  if (!visitor.hasSession && visitor.newCookies().length === 0) return null;
  const answer = await visitor.calls['new-ct'].getMe(
    { locale: shop.locale, customer: false },
    logged(shop, 'the cart itself'),
  );
  return answer?.ok === true ? answer.value.me.activeCart : 'failed';
}

/** A cart without its guarantees is still one. */
export async function findOffers(skus: readonly string[], shop: ShopRequest): Promise<Offers> {
  if (skus.length === 0) return [];
  const input = { query: 'extra-guarantee' as const, locale: shop.locale, skus: [...new Set(skus)].slice(0, 100) };
  const answer = await shop.calls['new-ct'].getProduct(input, logged(shop, 'guarantees'));
  return answer?.ok === true && answer.value.query === 'extra-guarantee' ? answer.value.products.results : [];
}

/** When what is ordered now comes. */
export const deliveryOf = async (shop: ShopRequest): Promise<DeliveryTexts> =>
  deliveryTexts(await shippingMethodsOf(shop), shop, new Date(), translator(shop.locale));

async function nameOf(sku: string, shop: ShopRequest): Promise<string | null> {
  const input = { query: 'listing' as const, locale: shop.locale, skus: [sku] };
  const answer = await shop.calls['new-ct'].getProduct(input, logged(shop, 'what was removed'));
  return answer?.ok === true && answer.value.query === 'listing'
    ? (answer.value.products.results[0]?.name ?? null)
    : null;
}

/** `?removed=EX10000001&quantity=2&guarantee=4100020`: what the last form took out. */
async function removedLine(parameters: URLSearchParams, shop: ShopRequest) {
  const sku = productSku.safeParse(parameters.get('removed'));
  if (!sku.success) return null;
  const { quantity } = clampQuantity(parameters.get('quantity') ?? '', maximumQuantity);
  const guarantee = guaranteeSku.safeParse(parameters.get('guarantee'));
  return {
    sku: sku.data,
    quantity,
    guarantee: guarantee.success ? guarantee.data : null,
    name: await nameOf(sku.data, shop),
    intentId: randomUUID(),
  };
}

/** What was chosen: neither guarantees nor gifts. */
export const productsIn = (cart: Cart | null): readonly string[] =>
  (cart?.lineItems ?? [])
    .filter(({ parentSku, giftOf }) => parentSku === null && giftOf === null)
    .map(({ variant }) => variant.sku);

export async function loadCartPage(
  parameters: URLSearchParams,
  visitor: VisitorRequest,
  shop: ShopRequest,
): Promise<CartPageView> {
  const token = parameters.get('carry') ?? '';
  if (token !== '' && token.length <= 100) return receivePage(token, randomUUID(), shop);
  const cart = await findCart(visitor, shop);
  if (cart === 'failed') return failedPage(shop);
  const [offers, removed, delivery] = await Promise.all([
    findOffers(productsIn(cart), shop),
    removedLine(parameters, shop),
    deliveryOf(shop),
  ]);
  return shownCartPage({ cart, offers, delivery, removed, isAdded: parameters.has('added') }, shop);
}
