import { Injectable } from '@nestjs/common';
import { type RequestContext, TransactionalConnection } from '@vendure/core';
import { z } from 'zod';
import { ProductRecall } from './product-recall.entity';
import { type StandingRecall, standingRecall } from './standing-recall';

const select = `
  SELECT id, sku, hazard, action, batch, published_at AS "publishedAt" FROM product_recall
  WHERE sku = ANY($1::text[]) AND withdrawn_at IS NULL ORDER BY published_at DESC, id DESC`;

@Injectable()
export class StandingRecalls {
  constructor(private readonly connection: TransactionalConnection) {}

  /** By SKU; those that were withdrawn are over. */
  async ofProducts(ctx: RequestContext, skus: readonly string[]): Promise<ReadonlyMap<string, StandingRecall[]>> {
    if (skus.length === 0) return new Map();
    const rows: unknown = await this.connection.getRepository(ctx, ProductRecall).query(select, [skus]);
    return Map.groupBy(z.array(standingRecall).parse(rows), ({ sku }) => sku);
  }
}
