import { isEngineId } from '@tradehall/domain/calls/engine-call.ts';
import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import type { orderCalls } from '@tradehall/domain/orders/orders.calls.ts';
import type { HandlersOf } from '../context/call-handler.ts';
import { shopperOrder } from './shopper-order.ts';

export const orderHandlers = {
  /** One for whoever placed it or holds its token; all of them for a customer. Nothing else in the input says whose. */
  getOrders: async (input, context) => {
    const { locale } = input;
    if (input.query === 'one') {
      const { orderId: id, token = null } = input;
      const mayBeFound = isEngineId(id) && (context.hasSession || token !== null);
      const order = mayBeFound ? await context.engineAnswer('shopOrder', { id, token }) : null;
      if (order === null) return fail({ code: 'order-not-found' });
      return succeed({ me: { orders: { total: 1, results: [await shopperOrder(order, locale, context)] } } });
    }
    if (!context.hasSession) return fail({ code: 'not-authenticated' });
    const { limit, offset } = input;
    const listed = await context.engine('shopOrders', { limit, offset });
    if (!listed.ok) return listed;
    const { total, results } = listed.value;
    const orders = await Promise.all(results.map((order) => shopperOrder(order, locale, context)));
    return succeed({ me: { orders: { total, results: orders } } });
  },
} satisfies Pick<HandlersOf<typeof orderCalls>, 'getOrders'>;
