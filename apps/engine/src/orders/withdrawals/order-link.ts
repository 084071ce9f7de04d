import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { environment } from '../../platform/environment';
import { shopLink } from '../../mail/shop-link';
import { orderToken } from '../../payment/placing/order-token';

/** Opens the page of an order for whoever holds it, without signing in. */
export function orderLink(orderId: number, locale: Locale, validForMs: number): string {
  const query = new URLSearchParams({ order: String(orderId), token: orderToken(orderId, validForMs) });
  return shopLink(environment.SHOP_ORIGIN_PATTERN, locale, `/order?${query.toString()}`);
}
