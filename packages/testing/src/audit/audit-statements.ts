const placed = `"order"."orderPlacedAt" IS NOT NULL`;
const total = `"order"."subTotalWithTax" + "order"."shippingWithTax"`;
const counted = `(variant."trackInventory" = 'TRUE' OR variant."trackInventory" = 'INHERIT'
  AND (SELECT "trackInventory" FROM global_settings ORDER BY id LIMIT 1))`;

/** Each answers a row `what` for every breach. */
const violations: readonly (readonly [string, string])[] = [
  [
    'I2',
    `SELECT 'double: cart ' || cart_id || ' has ' || count(*) || ' claimed payments' AS what FROM payment_attempt
      WHERE state = 'CLAIMED' GROUP BY cart_id HAVING count(*) > 1`,
  ],
  [
    'I2',
    `SELECT 'double: order ' || "orderId" || ' has ' || count(*) || ' payments' AS what FROM payment
      GROUP BY "orderId" HAVING count(*) > 1`,
  ],
  [
    'I2',
    `SELECT 'order ' || "order".id || ' was placed without a payment' AS what FROM "order"
      WHERE ${placed} AND NOT EXISTS (SELECT FROM payment_attempt WHERE order_id = "order".id)`,
  ],
  [
    'I2',
    `SELECT 'attempt ' || attempt.id || ' claims an order that was not placed' AS what FROM payment_attempt AS attempt
       LEFT JOIN "order" ON "order".id = attempt.order_id
      WHERE attempt.state = 'CLAIMED' AND "order"."orderPlacedAt" IS NULL AND "customFieldsIssynthetic" IS NOT TRUE`,
  ],
  [
    'I3',
    `SELECT 'order ' || "order".id || ' costs ' || ${total} || ', paid were ' || amount_cents AS what
       FROM payment_attempt JOIN "order" ON "order".id = order_id JOIN payment ON payment."orderId" = "order".id
      WHERE payment_attempt.state = 'CLAIMED' AND "order".state <> 'Cancelled'
        AND (${total} <> amount_cents OR payment.amount <> amount_cents OR "order"."currencyCode" <> currency_code)`,
  ],
  [
    'I4',
    `SELECT 'order ' || "order".id || ' lives with a payment that is ' || payment_attempt.state AS what
       FROM payment_attempt JOIN "order" ON "order".id = order_id
      WHERE payment_attempt.state <> 'CLAIMED' AND "order".state <> 'Cancelled'`,
  ],
  [
    'I5',
    `SELECT 'oversold: ' || variant.sku || ' has ' || "stockOnHand" || ', promised are ' || "stockAllocated" AS what
       FROM stock_level JOIN product_variant AS variant ON variant.id = "productVariantId"
      WHERE ${counted} AND ("stockAllocated" > "stockOnHand" OR "stockAllocated" < 0)`,
  ],
  [
    'I5',
    `SELECT 'stock of ' || variant.sku || ': promised are ' || level.allocated || ', ordered were ' || coalesce(ordered.quantity, 0) AS what
       FROM product_variant AS variant
       JOIN (SELECT "productVariantId", sum("stockAllocated") AS allocated FROM stock_level GROUP BY 1) AS level
         ON level."productVariantId" = variant.id
       LEFT JOIN (SELECT line."productVariantId", sum(line.quantity) AS quantity FROM order_line AS line
           JOIN "order" ON "order".id = line."orderId" WHERE ${placed} AND "order".state <> 'Cancelled' GROUP BY 1) AS ordered
         ON ordered."productVariantId" = variant.id
      WHERE ${counted} AND level.allocated <> coalesce(ordered.quantity, 0)
        AND NOT EXISTS (SELECT FROM stock_movement WHERE "productVariantId" = variant.id AND type = 'SALE')`,
  ],
  [
    'I5',
    `SELECT 'stock of ' || sku || ' is kept for attempt ' || attempt.id || ', which is ' || attempt.state AS what
       FROM reservation JOIN payment_attempt AS attempt ON attempt.id = attempt_id
      WHERE attempt.state NOT IN ('CREATED', 'SENT', 'REDIRECTED', 'PENDING', 'AUTHORISED')`,
  ],
  [
    'I6',
    `SELECT 'coupon ' || "couponCode" || ' was redeemed ' || count(*) || ' times' AS what FROM promotion
       JOIN coupon_redemption ON promotion_id = promotion.id JOIN "order" ON "order".id = order_id
      WHERE "order".state <> 'Cancelled' AND "usageLimit" IS NOT NULL
      GROUP BY promotion.id HAVING count(*) > "usageLimit"`,
  ],
  [
    'I6',
    `SELECT 'coupon ' || "couponCode" || ' was used ' || count(*) || ' times' AS what FROM promotion
       JOIN order_promotions_promotion AS used ON used."promotionId" = promotion.id
       JOIN "order" ON "order".id = used."orderId"
      WHERE ${placed} AND "order".state <> 'Cancelled' AND "usageLimit" IS NOT NULL
      GROUP BY promotion.id HAVING count(*) > "usageLimit"`,
  ],
  [
    'I7',
    `SELECT 'cart ' || order_id || ' made two changes to version ' || version AS what FROM cart_intent
      GROUP BY order_id, version HAVING count(*) > 1`,
  ],
  [
    'I7',
    `SELECT 'cart ' || cart.order_id || ' has lost a change' AS what FROM cart JOIN cart_intent USING (order_id)
      WHERE cart_intent.version > cart.version`,
  ],
  [
    'I9',
    `SELECT 'line ' || line.id || ' of order ' || line."orderId" || ' was promised ' || sum(movement.quantity)
         || ' pieces, ordered were ' || line."orderPlacedQuantity" AS what
       FROM stock_movement AS movement JOIN order_line AS line ON line.id = movement."orderLineId"
      WHERE movement.type = 'ALLOCATION'
      GROUP BY line.id HAVING sum(movement.quantity) <> line."orderPlacedQuantity"`,
  ],
  [
    'I9',
    `SELECT 'attempt ' || attempt_id || ' was sent to the provider ' || count(*) || ' times' AS what FROM provider_call
      WHERE kind = 'pay' GROUP BY attempt_id HAVING count(*) > 1`,
  ],
  ['I9', `SELECT 'webhook ' || id || ' belongs to no payment' AS what FROM webhook_inbox WHERE outcome = 'unmatched'`],
  [
    'I10',
    `SELECT 'order ' || "order".id || ' has ' || count(mail.id) || ' confirmations' AS what FROM "order"
       LEFT JOIN mail_outbox AS mail ON mail.order_id = "order".id AND mail.kind = 'order-confirmation'
      WHERE ${placed} GROUP BY "order".id HAVING count(mail.id) <> 1`,
  ],
  [
    'I11',
    `SELECT 'order number ' || code || ' was given ' || count(*) || ' times' AS what FROM "order"
      WHERE ${placed} GROUP BY code HAVING count(*) > 1`,
  ],
  [
    'I11',
    `SELECT 'order ' || "order".id || ' is called ' || code || ', its payment ' || order_number AS what
       FROM payment_attempt JOIN "order" ON "order".id = order_id WHERE code <> order_number`,
  ],
];

export const auditStatements = {
  attempts: `
    SELECT attempt.id::text, cart_id AS "cartId", attempt.state, order_number AS reference, amount_cents AS "amountCents",
      currency_code AS "currencyCode", psp_ref AS "pspRef", "order".state AS "orderState", is_offline AS "isOffline",
      (SELECT max(payment.state) FROM payment WHERE payment."orderId" = attempt.order_id) AS "paymentState",
      (SELECT count(*)::int FROM provider_call WHERE attempt_id = attempt.id AND kind = 'refund') AS refunds
    FROM payment_attempt AS attempt LEFT JOIN "order" ON "order".id = attempt.order_id`,
  orders: `SELECT count(*)::int AS count FROM "order" WHERE ${placed}`,
  unsettled: `
    SELECT (SELECT count(*) FROM payment_attempt WHERE state IN ('SENT', 'PENDING', 'AUTHORISED', 'GIVING_UP', 'REVERSING'))::int
      + (SELECT count(*) FROM webhook_inbox WHERE done_at IS NULL)::int
      + (SELECT count(*) FROM provider_call WHERE due_at IS NOT NULL)::int AS count`,
  violations,
} as const;
