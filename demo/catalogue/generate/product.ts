import type { Vocabulary } from '../vocabulary/vocabulary';
import { eanOf, skuOf, type Kind } from './article-numbers';
import type { BwarePlace, NewPlace, SetPlace } from './block-plan';
import { drawFor, type Draw } from './draw';
import { packedTogether, type Measures } from './measures';
import { drawPricePlan, type PricePlan } from './prices';
import { drawReviews, isTopRated, maximumReviews, type Review } from './reviews';
import { drawArrival, drawStock } from './stock';
import { turnFrames } from '@tradehall/pictures/views.ts';
import type { Unit } from './unit';

export interface Product {
  readonly index: number;
  readonly kind: Kind;
  readonly sku: string;
  readonly ean: string;
  readonly model: string;
  readonly unit: Unit;
  readonly pieces: number;
  /** The second part of a set. */
  readonly accessory: Unit | null;
  readonly measures: Measures;
  readonly prices: PricePlan;
  readonly stock: number;
  readonly releasedDaysAgo: number;
  readonly reviews: readonly Review[];
  readonly tags: readonly string[];
  /** Pieces that a demo shop says to have sold; a sample, and kept as one. */
  readonly sampleSales: number;
  readonly eligibleForSelling: boolean;
  readonly volumeDiscountGroup: string | null;
  readonly extraGuaranteeRatePermyriad: number | null;
  readonly numberOf360Images: number;
  /** When more are expected; null where nobody knows, or none are needed. */
  readonly availableInDays: number | null;
  /** What the description says after it has said what the product is for. */
  readonly paragraphs: readonly (keyof Vocabulary['paragraphs'])[];
}

const bestsellerFrom = 0.93;
const fewReviews = 8;

export function newProduct(seed: number, { index }: NewPlace, unit: Unit): Product {
  const draw = drawFor(seed, 'product', index);
  const { family, measures, model, netCents } = unit;
  const offer = drawOffer({ seed, index, kind: 'new', netCents, releasedDaysAgo: unit.releasedDaysAgo }, unit, draw);
  return {
    ...offer,
    sku: skuOf('new', index),
    ean: eanOf(skuOf('new', index)),
    model,
    pieces: 1,
    accessory: null,
    measures,
    volumeDiscountGroup: family.volumeDiscountGroup,
    extraGuaranteeRatePermyriad: family.accessoryOf.length > 0 ? null : draw.whole(6, 12) * 100,
    numberOf360Images: family.has360 ? turnFrames : 0,
  };
}

/** The same unit, returned or shown: cheaper, few, and under the number of the new one. */
export function bwareProduct(seed: number, { index, of }: BwarePlace, unit: Unit): Product {
  const draw = drawFor(seed, 'product', index);
  const netCents = Math.round(unit.netCents * draw.between(0.68, 0.84));
  const releasedDaysAgo = draw.whole(5, Math.min(unit.releasedDaysAgo, 300));
  const offer = drawOffer({ seed, index, kind: 'bware', netCents, releasedDaysAgo }, unit, draw);
  return {
    ...offer,
    sku: skuOf('bware', of.index),
    ean: eanOf(skuOf('bware', of.index)),
    model: unit.model,
    pieces: 1,
    accessory: null,
    measures: unit.measures,
    volumeDiscountGroup: null,
    extraGuaranteeRatePermyriad: null,
    numberOf360Images: 0,
  };
}

const setPriceFactor = 0.93;

export function setProduct(seed: number, { index, pieces }: SetPlace, unit: Unit, accessory: Unit | null): Product {
  const draw = drawFor(seed, 'product', index);
  const parts = accessory === null ? Array.from({ length: pieces }, () => unit) : [unit, accessory];
  const netCents = Math.round(parts.reduce((sum, part) => sum + part.netCents, 0) * setPriceFactor);
  const releasedDaysAgo = Math.min(unit.releasedDaysAgo, draw.whole(60, 900));
  const offer = drawOffer({ seed, index, kind: 'set', netCents, releasedDaysAgo }, unit, draw);
  const measures = parts.map((part) => part.measures);
  return {
    ...offer,
    sku: skuOf('set', index),
    ean: eanOf(skuOf('set', index)),
    model: `${unit.model}-S${accessory === null ? pieces : 'A'}`,
    pieces,
    accessory,
    measures: packedTogether(unit.family, measures),
    volumeDiscountGroup: null,
    extraGuaranteeRatePermyriad: draw.whole(6, 12) * 100,
    numberOf360Images: 0,
  };
}

interface OfferOf {
  readonly seed: number;
  readonly index: number;
  readonly kind: Kind;
  readonly netCents: number;
  readonly releasedDaysAgo: number;
}

type Offer = Omit<Product, 'sku' | 'ean' | 'model' | 'pieces' | 'accessory' | 'measures' | OfferDetails>;
type OfferDetails = 'volumeDiscountGroup' | 'extraGuaranteeRatePermyriad' | 'numberOf360Images';

function drawOffer({ seed, index, kind, netCents, releasedDaysAgo }: OfferOf, unit: Unit, draw: Draw): Offer {
  const prices = drawPricePlan(netCents, draw);
  const mostReviews = kind === 'new' ? maximumReviews + 1 : fewReviews;
  const { locales, popularity } = unit;
  const reviews = drawReviews(seed, { index, popularity, releasedDaysAgo, locales, mostReviews });
  const offer = { index, kind, prices, releasedDaysAgo, reviews, unit };
  const stock = drawStock(kind, netCents, draw);
  return {
    ...offer,
    stock,
    availableInDays: drawArrival(seed, index, stock),
    tags: tagsOf(offer),
    sampleSales: kind === 'new' ? sampleSalesOf(popularity) : 0,
    eligibleForSelling: !draw.chance(0.015),
    paragraphs: [draw.one(['quality', 'workday']), draw.one(['safety', 'service', 'technical'])],
  };
}

/** Ten and more for the few that sell best. */
const sampleSalesOf = (popularity: number): number =>
  popularity >= bestsellerFrom ? 10 + Math.floor((popularity - bestsellerFrom) * 1_000) : Math.floor(popularity * 10);

// A§2: the quick filters that are not judged by orders and dates.
function tagsOf({ kind, prices, reviews }: Pick<Offer, 'kind' | 'prices' | 'reviews'>) {
  return [
    ...(kind === 'bware' ? ['bware'] : []),
    ...(prices.salePercent === null ? [] : ['on-sale']),
    ...(isTopRated(reviews) ? ['topRated'] : []),
  ];
}
