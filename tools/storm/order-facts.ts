import { z } from 'zod';
import { queryShop } from '../crash/query-shop.ts';
import type { OrderFact } from './audit-events.ts';

// From what the shop keeps of orders, payments, shipments, withdrawals and refunds. What it keeps to tell others is not read.
const placed = `"order" AS placed WHERE placed."orderPlacedAt" IS NOT NULL`;
const selectFacts = `
  SELECT id AS "orderId", 'order.placed' AS type, 1 AS of, false AS "isOptional" FROM ${placed}
  UNION ALL SELECT id, 'order.cancelled', 1, false FROM ${placed} AND state = 'Cancelled'
  UNION ALL SELECT DISTINCT placed.id, 'order.paid', 1, placed.state = 'Cancelled' FROM payment, ${placed}
    AND payment."orderId" = placed.id
    AND (payment.state = 'Settled' OR payment.state = 'Cancelled' AND placed.state = 'Cancelled')
  UNION ALL SELECT placed.id, told.type, fulfillment.id, false
    FROM fulfillment JOIN order_fulfillments_fulfillment AS sent ON sent."fulfillmentId" = fulfillment.id
    CROSS JOIN (VALUES ('order.shipped', 'Shipped'), ('order.shipped', 'Delivered'), ('order.delivered', 'Delivered'))
      AS told (type, state), ${placed} AND placed.id = sent."orderId" AND fulfillment.state = told.state
  UNION ALL SELECT order_id, 'order.withdrawn', (row_number() OVER (PARTITION BY order_id ORDER BY id))::int, false
    FROM order_withdrawal
  UNION ALL SELECT "orderId", 'order.changed', (row_number() OVER (PARTITION BY "orderId" ORDER BY id))::int, false
    FROM order_modification
  UNION ALL SELECT payment."orderId", 'order.refunded', refund.id, false
    FROM refund JOIN payment ON payment.id = refund."paymentId" WHERE refund.state = 'Settled'`;
const factRows = z.array(z.object({ orderId: z.int(), type: z.string(), of: z.int(), isOptional: z.boolean() }));

export function readOrderFacts(): Promise<OrderFact[]> {
  return queryShop(selectFacts, factRows);
}

const selectTrail = (orderId: number) => `
  SELECT placed.state,
    (SELECT payment.id FROM payment WHERE payment."orderId" = placed.id ORDER BY id DESC LIMIT 1) AS "paymentId",
    (SELECT payment.state FROM payment WHERE payment."orderId" = placed.id ORDER BY id DESC LIMIT 1) AS "paymentState",
    coalesce((SELECT jsonb_agg(jsonb_build_object('id', line.id, 'quantity', line.quantity) ORDER BY line.id)
      FROM order_line AS line WHERE line."orderId" = placed.id AND line.quantity > 0), '[]') AS lines,
    coalesce((SELECT jsonb_agg(jsonb_build_object('id', fulfillment.id, 'state', fulfillment.state) ORDER BY fulfillment.id)
      FROM fulfillment JOIN order_fulfillments_fulfillment AS sent ON sent."fulfillmentId" = fulfillment.id
      WHERE sent."orderId" = placed.id), '[]') AS shipments,
    coalesce((SELECT jsonb_agg(jsonb_build_object('id', refund.id, 'state', refund.state) ORDER BY refund.id) FROM refund
      JOIN payment ON payment.id = refund."paymentId" WHERE payment."orderId" = placed.id), '[]') AS refunds
  FROM "order" AS placed WHERE placed.id = ${orderId}`;
const numbered = z.array(z.object({ id: z.int(), state: z.string() }));
const trailRow = z.object({
  state: z.string(),
  paymentId: z.int(),
  paymentState: z.string(),
  lines: z.array(z.object({ id: z.int(), quantity: z.int() })),
  shipments: numbered,
  refunds: numbered,
});
export type Trail = z.output<typeof trailRow>;

/** One order as it stands: somebody who got no answer looks before doing it again. */
export async function readTrail(orderId: number): Promise<Trail> {
  const [trail] = await queryShop(selectTrail(orderId), z.tuple([trailRow]));
  return trail;
}
