import { largestPicture } from '../gallery/gallery-view.ts';
import type { ProductDocument } from '@tradehall/domain/catalogue/product-document.ts';
import { plainAmount } from '@tradehall/domain/money/format-money.ts';
import type { ShopRequest } from '../../request/shop-request.ts';
import { schemaOrg, structuredText, trailData } from '../../request/structured-data.ts';
import type { TrailView } from '../../ui/layout/trail.tsx';

interface StructuredFacts {
  readonly product: ProductDocument;
  readonly trail: TrailView;
  /** The page's own address, absolute. */
  readonly canonical: string;
  readonly description: string;
}

function offerOf({ price, availability, isBware }: ProductDocument, url: string) {
  const now = price.discounted ?? price.value;
  return {
    '@type': 'Offer',
    url,
    price: plainAmount(now),
    priceCurrency: now.currencyCode,
    availability: `${schemaOrg}/${availability.isOnStock ? 'InStock' : 'OutOfStock'}`,
    itemCondition: `${schemaOrg}/${isBware ? 'RefurbishedCondition' : 'NewCondition'}`,
  };
}

const ratingOf = ({ averageRating, count }: ProductDocument['reviewRatingStatistics']) => ({
  '@type': 'AggregateRating',
  ratingValue: averageRating.toFixed(1),
  reviewCount: count,
  bestRating: 5,
  worstRating: 1,
});

function productData(facts: StructuredFacts, shop: Pick<ShopRequest, 'country' | 'locale' | 'originOf'>) {
  const { product, canonical, description } = facts;
  const { reviewRatingStatistics: statistics } = product;
  const origin = shop.originOf(shop.locale);
  // A shop that takes no orders offers nothing, and a product that is not for sale is no offer either.
  const isOffered = shop.country.checkoutEnabled && product.eligibleForSelling;
  return {
    '@type': 'Product',
    name: product.name,
    ...(description !== '' && { description }),
    sku: product.sku,
    url: canonical,
    ...(product.model !== '' && { mpn: product.model }),
    ...(product.ean !== null && { gtin: product.ean }),
    ...(product.brand !== '' && { brand: { '@type': 'Brand', name: product.brand } }),
    ...(product.images.length > 0 && {
      image: product.images.map(({ url }) => new URL(largestPicture(url), origin).href),
    }),
    ...(statistics.count > 0 && { aggregateRating: ratingOf(statistics) }),
    ...(isOffered && { offers: offerOf(product, canonical) }),
  };
}

const questionsData = (faq: ProductDocument['faq']) => ({
  '@type': 'FAQPage',
  mainEntity: faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** What search engines read of a product. */
export function structuredDataOf(
  facts: StructuredFacts,
  shop: Pick<ShopRequest, 'country' | 'locale' | 'originOf'>,
): string {
  const { product, trail, canonical } = facts;
  const way = trailData(trail.steps, { name: product.name, href: canonical });
  const questions = product.faq.length > 0 ? [questionsData(product.faq)] : [];
  return structuredText([productData(facts, shop), way, ...questions]);
}
