import { Injectable } from '@nestjs/common';
import { ProductVariant, type RequestContext, TransactionalConnection } from '@vendure/core';
import { z } from 'zod';
import { CartRows } from '../cart-rows';
import { findOwner } from '../cart-owner';
import { storeOf } from '../../platform/stores/store';
import { availableStock } from '../../catalogue/available-stock';

const question = z.object({
  skus: z.array(z.string()).min(1).max(100),
  cartId: z.coerce.number().int().positive().nullish(),
});

const entryRow = z.object({ sku: z.string(), available: z.number() });
export type InventoryEntry = z.output<typeof entryRow>;

const selectAvailable = `
  SELECT variant.sku, (${availableStock('variant')})::int AS available
  FROM product_variant AS variant JOIN product ON product.id = variant."productId"
  WHERE variant.sku = ANY($1::text[]) AND variant."deletedAt" IS NULL AND product."deletedAt" IS NULL`;

@Injectable()
export class InventoryService {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly carts: CartRows,
  ) {}

  async find(ctx: RequestContext, input: unknown): Promise<InventoryEntry[] | null> {
    const parsed = question.safeParse(input);
    if (!parsed.success) return null;
    const { skus, cartId } = parsed.data;
    if (cartId && !(await this.owns(ctx, cartId))) return null;
    const rows: unknown = await this.connection.getRepository(ctx, ProductVariant).query(selectAvailable, [skus]);
    return z.array(entryRow).parse(rows);
  }

  private async owns(ctx: RequestContext, cartId: number): Promise<boolean> {
    const owner = findOwner(ctx);
    return owner !== null && (await this.carts.find(ctx, owner, storeOf(ctx), cartId)) !== null;
  }
}
