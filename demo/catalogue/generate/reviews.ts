import { type Locale, locales } from '@tradehall/domain/locales/locales.ts';
import { drawFor } from './draw';
import { firstNames, initialsOf } from './first-names';
import type { Vocabulary } from '../vocabulary/vocabulary';

export const maximumReviews = 40;

export type Rating = 1 | 2 | 3 | 4 | 5;

export interface Review {
  readonly rating: Rating;
  readonly locale: Locale;
  readonly authorName: string;
  readonly daysAgo: number;
  /** Turned into words by the vocabulary of the locale's language. */
  readonly textNumber: number;
}

interface Reviewed {
  readonly index: number;
  /** From 0 to 1. Most products are bought seldom. */
  readonly popularity: number;
  readonly releasedDaysAgo: number;
  readonly locales: readonly Locale[];
  readonly mostReviews: number;
}

export function drawReviews(seed: number, product: Reviewed): readonly Review[] {
  const draw = drawFor(seed, 'reviews', product.index);
  const quality = draw.between(0.15, 1);
  const ageYears = product.releasedDaysAgo / 365;
  const count = Math.floor(product.mostReviews * product.popularity ** 4 * Math.min(1, 0.3 + ageYears));
  if (product.locales.length === 0) return [];
  return Array.from({ length: count }, (_, at): Review => {
    const locale = draw.one(product.locales);
    const { language } = locales[locale];
    return {
      rating: ratingAt(draw.fraction(), quality),
      locale,
      authorName: `${draw.one(firstNames[language])} ${draw.one(initialsOf(language))}.`,
      daysAgo: draw.whole(1, Math.max(1, product.releasedDaysAgo - 7)),
      textNumber: draw.whole(0, 7) * maximumReviews + at,
    };
  });
}

/** Good products get few bad marks, bad ones still get some good ones. */
function ratingAt(fraction: number, quality: number): Rating {
  const five = 0.35 + 0.45 * quality;
  const four = five + 0.22;
  const three = four + 0.2 * (1 - quality);
  const two = three + 0.1 * (1 - quality);
  if (fraction < five) return 5;
  if (fraction < four) return 4;
  if (fraction < three) return 3;
  return fraction < two ? 2 : 1;
}

export function reviewText({ rating, textNumber }: Review, { reviews }: Vocabulary): string {
  const texts = reviews[rating];
  const text = texts[textNumber % texts.length];
  if (text === undefined) throw new RangeError(`no review text for ${rating} stars`);
  return text;
}

// The shop's reading of "top rated": average at least 4.5 of at least 5 reviews.
export function isTopRated(reviews: readonly Review[]): boolean {
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  return reviews.length >= 5 && sum / reviews.length >= 4.5;
}
