import type { OrderCare } from '@tradehall/domain/orders/order-care.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { VisitorRequest } from '../request/visitor-request.ts';
import type { NamedOrder } from './named-order.ts';

/** What has become of an order; `unknown`: nobody can tell at the moment. */
export async function findCare(
  named: NamedOrder,
  { calls }: Pick<VisitorRequest, 'calls'>,
  { locale, log, requestId }: ShopRequest,
): Promise<OrderCare | 'unknown'> {
  const answer = await calls['my-orders'].getOrderCare(
    { locale, ...named },
    { onError: (err) => log.error({ err, requestId }, 'nobody knows what has become of an order') },
  );
  return answer?.ok === true ? answer.value.care : 'unknown';
}
