import type { ProductDocument } from '@tradehall/domain/catalogue/product-document.ts';
import type { ReviewList } from '@tradehall/domain/reviews/review.ts';
import { type Locale, locales } from '@tradehall/domain/locales/locales.ts';
import { countryNameIn, formatCount, formatDate, formatRating, languageNameIn } from '../i18n/formats.ts';
import type { Translate } from '../i18n/translator.ts';
import { numberedPagesView } from '../request/numbered-pages.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { PaginationView } from '../ui/layout/pagination.tsx';
import { reviewsHref, reviewsPageSize, type ReviewsAddress } from './read-reviews-address.ts';

interface ReviewView {
  readonly id: string;
  readonly author: string;
  readonly country: string;
  readonly date: string;
  readonly dateTime: string;
  readonly rating: number;
  readonly ratingLabel: string;
  readonly paragraphs: readonly string[];
  /** The language it is written in. */
  readonly lang: string;
  /** The name of its language, where that is another than the page's. */
  readonly foreignLanguage: string | null;
  /** Said of one that nobody has written. */
  readonly sample: string | null;
}

export interface RatingsView {
  readonly average: number;
  readonly averageText: string;
  readonly countText: string;
  readonly distribution: readonly {
    readonly stars: string;
    readonly count: string;
    readonly share: number;
  }[];
  readonly verified: { readonly text: string; readonly title: string; readonly points: readonly string[] };
}

export interface ReviewsView {
  /** Null where no customer has reviewed the product. */
  readonly ratings: RatingsView | null;
  /** Said where samples are among the reviews. */
  readonly samplesNote: string | null;
  readonly sort: {
    readonly label: string;
    readonly options: readonly { readonly name: string; readonly href: string; readonly isChosen: boolean }[];
  };
  readonly reviews: readonly ReviewView[];
  /** Said where the reviews themselves could not be had. */
  readonly missing: string | null;
  readonly pagination: PaginationView | null;
}

const starCounts = [5, 4, 3, 2, 1] as const;

export const lastReviewsPage = (total: number): number => Math.max(1, Math.ceil(total / reviewsPageSize));

function paginationView(
  address: ReviewsAddress,
  total: number,
  path: string,
  translate: Translate,
): PaginationView | null {
  const hrefOf = (page: number) => reviewsHref(path, { ...address, page });
  const pages = { current: address.page, last: lastReviewsPage(total), hrefOf, label: 'product.reviewsPages' } as const;
  const view = numberedPagesView(pages, translate);
  return view && { ...view, isUnfollowed: true };
}

/** Some languages call a country and what it speaks by one word, which is said once. */
function foreignLanguageOf(from: Locale, shown: Locale): string | null {
  if (locales[from].language === locales[shown].language) return null;
  const name = languageNameIn(from, shown);
  return name.toLowerCase() === countryNameIn(from, shown).toLowerCase() ? null : name;
}

const reviewView = (review: ReviewList['results'][number], shop: ShopRequest, translate: Translate): ReviewView => ({
  id: review.id,
  author: review.authorName,
  country: countryNameIn(review.locale, shop.locale),
  date: formatDate(review.createdAt, shop.country) ?? '',
  dateTime: review.createdAt.slice(0, 10),
  rating: review.rating,
  ratingLabel: translate('product.reviewRating', { rating: String(review.rating) }),
  paragraphs: review.text.split('\n').filter((line) => line.trim() !== ''),
  lang: locales[review.locale].language,
  foreignLanguage: foreignLanguageOf(review.locale, shop.locale),
  sample: review.isSample === true ? translate('reviews.sample') : null,
});

interface ReviewsFacts {
  readonly product: ProductDocument;
  readonly list: ReviewList | null;
  readonly address: ReviewsAddress;
  readonly path: string;
}

function ratingsView(
  { averageRating, count, ratingsDistribution }: ProductDocument['reviewRatingStatistics'],
  shop: ShopRequest,
  translate: Translate,
): RatingsView {
  return {
    average: averageRating,
    averageText: translate('product.reviewsAverage', { rating: formatRating(averageRating, shop.locale) }),
    countText: translate('product.reviewsCount', { count }),
    distribution: starCounts.map((stars) => ({
      stars: translate('product.reviewsRow', { stars }),
      count: formatCount(ratingsDistribution[stars], shop.locale),
      share: Math.round((ratingsDistribution[stars] / count) * 100),
    })),
    verified: {
      text: translate('trust.collected'),
      title: translate('reviews.howTitle'),
      points: [translate('reviews.howRead'), translate('reviews.howAlike')],
    },
  };
}

/** Null without reviews. */
export function reviewsView(
  { product, list, address, path }: ReviewsFacts,
  shop: ShopRequest,
  translate: Translate,
): ReviewsView | null {
  const { reviewRatingStatistics: statistics } = product;
  const { count, sampleCount = 0 } = statistics;
  if (count + sampleCount === 0) return null;
  const sorts = [
    ['top-reviews', 'product.reviewsTop'],
    ['most-recent', 'product.reviewsRecent'],
  ] as const;
  return {
    ratings: count === 0 ? null : ratingsView(statistics, shop, translate),
    samplesNote: sampleCount === 0 ? null : translate('reviews.samplesNote'),
    sort: {
      label: translate('product.reviewsSort'),
      options: sorts.map(([sort, name]) => ({
        name: translate(name),
        href: reviewsHref(path, { sort, page: 1 }),
        isChosen: sort === address.sort,
      })),
    },
    reviews: list?.results.map((review) => reviewView(review, shop, translate)) ?? [],
    missing: list === null ? translate('product.reviewsUnavailable') : null,
    pagination: paginationView(address, list?.total ?? 0, path, translate),
  };
}
