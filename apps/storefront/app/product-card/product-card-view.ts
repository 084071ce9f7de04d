import { joinRanges, type KeySpec } from '@tradehall/domain/catalogue/key-attributes.ts';
import type { StockLevel } from '@tradehall/domain/catalogue/stock-level.ts';
import type { ProductCard } from '@tradehall/domain/catalogue/product-card.ts';
import { locales } from '@tradehall/domain/locales/locales.ts';
import { formatCount, formatRating } from '../i18n/formats.ts';
import type { MessageKey } from '@tradehall/domain/messages/messages.ts';
import type { Translate } from '../i18n/translator.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { EnergyView } from '../ui/goods/energy-arrow.tsx';
import type { PriceView } from '../ui/goods/price.tsx';
import type { RatingView } from '../ui/goods/rating.tsx';
import type { StockView } from '../ui/goods/stock.tsx';
import type { DeliveryTexts } from './delivery-texts.ts';
import { energyView } from './energy-view.ts';
import { nameParts, type NamePart } from './name-parts.ts';
import { priceView } from './price-view.ts';

const words: Readonly<Record<StockLevel, MessageKey>> = { none: 'stock.out', low: 'stock.low', plenty: 'stock.in' };

export const stockView = (level: StockLevel, translate: Translate): StockView => ({
  level,
  word: translate(words[level]),
});

export interface ProductCardView {
  readonly sku: string;
  readonly name: string;
  readonly brand: string;
  /** Its name in parts; what the lines below say is for those alone who hear it. */
  readonly nameParts: readonly NamePart[];
  readonly model: string;
  readonly specs: readonly KeySpec[];
  readonly href: string;
  readonly picture: string | null;
  readonly badge: string | null;
  /** Several pieces cost less each; null where they do not. */
  readonly volume: string | null;
  readonly price: PriceView;
  readonly rating: RatingView | null;
  readonly stock: StockView;
  /** Null where it is not known or nothing can be delivered. */
  readonly delivery: string | null;
  readonly energy: EnergyView | null;
  /** Null where nothing is put into the cart from a list. */
  readonly add: { readonly text: string; readonly label: string } | null;
  readonly compare: {
    readonly href: string;
    readonly text: string;
    readonly label: string;
    readonly removeLabel: string;
  };
}

function ratingView(card: ProductCard, shop: ShopRequest, translate: Translate): RatingView | null {
  if (card.reviewCount === 0) return null;
  const average = formatRating(card.averageRating, shop.locale);
  const count = formatCount(card.reviewCount, shop.locale);
  return { average, count, summary: translate('rating.summary', { rating: average, count }) };
}

/** The one thing worth knowing at first sight: the first that holds. */
const badges: readonly (readonly [tag: string, name: MessageKey])[] = [
  ['bware', 'card.bware'],
  ['new', 'card.new'],
  ['bestseller', 'card.bestseller'],
];

function badgeOf({ tags }: ProductCard, translate: Translate): string | null {
  const [, name] = badges.find(([tag]) => tags.includes(tag)) ?? [];
  return name === undefined ? null : translate(name);
}

const deliveryOf = (card: ProductCard, delivery: DeliveryTexts | null): string | null =>
  card.isOnStock ? (delivery?.[card.isFreight ? 'freight' : 'parcel'] ?? null) : null;

const addView = ({ isOnStock, name }: ProductCard, { country }: ShopRequest, translate: Translate) =>
  isOnStock && country.quickAdd && country.checkoutEnabled
    ? { text: translate('card.add'), label: translate('card.addNamed', { name }) }
    : null;

export function productCardView(
  card: ProductCard,
  shop: ShopRequest,
  translate: Translate,
  delivery: DeliveryTexts | null = null,
): ProductCardView {
  const links = pageLinks(shop);
  const href = links.product(card.slug);
  return {
    sku: card.sku,
    name: card.name,
    brand: card.brand,
    nameParts: nameParts(card, locales[shop.locale].language),
    model: card.model,
    specs: joinRanges(card.specs),
    href,
    picture: card.image?.url ?? null,
    badge: badgeOf(card, translate),
    // The cart takes it off: where there is none nobody gets it.
    volume: card.hasVolumePrices && shop.country.checkoutEnabled ? translate('product.volumeTitle') : null,
    price: priceView(card.price, { ...shop, translate, taxNote: translate('price.taxIncluded') }),
    rating: ratingView(card, shop, translate),
    stock: stockView(card.stockLevel, translate),
    delivery: deliveryOf(card, delivery),
    energy: card.energy === null ? null : energyView(card.energy, `${href}#energy-label`, translate),
    add: addView(card, shop, translate),
    compare: {
      href: `${links.route('compare') ?? ''}?sku=${card.sku}`,
      text: translate('product.compare'),
      label: `${translate('product.compare')}: ${card.name}`,
      removeLabel: translate('compare.remove', { name: card.name }),
    },
  };
}
