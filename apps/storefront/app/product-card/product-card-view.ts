import type { ProductCard } from '@tradehall/domain/catalogue/product-card.ts';
import { formatCount, formatRating } from '../i18n/formats.ts';
import type { Translate } from '../i18n/translator.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { PriceView } from '../ui/price.tsx';
import type { RatingView } from '../ui/rating.tsx';
import type { StockView } from '../ui/stock.tsx';
import { priceView } from './price-view.ts';
import { stockView } from './stock-view.ts';

export interface ProductCardView {
  readonly sku: string;
  readonly name: string;
  readonly brand: string;
  readonly href: string;
  readonly price: PriceView;
  readonly rating: RatingView | null;
  readonly stock: StockView;
}

const ratingView = (card: ProductCard, shop: ShopRequest, translate: Translate): RatingView | null => {
  if (card.reviewCount === 0) {
    return null;
  }
  const average = formatRating(card.averageRating, shop.locale);
  const count = formatCount(card.reviewCount, shop.locale);
  return { average, count, summary: translate('rating.summary', { rating: average, count }) };
};

export const productCardView = (card: ProductCard, shop: ShopRequest, translate: Translate): ProductCardView => ({
  sku: card.sku,
  name: card.name,
  brand: card.brand,
  href: pageLinks(shop).product(card.slug),
  price: priceView(card.price, { ...shop, translate, taxNote: translate('price.taxIncluded') }),
  rating: ratingView(card, shop, translate),
  stock: stockView(card.isOnStock, translate),
});
