import { failureText, failureTexts } from '../forms/fault-texts.ts';
import { translator } from '../i18n/translator.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { LinkView } from '../ui/link-view.ts';
import type { ReviewedProductView } from './reviewed-product-view.ts';

/** Why there is no form. */
export interface ReviewToldView {
  readonly title: string;
  readonly kind: 'success' | 'warning';
  readonly text: string;
  readonly product: ReviewedProductView | null;
  readonly links: readonly LinkView[];
}

function linksOf(shop: ShopRequest) {
  const href = pageLinks(shop).route('my-account/my-reviews');
  return href === null ? [] : [{ href, label: translator(shop.locale)('account.nav.reviews') }];
}

export function reviewErrorText(code: string, { locale }: ShopRequest): string {
  const expected = [
    'failure.review-sku-not-purchased',
    'failure.review-already-submitted',
    'failure.review-failed',
  ] as const;
  return failureText(failureTexts(translator(locale), expected), code);
}

export function reviewSentView(product: ReviewedProductView, shop: ShopRequest): ReviewToldView {
  const translate = translator(shop.locale);
  return {
    title: translate('reviews.sentTitle'),
    kind: 'success',
    text: translate('reviews.sentText'),
    product,
    links: linksOf(shop),
  };
}

export const reviewRefusedView = (
  code: string,
  product: ReviewedProductView | null,
  shop: ShopRequest,
): ReviewToldView => ({
  title: translator(shop.locale)('reviews.write'),
  kind: 'warning',
  text: reviewErrorText(code, shop),
  product,
  links: linksOf(shop),
});
