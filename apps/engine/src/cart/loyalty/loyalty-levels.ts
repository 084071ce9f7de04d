import { loyaltyTiers } from '@tradehall/domain/cart/loyalty-tiers.ts';
import { z } from 'zod';

const cents = z.union([z.int(), z.string().regex(/^\d+$/).transform(Number)]);

export const loyaltyLevelRow = z.object({
  key: z.enum(loyaltyTiers),
  discountPermyriad: z.int(),
  fromCents: z.record(z.string(), cents),
});

/** The levels as the operator has set them, the base tier first. $1: the tiers in their order */
export const selectLoyaltyLevels = `
  SELECT level.tier AS key, level.discount_permyriad AS "discountPermyriad",
    (SELECT coalesce(jsonb_object_agg(currency_code, from_cents), '{}') FROM loyalty_threshold AS its
      WHERE its.tier = level.tier) AS "fromCents"
  FROM loyalty_level AS level ORDER BY array_position($1::text[], level.tier)`;

/**
 * The level of a customer in a store: the one the worker has found, or a better one that an operator has granted by a
 * customer group, or the base. Guests have no account and no level. The parameters are places of a statement.
 */
export const selectTierOf = (customer: string, store: string, tiers: string): string => `
  SELECT level.tier AS key, level.discount_permyriad AS permyriad FROM loyalty_level AS level
  WHERE EXISTS (SELECT FROM customer WHERE id = ${customer} AND "userId" IS NOT NULL AND "deletedAt" IS NULL)
    AND (SELECT (flags->'loyalty_discount_enabled')::boolean FROM country_store WHERE key = ${store})
    AND (level.tier = (${tiers}::text[])[1]
      OR level.tier = (SELECT tier FROM loyalty_standing WHERE customer_id = ${customer})
      OR level.tier IN (SELECT granted.name FROM customer_group AS granted
        JOIN customer_groups_customer_group AS joined ON joined."customerGroupId" = granted.id
        WHERE joined."customerId" = ${customer}))
  ORDER BY array_position(${tiers}::text[], level.tier) DESC LIMIT 1`;
