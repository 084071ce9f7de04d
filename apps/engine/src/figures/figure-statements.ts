import { availableStock, isCounted } from '../catalogue/available-stock';

// $1 to $5: a row for each store with the instants at which the period before and the period itself begin and end. The engine
// keeps its moments without a zone, in that of the database: they are compared in that form, so that their indexes serve.
const period = `period AS MATERIALIZED (
    SELECT store_key, time_zone, before_at, from_at, until_at,
           before_at::timestamp AS before_moment, until_at::timestamp AS until_moment
      FROM unnest($1::text[], $2::text[], $3::timestamptz[], $4::timestamptz[], $5::timestamptz[])
        AS period (store_key, time_zone, before_at, from_at, until_at))`;

/** What counts: an order counts from the moment it is placed. The shop's own shopper never does. */
const placedInPeriod = `period JOIN "order" AS placed ON placed."customFieldsStorekey" = period.store_key
    AND placed."orderPlacedAt" >= period.before_moment AND placed."orderPlacedAt" < period.until_moment
    AND placed."customFieldsIssynthetic" IS NOT TRUE`;
const countedInPeriod = `${placedInPeriod} AND placed.state <> 'Cancelled'`;
const isNow = `placed."orderPlacedAt"::timestamptz >= period.from_at`;

/** By day of the store's own calendar; the period and the one before it are told apart by the day. */
export const selectDays = `
  WITH ${period}, known AS MATERIALIZED (
    SELECT period.store_key, placed."currencyCode" AS currency_code,
           (placed."orderPlacedAt"::timestamptz AT TIME ZONE period.time_zone)::date AS day,
           placed.state <> 'Cancelled' AS is_counted,
           placed."subTotalWithTax" + placed."shippingWithTax" AS gross, placed."subTotal" + placed.shipping AS net,
           NOT EXISTS (SELECT FROM payment WHERE payment."orderId" = placed.id
             AND payment.state IN ('Authorized', 'Settled')) AS is_unpaid
      FROM ${placedInPeriod})
  SELECT store_key AS "storeKey", currency_code AS "currencyCode", day::text AS day,
         count(*) FILTER (WHERE is_counted) AS orders,
         coalesce(sum(gross) FILTER (WHERE is_counted), 0) AS "grossCents",
         coalesce(sum(net) FILTER (WHERE is_counted), 0) AS "netCents",
         count(*) FILTER (WHERE is_counted AND is_unpaid) AS "unpaidOrders",
         coalesce(sum(gross) FILTER (WHERE is_counted AND is_unpaid), 0) AS "unpaidCents",
         count(*) FILTER (WHERE NOT is_counted) AS "cancelledOrders"
    FROM known GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`;

const sumOf = (field: string, list: string) =>
  `coalesce((SELECT sum((one->>'${field}')::numeric) FROM jsonb_array_elements(${list}::jsonb) AS one), 0)`;
/** The share of an amount of a whole line that its pieces still have after some were cancelled. */
const ofPiecesLeft = (cents: string) =>
  `(${cents} * line.quantity / greatest(line."orderPlacedQuantity", line.quantity))`;
const rate = sumOf('taxRate', 'line."taxLines"');
// As the engine rounds a line (`half-up-money.strategy.ts`): a half goes up in size, and what is within dust of one is one.
const roundUp = (cents: string) => `floor(${cents} + 0.50001)`;
const priced = `(line."listPrice" * line.quantity + ${ofPiecesLeft(sumOf('amount', 'line.adjustments'))})`;
const taken = ofPiecesLeft(`-(one->>'amount')::numeric`);
const lineNet = `CASE WHEN line."listPriceIncludesTax" THEN ${priced} * 100 / (100 + ${rate}) ELSE ${priced} END`;
const takenGross = `CASE WHEN line."listPriceIncludesTax" THEN ${taken} ELSE ${taken} * (100 + ${rate}) / 100 END`;

/** The lines whose product has a cost in the order's currency: what they brought without tax, and what they cost. */
export const selectMargins = `
  WITH ${period}
  SELECT period.store_key AS "storeKey", placed."currencyCode" AS "currencyCode", ${isNow} AS "isNow",
         sum(${roundUp(lineNet)}) AS "knownNetCents",
         sum(line.quantity * cost.net_cents::bigint) AS "costCents"
    FROM ${countedInPeriod}
    JOIN order_line AS line ON line."orderId" = placed.id AND line.quantity > 0
    JOIN purchase_cost AS cost ON cost.variant_id = line."productVariantId" AND cost.currency_code = placed."currencyCode"
   GROUP BY 1, 2, 3`;

