import type { ProductToReview } from '@tradehall/domain/reviews/review.ts';
import { faultTexts } from '../forms/fault-texts.ts';
import { fieldViews, type FieldView } from '../forms/sent-form.ts';
import { translator } from '../i18n/translator.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import { reviewedProductView, type ReviewedProductView } from './reviewed-product-view.ts';
import { writtenRules, type WrittenForm } from './written-form.ts';

export interface StarsView extends FieldView {
  readonly options: readonly { readonly value: string; readonly stars: number; readonly label: string }[];
}

export interface WriteReviewView {
  readonly title: string;
  readonly lead: string;
  /** Where it is sent. */
  readonly action: string;
  readonly product: ReviewedProductView;
  readonly rating: StarsView;
  readonly text: FieldView;
  readonly authorName: FieldView;
  /** Null where it is not asked for. */
  readonly consent: { readonly label: string; readonly isTicked: boolean } | null;
  readonly button: string;
  /** What is wrong with the whole of it. */
  readonly error: string | null;
}

const starWords = [
  [5, 'reviews.stars5'],
  [4, 'reviews.stars4'],
  [3, 'reviews.stars3'],
  [2, 'reviews.stars2'],
  [1, 'reviews.stars1'],
] as const;

export function writeReviewHref(sku: string, shop: ShopRequest): string {
  const links = pageLinks(shop);
  return `${links.route('review') ?? links.home}?${new URLSearchParams({ sku }).toString()}`;
}

export function writeReviewView(
  product: Omit<ProductToReview, 'orderedAt'>,
  form: WrittenForm,
  error: string | null,
  shop: ShopRequest,
): WriteReviewView {
  const translate = translator(shop.locale);
  const field = fieldViews(writtenRules, form, faultTexts(translate), {});
  return {
    title: translate('reviews.write'),
    lead: translate('reviews.lead'),
    action: writeReviewHref(product.sku, shop),
    product: reviewedProductView(product, shop),
    rating: {
      ...field('rating', translate('reviews.rating')),
      options: starWords.map(([stars, key]) => ({
        value: String(stars),
        stars,
        label: translate(key, { stars: translate('product.reviewsRow', { stars }) }),
      })),
    },
    text: field('text', translate('reviews.text'), translate('reviews.textHelp')),
    authorName: field('authorName', translate('reviews.authorName')),
    // A§5 ticks it before anybody has agreed; consent is what somebody gives herself.
    consent: shop.country.reviewConsent ? { label: translate('reviews.consent'), isTicked: form.hasConsent } : null,
    button: translate('reviews.send'),
    error,
  };
}
