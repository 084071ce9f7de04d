import { maximumQuantity } from '@tradehall/domain/calls/fields.ts';

/** SQL for whether the pieces of a variant are counted at all. */
export function isCounted(variant: string): string {
  return `(${variant}."trackInventory" = 'TRUE' OR ${variant}."trackInventory" = 'INHERIT'
    AND (SELECT "trackInventory" FROM global_settings ORDER BY id LIMIT 1))`;
}

/**
 * SQL for the pieces of a variant that can be sold, by the engine's own rule; of what is not counted, the most one may
 * order. `variant` is the name the statement gives to the table.
 */
export function availableStock(variant: string): string {
  return `CASE
    WHEN NOT ${isCounted(variant)} THEN ${maximumQuantity}
    ELSE greatest(0, coalesce((SELECT sum(level."stockOnHand" - level."stockAllocated") FROM stock_level AS level
        WHERE level."productVariantId" = ${variant}.id), 0)
      - CASE WHEN ${variant}."useGlobalOutOfStockThreshold"
          THEN (SELECT "outOfStockThreshold" FROM global_settings ORDER BY id LIMIT 1)
          ELSE ${variant}."outOfStockThreshold" END)
  END`;
}
