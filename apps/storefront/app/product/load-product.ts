import { priceNow } from '@tradehall/domain/feeds/offer-terms.ts';
import { largestPicture } from '@tradehall/domain/catalogue/picture-set.ts';
import type { ProductDocument } from '@tradehall/domain/catalogue/product-document.ts';
import { plainAmount } from '@tradehall/domain/money/format-money.ts';
import { pagePath } from '../routing/find-page.ts';
import { pageFacts, type LoadedPage, type PageFacts } from '../request/page-facts.ts';
import { pathsOfPage } from '../request/page-paths.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import { findProduct } from './find-product.ts';
import { loadCompanions } from './load-companions.ts';
import { productView, type ProductView } from './product-view.ts';
import { readReviewsAddress, type ReviewsAddress } from './read-reviews-address.ts';
import { lastReviewsPage } from './reviews-view.ts';
import { structuredDataOf } from './details/structured-data-of.ts';

/** The view and what engines read of it. */
export interface ProductPageView extends ProductView {
  /** JSON, fit to stand inside a script element; null where engines are to keep off. */
  readonly structuredData: string | null;
}

function socialFacts({ images, name, price, eligibleForSelling }: ProductDocument, shop: ShopRequest) {
  const [image] = images;
  const now = priceNow(price);
  const origin = shop.originOf(shop.locale);
  return {
    type: 'product' as const,
    image:
      image === undefined ? null : { url: new URL(largestPicture(image.url), origin).href, alt: image.alt || name },
    ...(shop.country.checkoutEnabled &&
      eligibleForSelling && { price: { amount: plainAmount(now), currency: now.currencyCode } }),
  };
}

const factsOf = (
  product: ProductDocument,
  { title, metaDescription }: ProductView,
  { isAsked }: ReviewsAddress,
  shop: ShopRequest,
): PageFacts =>
  pageFacts(
    {
      title,
      description: metaDescription,
      paths: pathsOfPage('product', product.slugAllLocales),
      social: socialFacts(product, shop),
      // Other orders and pages of the reviews are the same page to a search engine.
      ...(isAsked && { robots: 'noindex' }),
    },
    shop,
  );

/** The page of a product; null where the shop shows no such product, or no such page of its reviews. */
export async function loadProduct(
  sku: string,
  url: URL,
  shop: ShopRequest,
): Promise<LoadedPage<ProductPageView> | null> {
  const product = await findProduct(sku, shop);
  if (product === null) return null;
  const address = readReviewsAddress(url.searchParams);
  const companions = await loadCompanions(product, address, shop);
  if (address.page > lastReviewsPage(companions.reviews?.total ?? product.reviewRatingStatistics.count)) return null;
  const view = productView(product, companions, address, shop);
  const facts = factsOf(product, view, address, shop);
  const { canonical } = facts;
  const { trail, metaDescription: description } = view;
  const { shippingMethods } = companions;
  return {
    view: {
      ...view,
      structuredData:
        canonical === null || address.isAsked
          ? null
          : structuredDataOf({ product, shippingMethods, trail, canonical, description }, shop),
    },
    facts,
    path: pagePath({ kind: 'product', slug: product.slug }, shop.country.nativeRouting),
  };
}
