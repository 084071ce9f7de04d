import { Injectable } from '@nestjs/common';
import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { inventoryEngineCalls, type InventoryRequest } from '@tradehall/domain/catalogue/catalogue.engine-calls.ts';
import { ProductVariant, type RequestContext, TransactionalConnection } from '@vendure/core';
import { z } from 'zod';
import { CartRows } from '../cart-rows';
import { findOwner } from '../cart-owner';
import { EngineDoor, type EngineResult } from '../../platform/engine-door/engine-door';
import { storeOf } from '../../platform/stores/store';
import { availableStock } from '../../catalogue/available-stock';

const entryRow = z.object({ sku: z.string(), available: z.number() });

const selectAvailable = `
  SELECT variant.sku, (${availableStock('variant')})::int AS available
  FROM product_variant AS variant JOIN product ON product.id = variant."productId"
  WHERE variant.sku = ANY($1::text[]) AND variant."deletedAt" IS NULL AND product."deletedAt" IS NULL`;

@Injectable()
export class InventoryService {
  constructor(
    door: EngineDoor,
    private readonly connection: TransactionalConnection,
    private readonly carts: CartRows,
  ) {
    door.serve(inventoryEngineCalls, { inventory: (ctx, request) => this.find(ctx, request) });
  }

  private async find(
    ctx: RequestContext,
    { skus, cartId }: InventoryRequest,
  ): Promise<EngineResult<typeof inventoryEngineCalls.inventory>> {
    if (cartId !== null && !(await this.owns(ctx, cartId))) return fail({ code: 'cart-not-found' });
    const rows: unknown = await this.connection.getRepository(ctx, ProductVariant).query(selectAvailable, [skus]);
    return succeed(z.array(entryRow).parse(rows));
  }

  private async owns(ctx: RequestContext, cartId: number): Promise<boolean> {
    const owner = findOwner(ctx);
    return owner !== null && (await this.carts.find(ctx, owner, storeOf(ctx), cartId)) !== null;
  }
}
