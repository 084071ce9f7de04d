import { countries } from '@tradehall/domain/countries/countries.ts';
import { storeKey } from '@tradehall/domain/countries/store.ts';
import type { Client } from 'pg';

/** Every store with each currency it has had: eleven of them in all. */
const places = Object.values(countries).flatMap((country) =>
  country.currency.map(({ value }) => ({ key: storeKey(country), zone: country.timeZone, currency: value })),
);

// A third of the orders is placed within a second of a midnight of the store, a third in the hours in which Europe's clocks
// are put forward, and the rest anywhere in four months. Some are synthetic, cancelled, never placed or not paid.
const orders = `
  INSERT INTO "order" (code, state, active, "couponCodes", "shippingAddress", "billingAddress", "currencyCode", "subTotal",
    "subTotalWithTax", shipping, "shippingWithTax", "customFieldsStorekey", "customFieldsIssynthetic", "orderPlacedAt")
  SELECT 'GEN-' || i, (ARRAY['PaymentAuthorized', 'PaymentSettled', 'Delivered', 'AwaitingPayment', 'Cancelled'])[1 + i / 7 % 5],
    false, '', '{}', '{}', place.currency, net, net + net * (i % 27) / 100, 400 + i % 90, 480 + i % 90, place.key, i % 31 = 0,
    CASE WHEN i % 37 = 0 THEN NULL ELSE (CASE i / 3 % 3
      WHEN 0 THEN (days.edge AT TIME ZONE place.zone) + (i / 9 % 3 - 1) * interval '1 second'
      WHEN 1 THEN timestamptz '2026-03-29T00:00:00Z' + random() * interval '3 hours'
      ELSE timestamptz '2025-12-20T00:00:00Z' + random() * interval '120 days' END)::timestamp END
  FROM generate_series(1, $1::int) AS i
  JOIN unnest($2::text[], $3::text[], $4::text[]) WITH ORDINALITY AS place (key, zone, currency, nth)
    ON nth = 1 + i % cardinality($2::text[])
  CROSS JOIN LATERAL (SELECT (ARRAY['2026-01-29', '2026-03-01', '2026-03-29', '2026-03-30', '2026-04-01'])[1 + i / 27 % 5]::timestamp AS edge) AS days
  CROSS JOIN LATERAL (SELECT (1000 + random() * 4000000 + i)::bigint AS net) AS amounts`;

// Several rates; every seventh order is net of tax. Of some lines pieces were cancelled, of some all.
const lines = `
  INSERT INTO order_line (quantity, "orderPlacedQuantity", "listPriceIncludesTax", adjustments, "taxLines", "productVariantId",
    "listPrice", "orderId")
  SELECT pieces.left_over, pieces.placed, made.id % 7 <> 0, CASE WHEN (made.id + n) % 3 = 0 THEN '[]' ELSE
      jsonb_build_array(
        jsonb_build_object('type', 'PROMOTION', 'description', '', 'data', '{}'::jsonb, 'amount', -(pieces.placed * (unit / 11)),
          'adjustmentSource', 'PROMOTION:' || ($2::int[])[1 + made.id % 3]),
        jsonb_build_object('type', 'PROMOTION', 'description', '', 'data', '{}'::jsonb, 'amount', -(made.id % 97),
          'adjustmentSource', 'PROMOTION:0'))::text END,
    '[{"description":"","taxRate":' || (CASE WHEN made.id % 14 = 0 THEN '0' ELSE (ARRAY['19', '7', '25.5', '21', '8.1'])[1 + (made.id + n) % 5] END) || '}]',
    ($1::int[])[1 + (made.id * 3 + n) % cardinality($1::int[])], unit, made.id
  FROM "order" AS made CROSS JOIN generate_series(1, 3) AS n
  CROSS JOIN LATERAL (SELECT (1 + made.id % 5)::int AS placed, greatest(0, 1 + made.id % 5 - (made.id + n) % 3 / 2 * 2)::int AS left_over) AS pieces
  CROSS JOIN LATERAL (SELECT (990 + random() * 300000)::int AS unit) AS prices
  WHERE made.code LIKE 'GEN-%' AND n <= 1 + made.id % 3`;

