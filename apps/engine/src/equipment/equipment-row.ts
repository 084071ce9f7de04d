import { z } from 'zod';

export const equipmentRow = z.object({
  orderId: z.int(),
  orderNumber: z.string(),
  placedAt: z.date(),
  deliveredAt: z.date().nullable(),
  sku: z.string(),
  name: z.string(),
  /** What their buyer still has of it. */
  quantity: z.int().positive(),
  /** The extra guarantee that was bought with it. */
  guarantee: z.string().nullable(),
});
export type EquipmentRow = z.output<typeof equipmentRow>;

const withdrawn = `coalesce((SELECT sum((part->>'quantity')::int) FROM order_withdrawal AS declared,
    jsonb_array_elements(declared.lines) AS part
  WHERE declared.order_id = placed.id AND (part->>'lineId')::int = line.id), 0)`;

// What an operator has cancelled since is of those that were withdrawn from (judge-withdrawal.ts). Guarantees are papers.
export const selectEquipment = `
  SELECT * FROM (
    SELECT placed.id AS "orderId", placed.code AS "orderNumber", placed."orderPlacedAt" AS "placedAt", variant.sku,
      coalesce(document.body::jsonb->>'name', translation.name, variant.sku) AS name,
      least(line.quantity, greatest(line."orderPlacedQuantity", line.quantity) - ${withdrawn})::int AS quantity,
      (SELECT max(fulfillment."updatedAt") FROM order_line_reference AS part
        JOIN fulfillment ON fulfillment.id = part."fulfillmentId" AND fulfillment.state = 'Delivered'
        WHERE part."orderLineId" = line.id) AS "deliveredAt",
      (SELECT max(article.sku) FROM order_line AS paper
        JOIN product_variant AS article ON article.id = paper."productVariantId"
        WHERE paper."orderId" = placed.id AND paper.quantity > 0 AND line."customFieldsGiftof" IS NULL
          AND paper."customFieldsParentsku" = variant.sku) AS guarantee
    FROM cart
    JOIN "order" AS placed ON placed.id = cart.order_id AND placed.state <> 'Cancelled'
    JOIN order_line AS line ON line."orderId" = placed.id AND line."customFieldsParentsku" IS NULL
    JOIN product_variant AS variant ON variant.id = line."productVariantId" AND variant.sku ~ '^EX[0-9]{8}$'
    LEFT JOIN LATERAL (SELECT name FROM product_variant_translation WHERE "baseId" = variant.id ORDER BY id LIMIT 1)
      AS translation ON true
    LEFT JOIN read_side.document AS document
      ON document.kind = 'product' AND document.locale = $3 AND document.key = variant.sku
    WHERE cart.store_key = $1 AND cart.state = 'Ordered'
      AND cart.customer_id = (SELECT id FROM customer WHERE "userId" = $2 AND "deletedAt" IS NULL)
  ) AS bought
  WHERE quantity > 0 ORDER BY "placedAt" DESC, "orderId" DESC, sku LIMIT 5000`;
