import type { ShippingMethod } from '@tradehall/domain/cart/shipping-method.ts';
import {
  canBeBoughtNow,
  dayCountsOf,
  deliveryTermsOf,
  isOffered,
  priceNow,
} from '@tradehall/domain/feeds/offer-terms.ts';
import { largestPicture } from '@tradehall/domain/catalogue/picture-set.ts';
import type { ProductDocument } from '@tradehall/domain/catalogue/product-document.ts';
import { plainAmount } from '@tradehall/domain/money/format-money.ts';
import type { ShopRequest } from '../../request/shop-request.ts';
import { schemaOrg, structuredText, trailData } from '../../request/structured-data.ts';
import type { TrailView } from '../../ui/layout/trail.tsx';

interface StructuredFacts {
  readonly product: ProductDocument;
  readonly shippingMethods: readonly ShippingMethod[];
  readonly trail: TrailView;
  /** The page's own address, absolute. */
  readonly canonical: string;
  readonly description: string;
}

type StructuredShop = Pick<ShopRequest, 'country' | 'locale' | 'originOf'>;

/** What one piece costs to deliver, and in how many business days. */
function shippingDetailsOf({ product, shippingMethods }: StructuredFacts, { country }: StructuredShop) {
  const terms = deliveryTermsOf(product, shippingMethods);
  if (terms === null) return null;
  const { first, last } = dayCountsOf(terms);
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: plainAmount(terms.price),
      currency: terms.price.currencyCode,
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country.code },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 0, unitCode: 'DAY' },
      transitTime: { '@type': 'QuantitativeValue', minValue: first, maxValue: last, unitCode: 'DAY' },
    },
  };
}

function offerOf(facts: StructuredFacts, shop: StructuredShop) {
  const { product, canonical: url } = facts;
  const now = priceNow(product.price);
  const shippingDetails = shippingDetailsOf(facts, shop);
  return {
    '@type': 'Offer',
    url,
    price: plainAmount(now),
    priceCurrency: now.currencyCode,
    availability: `${schemaOrg}/${canBeBoughtNow(product) ? 'InStock' : 'OutOfStock'}`,
    itemCondition: `${schemaOrg}/${product.isBware ? 'RefurbishedCondition' : 'NewCondition'}`,
    ...(shippingDetails !== null && { shippingDetails }),
  };
}

const ratingOf = ({ averageRating, count }: ProductDocument['reviewRatingStatistics']) => ({
  '@type': 'AggregateRating',
  ratingValue: averageRating.toFixed(1),
  reviewCount: count,
  bestRating: 5,
  worstRating: 1,
});

function productData(facts: StructuredFacts, shop: StructuredShop) {
  const { product, canonical, description } = facts;
  const { reviewRatingStatistics: statistics } = product;
  const origin = shop.originOf(shop.locale);
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
    ...(isOffered(product, shop.country) && { offers: offerOf(facts, shop) }),
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
export function structuredDataOf(facts: StructuredFacts, shop: StructuredShop): string {
  const { product, trail, canonical } = facts;
  const way = trailData(trail.steps, { name: product.name, href: canonical });
  const questions = product.faq.length > 0 ? [questionsData(product.faq)] : [];
  return structuredText([productData(facts, shop), way, ...questions]);
}
