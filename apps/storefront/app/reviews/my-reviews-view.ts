import { locales } from '@tradehall/domain/locales/locales.ts';
import type { MyReview, MyReviewList, ReviewRefusalReason, ReviewState } from '@tradehall/domain/reviews/review.ts';
import { formatDate } from '../i18n/formats.ts';
import type { MessageKey } from '@tradehall/domain/messages/messages.ts';
import { translator, type Translate } from '../i18n/translator.ts';
import { hrefOfPageAt, numberedPagesView } from '../request/numbered-pages.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { PaginationView } from '../ui/layout/pagination.tsx';
import type { LinkView } from '../ui/link-view.ts';
import { myReviewsPageSize } from './review-request.ts';
import { reviewedProductView, type ReviewedProductView } from './reviewed-product-view.ts';
import { writeReviewHref } from './write-review-view.ts';

interface MyReviewView {
  readonly id: string;
  readonly product: ReviewedProductView;
  readonly rating: number;
  readonly ratingLabel: string;
  readonly date: string;
  readonly paragraphs: readonly string[];
  readonly lang: string;
  readonly state: { readonly label: string; readonly tone: 'good' | 'warning' | 'neutral' };
  /** Why others cannot read it. */
  readonly reason: string | null;
}

export interface MyReviewsView {
  readonly title: string;
  readonly toReview: {
    readonly heading: string;
    readonly items: readonly {
      readonly product: ReviewedProductView;
      readonly ordered: string;
      readonly write: LinkView;
    }[];
  } | null;
  readonly heading: string;
  /** Said where there is none. */
  readonly none: { readonly title: string; readonly text: string | null } | null;
  readonly reviews: readonly MyReviewView[];
  readonly pagination: PaginationView | null;
}

const states = {
  pending: { key: 'reviews.statePending', tone: 'neutral' },
  published: { key: 'reviews.statePublished', tone: 'good' },
  refused: { key: 'reviews.stateRefused', tone: 'warning' },
} as const satisfies Readonly<Record<ReviewState, { readonly key: MessageKey; readonly tone: string }>>;

const reasons = {
  unlawful: 'reviews.reasonUnlawful',
  offensive: 'reviews.reasonOffensive',
  'personal-data': 'reviews.reasonPersonalData',
} as const satisfies Readonly<Record<ReviewRefusalReason, MessageKey>>;

function reviewView(review: MyReview, shop: ShopRequest, translate: Translate): MyReviewView {
  const { key, tone } = states[review.state];
  return {
    id: review.id,
    product: reviewedProductView(review.product, shop),
    rating: review.rating,
    ratingLabel: translate('product.reviewRating', { rating: String(review.rating) }),
    date: formatDate(review.createdAt, shop.country) ?? '',
    paragraphs: review.text.split('\n').filter((line) => line !== ''),
    lang: locales[review.locale].language,
    state: { label: translate(key), tone },
    reason: review.refusalReason === null ? null : translate(reasons[review.refusalReason]),
  };
}

const toReviewView = (
  { toReview }: MyReviewList,
  shop: ShopRequest,
  translate: Translate,
): MyReviewsView['toReview'] =>
  toReview.length === 0
    ? null
    : {
        heading: translate('reviews.toReview'),
        items: toReview.map((product) => ({
          product: reviewedProductView(product, shop),
          ordered: translate('reviews.ordered', { date: formatDate(product.orderedAt, shop.country) ?? '' }),
          write: { href: writeReviewHref(product.sku, shop), label: translate('reviews.write') },
        })),
      };

export const lastMyReviewsPage = ({ total }: MyReviewList): number => Math.max(1, Math.ceil(total / myReviewsPageSize));

export function myReviewsView(list: MyReviewList, page: number, shop: ShopRequest): MyReviewsView {
  const translate = translator(shop.locale);
  const hrefOf = hrefOfPageAt(pageLinks(shop).route('my-account/my-reviews') ?? '');
  const pages = { current: page, last: lastMyReviewsPage(list), hrefOf, label: 'product.reviewsPages' } as const;
  return {
    title: translate('account.nav.reviews'),
    toReview: toReviewView(list, shop, translate),
    heading: translate('reviews.written'),
    none: list.exists
      ? null
      : {
          title: translate('reviews.none'),
          text: list.toReview.length === 0 ? translate('reviews.nothingBought') : null,
        },
    reviews: list.results.map((review) => reviewView(review, shop, translate)),
    pagination: numberedPagesView(pages, translate),
  };
}
