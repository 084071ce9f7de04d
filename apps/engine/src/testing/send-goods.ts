import { z } from 'zod';
import type { AdminClient } from './admin-client';

const packed = z.object({ addFulfillmentToOrder: z.object({ id: z.string() }) });

/** What the warehouse does: packs all these pieces, gives them away and hears that they have arrived. */
export async function packGoods(operator: AdminClient, orderLineId: string, quantity: number) {
  const pack = `mutation ($input: FulfillOrderInput!) { addFulfillmentToOrder(input: $input) {
    ... on Fulfillment { id } ... on ErrorResult { errorCode message } } }`;
  const handler = {
    code: 'manual-fulfillment',
    arguments: [
      { name: 'method', value: 'Post' },
      { name: 'trackingCode', value: 'JJD000123' },
    ],
  };
  const input = { lines: [{ orderLineId, quantity }], handler };
  const { id } = (await operator.ask(packed, pack, { input })).addFulfillmentToOrder;
  const move = (state: 'Shipped' | 'Delivered') =>
    operator.ask(
      z.object({ transitionFulfillmentToState: z.object({ state: z.literal(state) }) }),
      `mutation ($id: ID!, $state: String!) { transitionFulfillmentToState(id: $id, state: $state) {
        ... on Fulfillment { state } ... on ErrorResult { errorCode message } } }`,
      { id, state },
    );
  return { id, send: () => move('Shipped'), arrive: () => move('Delivered') };
}
