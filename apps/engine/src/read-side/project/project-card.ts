import type { ProductCard } from '@tradehall/domain/catalogue/product-card.ts';
import type { ProductPrice } from '@tradehall/domain/catalogue/product-price.ts';
import type { EnergyLabel } from '@tradehall/domain/catalogue/energy-label.ts';
import { keySpecs } from '@tradehall/domain/catalogue/key-attributes.ts';
import { type StockLevel, stockLevelOf } from '@tradehall/domain/catalogue/stock-level.ts';
import { spelt } from '@tradehall/domain/locales/local-words.ts';
import { moneyOf } from '@tradehall/domain/money/money.ts';
import type { ReviewRatingStatistics } from '@tradehall/domain/reviews/review.ts';
import type { Labels } from '../labels';
import type { Market } from '../markets';
import { type PriceSource, type ProductSource, productTextsIn, type RatingCounts } from '../product-source';
import { productSlug } from '../product-slug';
import { projectTechnicalData } from '../technical-data';

/** Null where the market's store has no price. */
export function projectCard(source: ProductSource, market: Market, labels: Labels): ProductCard | null {
  const price = source.prices.get(market.storeKey);
  if (price === undefined) return null;
  const { name: written, slug } = productTextsIn(source, market.language);
  const name = spelt(market.locale, written);
  const { averageRating, count } = projectRatings(source.ratings);
  const [picture] = source.pictures;
  return {
    sku: source.sku,
    name,
    slug: productSlug(slug, source.sku),
    brand: source.brand,
    model: source.model,
    specs: keySpecs(projectTechnicalData(source.technicalDetails, labels, market)),
    price: projectPrice(price, market),
    isOnStock: source.quantity > 0,
    stockLevel: projectStockLevel(source, price, market),
    isFreight: source.isFreight,
    energy: projectEnergy(source),
    hasVolumePrices: source.storesWithVolumePrices.includes(market.storeKey),
    averageRating,
    reviewCount: count,
    image: picture === undefined ? null : { url: picture.url, alt: name },
    tags: [...source.tags],
  };
}

export function projectPrice(price: PriceSource, { currencyCode }: Market): ProductPrice {
  const money = (cents: number | null) => (cents === null ? null : moneyOf(cents, currencyCode));
  return {
    value: moneyOf(price.listCents, currencyCode),
    discounted: money(price.saleCents),
    lowest30Days: money(price.lowest30DaysCents),
  };
}

export function projectStockLevel(
  { quantity }: ProductSource,
  { listCents, saleCents }: PriceSource,
  { currencyCode, lowStockBands, lowStockPieces }: Market,
): StockLevel {
  return stockLevelOf(quantity, moneyOf(saleCents ?? listCents, currencyCode), lowStockBands, lowStockPieces);
}

export function projectEnergy({ energyClass, energyScale }: ProductSource): EnergyLabel | null {
  return energyClass === null || energyScale === null ? null : { class: energyClass, scale: energyScale };
}

export function projectRatings(ratings: RatingCounts): ReviewRatingStatistics {
  const [one, two, three, four, five] = ratings;
  const count = one + two + three + four + five;
  const sum = one + 2 * two + 3 * three + 4 * four + 5 * five;
  return {
    averageRating: count === 0 ? 0 : Math.round((sum / count) * 100) / 100,
    count,
    ratingsDistribution: { 1: one, 2: two, 3: three, 4: four, 5: five },
  };
}
