import type { MyReviewList } from '@tradehall/domain/reviews/review.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { VisitorRequest } from '../request/visitor-request.ts';
import { reviewErrorText } from './review-told-view.ts';
import { findMyReviews } from './review-request.ts';
import { readWritten, type WrittenForm } from './written-form.ts';
import { writeReviewView, type WriteReviewView } from './write-review-view.ts';

type Calls = Pick<VisitorRequest, 'calls'>;

export interface ShownAgain {
  /** Null: the page says by itself why there is no form. */
  readonly view: WriteReviewView | null;
  readonly status: number;
}

const sameWithinMs = 10 * 60_000;

/** The same words a moment ago: a second click, or an answer that got lost. */
export const isSentBefore = ({ results: [known] }: MyReviewList, { values }: WrittenForm, nowMs: number): boolean =>
  known?.text === values.text &&
  known.rating === Number(values.rating) &&
  nowMs - Date.parse(known.createdAt) < sameWithinMs;

async function send(sku: string, form: WrittenForm, { calls }: Calls, shop: ShopRequest): Promise<string | null> {
  const { locale, log, requestId } = shop;
  const { rating, text, authorName } = form.values;
  const answer = await calls.shop['add-review'](
    { locale, sku, rating: Number(rating), text, authorName, reviewConsent: form.hasConsent },
    { onError: (err) => log.error({ err, requestId }, 'a review was not taken') },
  );
  return answer?.ok === true ? null : (answer?.failure.code ?? 'unknown');
}

/** Whatever cannot be had: what was typed is shown again. */
async function shownForm(
  sku: string,
  form: WrittenForm,
  error: string | null,
  visitor: Calls,
  shop: ShopRequest,
): Promise<WriteReviewView> {
  const mine = await findMyReviews({ sku, page: 1 }, visitor, shop);
  const product = typeof mine === 'string' ? undefined : mine.toReview[0];
  return writeReviewView(product ?? { sku, name: sku, slug: null, image: null }, form, error, shop);
}

/** Null: it is kept, once. */
export async function answerReview(
  sent: FormData,
  sku: string,
  visitor: Calls,
  shop: ShopRequest,
): Promise<ShownAgain | null> {
  const form = readWritten(sent);
  if (!form.isComplete) return { view: await shownForm(sku, form, null, visitor, shop), status: 422 };
  const code = await send(sku, form, visitor, shop);
  switch (code) {
    case null:
      return null;
    case 'review-already-submitted': {
      const mine = await findMyReviews({ sku, page: 1 }, visitor, shop);
      return typeof mine !== 'string' && isSentBefore(mine, form, Date.now()) ? null : { view: null, status: 409 };
    }
    case 'review-sku-not-purchased':
      return { view: null, status: 403 };
    default: {
      const error = reviewErrorText(code, shop);
      return { view: await shownForm(sku, form, error, visitor, shop), status: code === 'unknown' ? 503 : 422 };
    }
  }
}