/** What each code took off, with tax. */
export const selectCoupons = `
  WITH ${period}
  SELECT period.store_key AS "storeKey", placed."currencyCode" AS "currencyCode", ${isNow} AS "isNow",
         coalesce(promotion."couponCode", '') AS code, count(*) AS uses, coalesce(sum(taken.cents), 0) AS "takenCents"
    FROM ${countedInPeriod}
    JOIN coupon_redemption AS redeemed ON redeemed.order_id = placed.id
    JOIN promotion ON promotion.id = redeemed.promotion_id
    CROSS JOIN LATERAL (
      SELECT sum(${roundUp(takenGross)}) AS cents
        FROM order_line AS line CROSS JOIN jsonb_array_elements(line.adjustments::jsonb) AS one
       WHERE line."orderId" = placed.id AND line.quantity > 0
         AND one->>'adjustmentSource' = 'PROMOTION:' || promotion.id) AS taken
   GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 4, 3`;

// The bounds of all stores are there for the index.
const within = (moment: string, before: string, until: string) => `${moment} >= (SELECT min(${before}) FROM period)
     AND ${moment} < (SELECT max(${until}) FROM period) AND ${moment} >= period.${before} AND ${moment} < period.${until}`;

/** What happened in the period, whenever the order was placed: withdrawals, refunds, and answers of the payment provider. */
export const selectEvents = `
  WITH ${period}
  SELECT 'withdrawal' AS kind, period.store_key AS "storeKey", placed."currencyCode" AS "currencyCode",
         declared.received_at >= period.from_at AS "isNow", count(*) AS count, 0 AS cents
    FROM order_withdrawal AS declared JOIN "order" AS placed ON placed.id = declared.order_id
    JOIN period ON period.store_key = placed."customFieldsStorekey"
   WHERE ${within('declared.received_at', 'before_at', 'until_at')} GROUP BY 2, 3, 4
  UNION ALL
  SELECT 'refund', period.store_key, placed."currencyCode", refund."createdAt"::timestamptz >= period.from_at,
         count(*), sum(refund.total)
    FROM refund JOIN payment ON payment.id = refund."paymentId" JOIN "order" AS placed ON placed.id = payment."orderId"
    JOIN period ON period.store_key = placed."customFieldsStorekey"
   WHERE ${within('refund."createdAt"', 'before_moment', 'until_moment')}
     AND refund.state <> 'Failed' GROUP BY 2, 3, 4
  UNION ALL
  SELECT CASE WHEN attempt.result_code = 'Refused' THEN 'decline' ELSE 'answer' END, period.store_key,
         attempt.currency_code, attempt.created_at >= period.from_at, count(*), 0
    FROM period JOIN payment_attempt AS attempt ON attempt.store_key = period.store_key
     AND attempt.created_at >= period.before_at AND attempt.created_at < period.until_at
   WHERE NOT attempt.is_offline AND attempt.result_code IS NOT NULL
     AND attempt.cart_id NOT IN (SELECT id FROM "order" WHERE "customFieldsIssynthetic")
   GROUP BY 1, 2, 3, 4`;

const soldDays = 30;

/** The stores share their stock, so what all of them sold counts. What is not counted never runs out. */
export const selectRunningOut = `
  WITH sold AS (
    SELECT line."productVariantId" AS variant_id, sum(line.quantity) AS pieces
      FROM "order" AS placed JOIN order_line AS line ON line."orderId" = placed.id AND line.quantity > 0
     WHERE placed."orderPlacedAt" >= ($1::timestamptz - interval '${soldDays} days')::timestamp
       AND placed."orderPlacedAt" < $1::timestamptz::timestamp
       AND placed.state <> 'Cancelled' AND placed."customFieldsIssynthetic" IS NOT TRUE
     GROUP BY 1
  ), left_over AS (
    SELECT variant.id, variant.sku, sold.pieces, ${availableStock('variant')} AS available
      FROM sold JOIN product_variant AS variant ON variant.id = sold.variant_id
     WHERE variant."deletedAt" IS NULL AND variant.enabled AND ${isCounted('variant')})
  SELECT sku, coalesce((SELECT name FROM product_variant_translation
           WHERE "baseId" = left_over.id AND "languageCode" = 'en'), sku) AS name,
         available, pieces AS sold, floor(available * ${soldDays} / pieces) AS "daysLeft"
    FROM left_over WHERE floor(available * ${soldDays} / pieces) < $2
   ORDER BY available::numeric / pieces, sku LIMIT $3`;
