import type { CartNotice } from '@tradehall/domain/cart/cart-notice.ts';
import type { Cart } from '@tradehall/domain/cart/cart.ts';
import { formatMoney } from '@tradehall/domain/money/format-money.ts';
import { fillMarks, fillPlural } from '../i18n/fill-texts.ts';
import { cartFailureText } from './cart-failure-text.ts';
import { cartLineView, type CartLineView, type Offers } from './page/cart-line-view.ts';
import type { CartTexts } from './cart-texts.ts';
import { freeDeliveryView, totalsView, type FreeDeliveryView, type TotalsView } from './cart-totals-view.ts';
import type { ShownCart } from './shown-cart.ts';

export interface CouponView {
  readonly id: string;
  readonly code: string;
  /** Why it takes nothing off; null while it does. */
  readonly reason: string | null;
  readonly removeLabel: string;
}

/** A cart in finished words. The server makes them for the page, the browser from the first change on. */
export interface CartView {
  readonly items: string;
  readonly notices: readonly string[];
  readonly lines: readonly CartLineView[];
  readonly coupons: readonly CouponView[];
  /** Null until the engine has seen the first line. */
  readonly totals: TotalsView | null;
  readonly freeDelivery: FreeDeliveryView | null;
  /** Amounts are of before. */
  readonly isPending: boolean;
}

export function noticeText({ kind, sku, name, quantity, before, after }: CartNotice, texts: CartTexts): string {
  const text = kind === 'lines-merged' && sku !== null ? texts.noticeMerged : texts.notice[kind];
  return fillMarks(text, {
    name: name ?? texts.someProduct,
    quantity: String(quantity ?? ''),
    before: before === null ? '' : formatMoney(before, texts.locale),
    after: after === null ? '' : formatMoney(after, texts.locale),
  });
}

function reasonOf(
  { notAppliedBecause: code, minimum }: Cart['discountCodes'][number],
  { failures, locale }: CartTexts,
): string | null {
  if (code === null) return null;
  return code === 'coupon-minimum-not-met'
    ? minimum && cartFailureText(failures, { code, minimum }, locale)
    : cartFailureText(failures, { code }, locale);
}

const couponViews = (cart: Cart | null, texts: CartTexts): readonly CouponView[] =>
  (cart?.discountCodes ?? []).map((coupon) => ({
    ...coupon.discountCode,
    reason: reasonOf(coupon, texts),
    removeLabel: fillMarks(texts.couponRemove, { code: coupon.discountCode.code }),
  }));

export function cartView(shown: ShownCart, offers: Offers, texts: CartTexts): CartView {
  const { cart, lines } = shown;
  const guaranteeOf = (parent: string) => lines.find(({ parentSku }) => parentSku === parent) ?? null;
  return {
    items: fillPlural(texts.items, shown.quantity, texts.locale),
    notices: (cart?.notices ?? []).map((notice) => noticeText(notice, texts)),
    lines: lines
      .filter(({ parentSku }) => parentSku === null)
      .map((line) => cartLineView(line, line.giftOf === null ? guaranteeOf(line.sku) : null, offers, texts)),
    coupons: couponViews(cart, texts),
    totals: cart === null || cart.lineItems.length === 0 ? null : totalsView(cart, texts),
    freeDelivery: cart === null ? null : freeDeliveryView(cart, texts),
    isPending: shown.isPending,
  };
}
