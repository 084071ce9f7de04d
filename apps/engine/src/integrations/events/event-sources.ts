import { localeCodes } from '@tradehall/domain/locales/locales.ts';

/** Where it is seen that something happened. Nobody who sells or pays writes an event: what they keep anyway says it. */
export interface EventSource {
  readonly name: string;
  /** Selects the highest number that its rows have. */
  readonly newest: string;
  /** Selects `place`, `fact`, `type`, `object`, `store_key`, `facts` and `happened_at` of the rows after a number. */
  readonly select: (after: string) => string;
}

// Of an order that the shop's own shopper has made nothing is told: it has no moment at which it was placed.
const placed = 'JOIN "order" AS placed ON placed.id = "orderId" AND placed."orderPlacedAt" IS NOT NULL';
const orderOf = `'order:' || placed.code`;

const entries = (after: string) => `
  SELECT entry.id, entry.type, entry.data::jsonb AS data, entry."createdAt"::timestamptz AS at, entry."orderId"
  FROM history_entry AS entry WHERE entry.id > ${after} AND entry."orderId" IS NOT NULL`;
// An order that was sent before it is paid stays sent: that it is paid its payment says.
const typeOfEntry = `
  CASE entry.type
    WHEN 'ORDER_STATE_TRANSITION' THEN CASE
      WHEN entry.data->>'from' = 'ArrangingPayment' THEN 'order.placed'
      WHEN entry.data->>'to' = 'Cancelled' THEN 'order.cancelled' END
    WHEN 'ORDER_PAYMENT_TRANSITION' THEN CASE WHEN entry.data->>'to' = 'Settled' THEN 'order.paid' END
    WHEN 'ORDER_MODIFIED' THEN 'order.changed'
    WHEN 'ORDER_FULFILLMENT_TRANSITION' THEN CASE entry.data->>'to'
      WHEN 'Shipped' THEN 'order.shipped' WHEN 'Delivered' THEN 'order.delivered' END
    WHEN 'ORDER_REFUND_TRANSITION' THEN CASE WHEN entry.data->>'to' = 'Settled' THEN 'order.refunded' END
  END`;

const history: EventSource = {
  name: 'history',
  newest: 'SELECT coalesce(max(id), 0)::text AS newest FROM history_entry',
  select: (after) => `
    SELECT entry.id AS place, 'history:' || entry.id AS fact, told.type, ${orderOf} AS object, placed."customFieldsStorekey" AS store_key,
      jsonb_strip_nulls(jsonb_build_object('orderId', placed.id, 'orderNumber', placed.code,
        'shipmentId', entry.data->'fulfillmentId', 'refundId', entry.data->'refundId')) AS facts, entry.at AS happened_at
    FROM (${entries(after)}) AS entry ${placed} CROSS JOIN LATERAL (SELECT ${typeOfEntry} AS type) AS told
    WHERE told.type IS NOT NULL`,
};

const withdrawals: EventSource = {
  name: 'withdrawals',
  newest: 'SELECT coalesce(max(id), 0)::text AS newest FROM order_withdrawal',
  select: (after) => `
    SELECT withdrawal.id AS place, 'withdrawal:' || withdrawal.id AS fact, 'order.withdrawn' AS type, ${orderOf} AS object,
      placed."customFieldsStorekey" AS store_key, jsonb_build_object('orderId', placed.id, 'orderNumber', placed.code,
        'lines', withdrawal.lines) AS facts, withdrawal.received_at AS happened_at
    FROM (SELECT *, order_id AS "orderId" FROM order_withdrawal WHERE id > ${after}) AS withdrawal ${placed}`,
};

const cases: EventSource = {
  name: 'cases',
  newest: 'SELECT coalesce(max(id), 0)::text AS newest FROM contact_request',
  select: (after) => `
    SELECT id AS place, 'case:' || id AS fact, 'case.opened' AS type, 'case:' || case_number AS object, store_key,
      jsonb_build_object('caseNumber', case_number, 'reason', reason, 'subreason', subreason) AS facts,
      created_at AS happened_at FROM contact_request WHERE id > ${after}`,
};

// By locale, as their index has them: each is asked from where it was left.
const byLocale = `unnest(ARRAY[${localeCodes.map((code) => `'${code}'`).join(', ')}]) AS place (locale)`;

// The documents of a product are written in one transaction, so the newest version stands for all of them.
const products: EventSource = {
  name: 'products',
  newest: `
    SELECT coalesce(max(last.version), 0)::text AS newest FROM ${byLocale} CROSS JOIN LATERAL (
      SELECT max(version) AS version FROM read_side.document WHERE kind = 'product' AND locale = place.locale) AS last`,
  select: (after) => `
    SELECT max(version) AS place, 'product:' || key || ':' || max(version) AS fact, 'product.changed' AS type, 'product:' || key AS object,
      NULL::text AS store_key, jsonb_build_object('sku', key) AS facts, clock_timestamp() AS happened_at
    FROM ${byLocale} CROSS JOIN LATERAL (
      SELECT key, version FROM read_side.document
      WHERE kind = 'product' AND locale = place.locale AND version > ${after}) AS written
    GROUP BY key`,
};

export const eventSources: readonly EventSource[] = [history, withdrawals, cases, products];
