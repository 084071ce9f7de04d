import { entityId } from '@tradehall/domain/calls/fields.ts';
import type { Order } from '@tradehall/domain/orders/order.ts';
import type { ShopRequest } from '../../request/shop-request.ts';
import type { VisitorRequest } from '../../request/visitor-request.ts';

/**
 * An order for whoever placed it, or has a signed token. `none`: there is none for this visitor, whoever else's it may be.
 * `unknown`: nobody can tell at the moment.
 */
export async function findOrder(
  asked: URLSearchParams,
  { calls, hasSession }: Pick<VisitorRequest, 'calls' | 'hasSession'>,
  { locale, log, requestId }: ShopRequest,
): Promise<Order | 'none' | 'unknown'> {
  const orderId = entityId.safeParse(asked.get('order'));
  const token = asked.get('token') ?? '';
  if (!orderId.success || token.length > 500 || (!hasSession && token === '')) return 'none';
  const answer = await calls['new-ct'].getOrders(
    { query: 'one', locale, orderId: orderId.data, ...(token !== '' && { token }) },
    { onError: (err) => log.error({ err, requestId }, 'no order for the thank-you page') },
  );
  if (answer?.ok === true) return answer.value.me.orders.results[0] ?? 'none';
  const isHidden = answer?.failure.code === 'order-not-found' || answer?.failure.code === 'not-authenticated';
  return isHidden ? 'none' : 'unknown';
}
