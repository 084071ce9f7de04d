import { z } from 'zod';
import { askAsOperator } from './dashboard/operator.ts';

const orders = z.object({
  data: z.object({
    orders: z.object({
      items: z.tuple([
        z.object({ id: z.string(), lines: z.array(z.object({ id: z.string(), quantity: z.int().positive() })) }),
      ]),
    }),
  }),
});
const sent = z.object({ data: z.object({ addFulfillmentToOrder: z.object({ id: z.string() }) }) });
const moved = z.object({ data: z.object({ transitionFulfillmentToState: z.object({ state: z.string() }) }) });

const paid = z.object({
  data: z.object({
    orders: z.object({ items: z.tuple([z.object({ payments: z.tuple([z.object({ id: z.string() })]) })]) }),
  }),
});
const settled = z.object({ data: z.object({ settlePayment: z.object({ state: z.literal('Settled') }) }) });

/** What accounting does when the money has come in. */
export async function settleOrder(orderNumber: string): Promise<void> {
  // Some shops show it without its prefix.
  const find = `query ($code: String!) {
    orders(options: { filter: { code: { contains: $code } } }) { items { payments { id } } }
  }`;
  const [order] = paid.parse(await askAsOperator(find, { code: orderNumber })).data.orders.items;
  const settle = `mutation ($id: ID!) {
    settlePayment(id: $id) { ... on Payment { state } ... on ErrorResult { message } }
  }`;
  settled.parse(await askAsOperator(settle, { id: order.payments[0].id }));
}

/** What the warehouse does: everything in one parcel. */
export async function sendOrder(orderNumber: string, trackingCode: string) {
  const find = `query ($code: String!) {
    orders(options: { filter: { code: { eq: $code } } }) { items { id lines { id quantity } } }
  }`;
  const [order] = orders.parse(await askAsOperator(find, { code: orderNumber })).data.orders.items;
  const send = `mutation ($input: FulfillOrderInput!) {
    addFulfillmentToOrder(input: $input) { ... on Fulfillment { id } ... on ErrorResult { message } }
  }`;
  const input = {
    lines: order.lines.map(({ id, quantity }) => ({ orderLineId: id, quantity })),
    handler: {
      code: 'manual-fulfillment',
      arguments: [
        { name: 'method', value: 'Parcel service' },
        { name: 'trackingCode', value: trackingCode },
      ],
    },
  };
  const { id } = sent.parse(await askAsOperator(send, { input })).data.addFulfillmentToOrder;
  const move = async (state: 'Shipped' | 'Delivered') => {
    const transition = `mutation ($id: ID!, $state: String!) {
      transitionFulfillmentToState(id: $id, state: $state) {
        ... on Fulfillment { state } ... on ErrorResult { message }
      }
    }`;
    moved.parse(await askAsOperator(transition, { id, state }));
  };
  await move('Shipped');
  return { arrives: () => move('Delivered') };
}
