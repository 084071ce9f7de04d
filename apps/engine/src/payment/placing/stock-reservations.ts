import { Injectable } from '@nestjs/common';
import type { Order, RequestContext } from '@vendure/core';
import { z } from 'zod';
import { availableStock, isCounted } from '../../catalogue/available-stock';
import { Statements } from '../../platform/statements';

const shortage = z.object({ sku: z.string(), available: z.int() });
type Shortage = z.output<typeof shortage>;

// By SKU, as everybody who locks several: two buyers of the same goods wait for one another, never both for ever.
const lockStock = `
  SELECT level.id FROM stock_level AS level JOIN product_variant AS variant ON variant.id = level."productVariantId"
   WHERE variant.id = ANY($1::int[]) AND ${isCounted('variant')} ORDER BY variant.sku, level.id FOR UPDATE OF level`;

// A statement of its own, after the lock: it sees what those have written who held the lock before.
const selectShortage = `
  WITH wanted AS (
    SELECT variant.sku, wanted.quantity, ${availableStock('variant')} - coalesce((
        SELECT sum(reservation.quantity) FROM reservation
         WHERE variant_id = variant.id AND attempt_id <> $3 AND expires_at > now()), 0) AS available
      FROM unnest($1::int[], $2::int[]) AS wanted (variant_id, quantity)
      JOIN product_variant AS variant ON variant.id = wanted.variant_id
     WHERE ${isCounted('variant')})
  SELECT sku, greatest(0, available)::int AS available FROM wanted WHERE quantity > available ORDER BY sku LIMIT 1`;

const reserve = `
  INSERT INTO reservation (attempt_id, variant_id, sku, quantity, expires_at)
  SELECT $3, variant.id, variant.sku, wanted.quantity, now() + $4 * interval '1 millisecond'
    FROM unnest($1::int[], $2::int[]) AS wanted (variant_id, quantity)
    JOIN product_variant AS variant ON variant.id = wanted.variant_id WHERE ${isCounted('variant')}`;

/** Goods that are being paid for. The lock on their stock lasts as long as the caller's transaction. */
@Injectable()
export class StockReservations {
  constructor(private readonly statements: Statements) {}

  /** What is missing beside what others have reserved; null when all is there. */
  async lockAndCheck(ctx: RequestContext, attemptId: string, order: Order): Promise<Shortage | null> {
    const wanted = wantedOf(order);
    await this.statements.run(ctx, lockStock, [[...wanted.keys()]]);
    return this.statements.first(ctx, shortage, selectShortage, [[...wanted.keys()], [...wanted.values()], attemptId]);
  }

  async reserve(ctx: RequestContext, attemptId: string, order: Order, forMs: number): Promise<void> {
    const wanted = wantedOf(order);
    await this.statements.run(ctx, reserve, [[...wanted.keys()], [...wanted.values()], attemptId, forMs]);
  }
}

function wantedOf({ lines }: Order): Map<number, number> {
  const wanted = new Map<number, number>();
  for (const { productVariantId, quantity } of lines) {
    const variantId = Number(productVariantId);
    wanted.set(variantId, (wanted.get(variantId) ?? 0) + quantity);
  }
  return wanted;
}
