import type { ShippingMethod } from '@tradehall/domain/cart/shipping-method.ts';
import type { EnergyLabel } from '@tradehall/domain/catalogue/energy-label.ts';
import {
  canBeBoughtNow,
  deliveryTermsOf,
  priceNow,
  reductionOf,
  type DeliveryTerms,
  type Reduction,
} from '@tradehall/domain/feeds/offer-terms.ts';
import { largestPicture } from '@tradehall/domain/catalogue/picture-set.ts';
import type { ProductDocument } from '@tradehall/domain/catalogue/product-document.ts';
import type { Money } from '@tradehall/domain/money/money.ts';
import { translator } from '../i18n/translator.ts';
import { deliveryTexts } from '../product-card/delivery-texts.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import { plainText } from './plain-text.ts';

export type FeedShop = Pick<ShopRequest, 'basename' | 'calls' | 'contentPages' | 'country' | 'locale' | 'originOf'>;

/** One product as every feed tells it, each part as its page does. */
export interface FeedOffer {
  readonly sku: string;
  readonly title: string;
  readonly description: string;
  readonly address: string;
  readonly pictures: readonly string[];
  readonly brand: string;
  readonly model: string;
  readonly ean: string | null;
  readonly isRefurbished: boolean;
  readonly canBeBought: boolean;
  readonly price: Money;
  /** Where the page crosses out a price. */
  readonly reduction: Reduction | null;
  readonly delivery: DeliveryTerms | null;
  /** When it arrives, in the words of the page. */
  readonly deliveryText: string;
  /** From the department down. */
  readonly categories: readonly string[];
  readonly energy: EnergyLabel | null;
  readonly attributes: readonly { readonly label: string; readonly value: string }[];
}

function categoriesOf({ categories: [category] }: ProductDocument): readonly string[] {
  return category === undefined ? [] : [...category.ancestors, category].map(({ name }) => name);
}

export function feedOffer(product: ProductDocument, methods: readonly ShippingMethod[], shop: FeedShop): FeedOffer {
  const origin = shop.originOf(shop.locale);
  const delivery = deliveryTermsOf(product, methods);
  const texts = deliveryTexts(methods, shop, new Date(), translator(shop.locale));
  return {
    sku: product.sku,
    title: product.name,
    description: plainText(product.description) || product.metaDescription || product.name,
    address: `${origin}${pageLinks(shop).product(product.slug)}`,
    pictures: product.images.map(({ url }) => new URL(largestPicture(url), origin).href),
    brand: product.brand,
    model: product.model,
    ean: product.ean,
    isRefurbished: product.isBware,
    canBeBought: canBeBoughtNow(product),
    price: priceNow(product.price),
    reduction: reductionOf(product.price),
    delivery,
    deliveryText: (delivery === null ? null : texts[delivery.methodKey]) ?? '',
    categories: categoriesOf(product),
    energy: product.energy,
    attributes: product.attributes.filter(({ value }) => value.trim() !== ''),
  };
}
