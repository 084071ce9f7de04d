import type { CartNotice } from '@tradehall/domain/cart/cart-notice.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import { cartTexts } from './cart-texts.ts';
import { noticeText } from './cart-view.ts';

/** What became of a cart without the shopper's hand, in words. */
export function noticeTexts(notices: readonly CartNotice[], shop: ShopRequest): readonly string[] {
  const texts = cartTexts(shop);
  return notices.map((notice) => noticeText(notice, texts));
}