const attempts = `
  INSERT INTO payment_attempt (cart_id, cart_version, cart_hash, store_key, locale, intent_id, is_offline, method, amount_cents,
    currency_code, order_number, state, result_code, created_at, expires_at)
  SELECT made.id, 1, '', made."customFieldsStorekey", '', n::text, made.id % 6 = 0, 'card', 1 + made."subTotalWithTax",
    made."currencyCode", made.code || '-' || n, (ARRAY['CANCELLED', 'CLAIMED'])[n], (ARRAY['Refused', 'Authorised', 'Authorised', NULL])[1 + (made.id + n) % 4],
    coalesce(made."orderPlacedAt"::timestamptz, now()), now()
  FROM "order" AS made CROSS JOIN generate_series(1, 2) AS n WHERE made.code LIKE 'GEN-%'`;

const after = [
  `INSERT INTO coupon_redemption (promotion_id, order_id, attempt_id)
   SELECT ($1::int[])[1 + cart_id % 3], cart_id, id FROM payment_attempt WHERE intent_id = '1' AND cart_id % 4 = 1`,
  `INSERT INTO payment (method, state, metadata, amount, "orderId")
   SELECT 'card', (ARRAY['Authorized', 'Settled', 'Settled', 'Created', 'Declined'])[1 + id % 5], '{}', "subTotalWithTax", id
     FROM "order" WHERE code LIKE 'GEN-%' AND id % 11 <> 0`,
  // Mostly in a later period than the order.
  `INSERT INTO refund (method, state, metadata, "paymentId", items, shipping, adjustment, total, "createdAt")
   SELECT 'card', (ARRAY['Settled', 'Pending', 'Failed'])[1 + payment.id % 3], '{}', payment.id, 0, 0, 0, 1 + payment.amount / 3,
     coalesce("orderPlacedAt", now()::timestamp) + payment.id % 50 * interval '1 day'
     FROM payment JOIN "order" ON "order".id = payment."orderId" WHERE code LIKE 'GEN-%' AND payment.id % 4 = 0`,
  `INSERT INTO order_withdrawal (order_id, intent_id, name, email, locale, lines, received_at)
   SELECT id, 'once', '', '', '', '[]', "orderPlacedAt"::timestamptz + id % 40 * interval '1 day'
     FROM "order" WHERE code LIKE 'GEN-%' AND id % 9 = 0 AND "orderPlacedAt" IS NOT NULL`,
  `INSERT INTO purchase_cost (variant_id, currency_code, net_cents)
   SELECT variant, currency, 500 + nth * 37 FROM unnest($1::int[]) WITH ORDINALITY AS variants (variant, nth)
     CROSS JOIN (SELECT DISTINCT unnest($2::text[]) AS currency) AS currencies WHERE (nth + length(currency) + ascii(currency)) % 2 = 0`,
];

/** Orders with all that hangs on them, by a statement for each table: ten thousand take seconds. */
export async function generateOrders(client: Client, count: number, variantIds: readonly number[]): Promise<void> {
  const currencies = places.map(({ currency }) => currency);
  await client.query('SELECT setseed(0.25)');
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO promotion ("couponCode", enabled, conditions, actions, "priorityScore")
     SELECT code, true, '[]', '[]', 0 FROM unnest(ARRAY['SPRING', 'WELCOME', 'TRADE']) AS code RETURNING id`,
  );
  const promotionIds = rows.map(({ id }) => id);
  await client.query(orders, [count, places.map(({ key }) => key), places.map(({ zone }) => zone), currencies]);
  await client.query(lines, [variantIds, promotionIds]);
  await client.query(attempts);
  const values = [[promotionIds], [], [], [], [variantIds, currencies]];
  for (const [at, statement] of after.entries()) await client.query(statement, values[at]);
  await client.query('ANALYZE');
}
