import { orderToken } from '../../payment/placing/order-token';
import type { LetterContext } from './letter-context';

// As long as a confirmation is looked at: returns, and the first complaints.
const validForMs = 180 * 24 * 60 * 60_000;

/** They open the order without signing in. */
export function orderLinks(orderId: number, { link }: LetterContext) {
  const token = orderToken(orderId, validForMs);
  const query = new URLSearchParams({ order: String(orderId), token }).toString();
  return { order: link(`/order?${query}`), withdrawal: link(`/order/withdraw?${query}`) };
}
