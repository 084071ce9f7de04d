import { currencyCodes } from '@tradehall/domain/money/currencies.ts';
import { z } from 'zod';

export const orderedLine = z.object({
  sku: z.string(),
  /** Of the product a guarantee is for. */
  parentSku: z.string().nullable(),
  name: z.string(),
  quantity: z.int().positive(),
  /** What one piece cost, as the store wrote it; null where it was sold without the store's tax. */
  priceCents: z.int().nullable(),
  currencyCode: z.enum(currencyCodes),
});
export type OrderedLine = z.output<typeof orderedLine>;

// As it was placed, whatever an operator has cancelled since. A gift came with its coupon.
export const selectOrderedLines = `
  SELECT variant.sku, line."customFieldsParentsku" AS "parentSku", "order"."currencyCode",
    least(1000, sum(greatest(line."orderPlacedQuantity", line.quantity)))::int AS quantity,
    (max(line."listPrice") FILTER (WHERE line."listPriceIncludesTax"))::int AS "priceCents",
    coalesce(max(document.body::jsonb->>'name'), max(translation.name), variant.sku) AS name
  FROM "order" JOIN order_line AS line ON line."orderId" = "order".id
  JOIN product_variant AS variant ON variant.id = line."productVariantId"
  LEFT JOIN LATERAL (SELECT name FROM product_variant_translation WHERE "baseId" = variant.id ORDER BY id LIMIT 1)
    AS translation ON true
  LEFT JOIN read_side.document AS document
    ON document.kind = 'product' AND document.locale = $2 AND document.key = variant.sku
  WHERE "order".id = $1 AND line."customFieldsGiftof" IS NULL
    AND greatest(line."orderPlacedQuantity", line.quantity) > 0
  GROUP BY variant.sku, line."customFieldsParentsku", "order"."currencyCode" ORDER BY min(line.id)`;
