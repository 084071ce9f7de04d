import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { z } from 'zod';
import type { Handle } from '../context/call-handler.ts';
import { isEngineId } from '../cart/send-changes.ts';
import { engineOrder, engineOrderFields } from './engine-order.ts';
import { shopperOrder } from './shopper-order.ts';

const one = {
  document: `query ($id: ID!, $token: String) { shopOrder(id: $id, token: $token) { ${engineOrderFields} } }`,
  answers: z.object({ shopOrder: engineOrder.nullable() }),
};

const list = {
  document: `query ($limit: Int!, $offset: Int!) {
    activeCustomer { id }
    shopOrders(limit: $limit, offset: $offset) { total results { ${engineOrderFields} } }
  }`,
  answers: z.object({
    activeCustomer: z.object({ id: z.string() }).nullable(),
    shopOrders: z.object({ total: z.int().nonnegative(), results: z.array(engineOrder) }),
  }),
};

/** One for whoever placed it or holds its token; all of them for a customer. Nothing else in the input says whose. */
export const getOrders: Handle<'new-ct', 'getOrders'> = async (input, context) => {
  const { locale } = input;
  if (input.query === 'one') {
    const { orderId: id, token = null } = input;
    const mayBeFound = isEngineId(id) && (context.hasSession || token !== null);
    const { shopOrder: order } = mayBeFound ? await context.ask(one, { id, token }) : { shopOrder: null };
    if (order === null) return fail({ code: 'order-not-found' });
    return succeed({ me: { orders: { total: 1, results: [await shopperOrder(order, locale, context)] } } });
  }
  if (!context.hasSession) return fail({ code: 'not-authenticated' });
  const { limit, offset } = input;
  const { activeCustomer, shopOrders } = await context.ask(list, { limit, offset });
  if (activeCustomer === null) return fail({ code: 'not-authenticated' });
  const results = await Promise.all(shopOrders.results.map((order) => shopperOrder(order, locale, context)));
  return succeed({ me: { orders: { total: shopOrders.total, results } } });
};
