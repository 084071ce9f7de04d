import { loyaltyTiers } from '@tradehall/domain/cart/loyalty-tiers.ts';
import { z } from 'zod';
import { volumeDiscount } from '@tradehall/domain/cart/discount.ts';
import { availableStock } from '../../catalogue/available-stock';
import { selectTierOf } from '../loyalty/loyalty-levels';
import { actionCodes } from './promotion-rules';

const variantFacts = z.object({
  variantId: z.int(),
  sku: z.string(),
  volumeGroup: z.string().nullable(),
  brand: z.string().nullable(),
  categoryIds: z.array(z.int()).nullable(),
  listCents: z.int().nullable(),
  saleCents: z.int().nullable(),
});
export type VariantFacts = z.output<typeof variantFacts>;

// Stored without a time zone, as the engine's process writes and reads its own clock.
const moment = z.string().transform((text) => new Date(text));

const promotionFacts = z.object({
  id: z.int(),
  code: z.string().nullable(),
  name: z.string().nullable(),
  isCombinable: z.boolean().nullable(),
  startsAt: moment.nullable(),
  endsAt: moment.nullable(),
  isUsedUp: z.boolean(),
  conditions: z.unknown(),
  actions: z.unknown(),
  gift: z.object({ variantId: z.int(), available: z.int() }).nullable(),
});
export type PromotionFacts = z.output<typeof promotionFacts>;

export const pricingFacts = z.object({
  variants: z.array(variantFacts),
  volumeDiscounts: z.array(z.object({ group: z.string(), steps: volumeDiscount.shape.steps })),
  tier: z.object({ key: z.enum(loyaltyTiers), permyriad: z.int() }).nullable(),
  promotions: z.array(promotionFacts),
});
export type PricingFacts = z.output<typeof pricingFacts>;

// $1 variants, $2 store, $3 coupon codes in small letters, $4 customer, $5 order, $6 language, $7 tiers, $8 locales
const variants = `
  SELECT variant.id AS "variantId", variant.sku, product."customFieldsVolumediscountgroup" AS "volumeGroup",
    product."customFieldsBrand" AS brand, price.list_cents AS "listCents", price.sale_cents AS "saleCents",
    CASE WHEN cardinality($3::text[]) > 0 THEN (
      SELECT json_agg(DISTINCT closure.id_ancestor) FROM product_category
      JOIN collection_closure AS closure ON closure.id_descendant = product_category.collection_id
      WHERE product_category.product_id = product.id) END AS "categoryIds"
  FROM product_variant AS variant JOIN product ON product.id = variant."productId"
  LEFT JOIN store_price AS price ON price.variant_id = variant.id AND price.store_key = $2
  WHERE variant.id = ANY($1::int[])`;

const volumeDiscounts = `
  SELECT discount_group AS "group", steps FROM volume_discount
  WHERE is_active AND (stores IS NULL OR $2 = ANY(stores)) AND discount_group IN (SELECT "volumeGroup" FROM variants)`;

const tier = selectTierOf('$4', '$2', '$7');

const uses = (whose: string) => `
  (SELECT count(*) FROM order_promotions_promotion AS used JOIN "order" AS placed ON placed.id = used."orderId"
   WHERE used."promotionId" = promotion.id AND placed.id <> $5 AND placed."orderPlacedAt" IS NOT NULL
     AND placed.state <> 'Cancelled'${whose})`;

const gift = `
  SELECT json_build_object('variantId', variant.id, 'available', (${availableStock('variant')})::int)
  FROM product_variant AS variant JOIN product ON product.id = variant."productId"
  JOIN store_price ON store_price.variant_id = variant.id AND store_price.store_key = $2
  WHERE promotion.actions::jsonb->0->>'code' = '${actionCodes.gift}'
    AND variant.sku = promotion.actions::jsonb->0->'args'->0->>'value'
    AND variant."deletedAt" IS NULL AND variant.enabled AND product."deletedAt" IS NULL AND product.enabled
    AND product."customFieldsEligibleforselling" AND product."customFieldsEnabledonmarket"::jsonb ?| $8
  ORDER BY variant.id LIMIT 1`;

const promotions = `
  SELECT promotion.id, nullif("couponCode", '') AS code, "customFieldsIscombinable" AS "isCombinable", "startsAt", "endsAt",
    conditions::json AS conditions, actions::json AS actions,
    coalesce("usageLimit" <= ${uses('')}, false)
      OR coalesce("perCustomerUsageLimit" <= ${uses(' AND placed."customerId" = $4')}, false) AS "isUsedUp",
    (${gift}) AS gift,
    (SELECT name FROM promotion_translation WHERE "baseId" = promotion.id
     ORDER BY "languageCode" = $6 DESC, "languageCode" = 'en' DESC LIMIT 1) AS name
  FROM promotion
  WHERE "deletedAt" IS NULL AND enabled AND (coalesce("couponCode", '') = '' OR lower("couponCode") = ANY($3::text[]))
  ORDER BY promotion.id`;

const list = (rows: string) => `(SELECT coalesce(json_agg(${rows}), '[]') FROM ${rows})`;

/** All that is known about a cart besides itself, as one row. */
export const selectPricingFacts = `
  WITH variants AS (${variants}), discounts AS (${volumeDiscounts}), tier AS (${tier}), promotions AS (${promotions})
  SELECT ${list('variants')} AS variants, ${list('discounts')} AS "volumeDiscounts",
    (SELECT row_to_json(tier) FROM tier) AS tier, ${list('promotions')} AS promotions`;
