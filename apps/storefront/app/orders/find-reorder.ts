import { intentId as intentField } from '@tradehall/domain/calls/fields.ts';
import type { Reorder } from '@tradehall/domain/orders/reorder.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { VisitorRequest } from '../request/visitor-request.ts';
import type { NamedOrder } from './named-order.ts';

/** What became of ordering again, for the address that says with which intent; null without. */
export async function findReorder(
  asked: URLSearchParams,
  named: NamedOrder,
  { calls }: Pick<VisitorRequest, 'calls'>,
  { locale, log, requestId }: ShopRequest,
): Promise<Reorder | null> {
  const intentId = intentField.safeParse(asked.get('again'));
  if (!intentId.success) return null;
  const answer = await calls['my-orders'].getReorder(
    { locale, ...named, intentId: intentId.data },
    { onError: (err) => log.error({ err, requestId }, 'nobody knows what was ordered again') },
  );
  return answer?.ok === true ? answer.value.reorder : null;
}
