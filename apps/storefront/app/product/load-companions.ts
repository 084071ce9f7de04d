import type { VolumeDiscount } from '@tradehall/domain/cart/discount.ts';
import { bwareSkuOf, newSkuOf } from '@tradehall/domain/catalogue/bware.ts';
import type { ProductCard } from '@tradehall/domain/catalogue/product-card.ts';
import type { ProductDocument } from '@tradehall/domain/catalogue/product-document.ts';
import type { StoreDocument } from '@tradehall/domain/catalogue/store-document.ts';
import type { ShippingMethod } from '@tradehall/domain/cart/shipping-method.ts';
import type { ReviewList } from '@tradehall/domain/reviews/review.ts';
import { shippingMethodsOf, storeOf } from '../request/shop-documents.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import { reviewsPageSize, type ReviewsAddress } from './read-reviews-address.ts';

/** What else a product page tells. Each part may be missing, and the page is still one. */
export interface Companions {
  readonly shippingMethods: readonly ShippingMethod[];
  readonly volumeDiscounts: readonly VolumeDiscount[];
  /** Null where they could not be had. */
  readonly reviews: ReviewList | null;
  readonly accessories: readonly ProductCard[];
  readonly alternatives: readonly ProductCard[];
  /** What is in it, where it is a set. */
  readonly setCards: readonly ProductCard[];
  /** Under which whoever proposed them knows it; null where nobody has. */
  readonly alternativesId: string | null;
  /** The same unit as B-ware, or the new one of a piece of B-ware. */
  readonly twin: ProductCard | null;
  readonly store: StoreDocument | null;
}

// A§9
const mostRelated = 8;

const logged = ({ log, requestId }: ShopRequest, part: string) => ({
  onError: (err: Error) => log.error({ err, requestId, part }, 'a product page lacks a part'),
});

type Answered<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false } | null;

const valueOf = <Value>(answer: Answered<Value>): Value | null => (answer?.ok === true ? answer.value : null);

async function loadRelated(sku: string, shop: ShopRequest): Promise<readonly ProductCard[]> {
  const input = { query: 'related', locale: shop.locale, sku } as const;
  const answer = valueOf(await shop.calls['new-ct'].getProduct(input, logged(shop, 'accessories')));
  const found = answer?.query === 'related' ? answer.products.results : [];
  // What can be had comes first, each in its own order.
  return [...found.filter(({ isOnStock }) => isOnStock), ...found.filter(({ isOnStock }) => !isOnStock)].slice(
    0,
    mostRelated,
  );
}

async function loadAlternatives(sku: string, shop: ShopRequest) {
  // The page is the same for everybody, so nobody in particular asks.
  const input = { typeId: 'similar-products', locale: shop.locale, sourceSku: sku } as const;
  const answer = valueOf(await shop.calls.shop.recommendation(input, logged(shop, 'alternatives')));
  return { id: answer?.recommendationId ?? null, cards: answer?.results[0].value.slice(0, mostRelated) ?? [] };
}

/** Cards of these products, as many as can be had. */
export async function loadCards(skus: readonly string[], shop: ShopRequest): Promise<readonly ProductCard[]> {
  if (skus.length === 0) return [];
  const input = { query: 'listing' as const, locale: shop.locale, skus: [...skus] };
  const answer = valueOf(await shop.calls['new-ct'].getProduct(input, logged(shop, 'listing')));
  return answer?.query === 'listing' ? answer.products.results : [];
}

async function loadTwin(sku: string, shop: ShopRequest): Promise<ProductCard | null> {
  const twin = bwareSkuOf(sku) ?? newSkuOf(sku);
  const [card] = twin === null ? [] : await loadCards([twin], shop);
  return card ?? null;
}

async function loadVolumeDiscounts(discountGroup: string | null, shop: ShopRequest): Promise<VolumeDiscount[]> {
  if (discountGroup === null) return [];
  const input = { locale: shop.locale, discountGroup, sort: 'sort-order-asc' } as const;
  const answer = await shop.calls['new-ct'].getVolumeDiscounts(input, logged(shop, 'volume discounts'));
  return valueOf(answer)?.cartDiscounts.results ?? [];
}

async function loadReviews(productId: string, { sort, page }: ReviewsAddress, shop: ShopRequest) {
  const paging = { limit: reviewsPageSize, offset: (page - 1) * reviewsPageSize, sort };
  const input = { query: 'of-product', locale: shop.locale, productId, ...paging } as const;
  const answer = valueOf(await shop.calls['new-ct'].getReview(input, logged(shop, 'reviews')));
  return answer?.query === 'of-product' ? answer : null;
}

export async function loadCompanions(
  product: ProductDocument,
  address: ReviewsAddress,
  shop: ShopRequest,
): Promise<Companions> {
  const { count, sampleCount = 0 } = product.reviewRatingStatistics;
  const hasReviews = count + sampleCount > 0;
  const [shippingMethods, volumeDiscounts, reviews, accessories, similar, setCards, twin, store] = await Promise.all([
    shippingMethodsOf(shop),
    loadVolumeDiscounts(product.volumeDiscountGroup, shop),
    hasReviews ? loadReviews(product.id, address, shop) : null,
    loadRelated(product.sku, shop),
    loadAlternatives(product.sku, shop),
    loadCards(
      product.setParts.map(({ sku }) => sku),
      shop,
    ),
    loadTwin(product.sku, shop),
    storeOf(shop),
  ]);
  const { id: alternativesId, cards: alternatives } = similar;
  const rows = { accessories, alternatives, alternativesId, setCards };
  return { shippingMethods: shippingMethods ?? [], volumeDiscounts, reviews, ...rows, twin, store };
}
