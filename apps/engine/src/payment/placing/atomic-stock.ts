import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { StockLevel, StockLevelService, TransactionalConnection } from '@vendure/core';

/** The engine reads a stock level, adds to it and writes it back: what another order did meanwhile would be undone. */
@Injectable()
export class AtomicStock implements OnApplicationBootstrap {
  constructor(
    private readonly levels: StockLevelService,
    private readonly connection: TransactionalConnection,
  ) {}

  onApplicationBootstrap(): void {
    this.levels.updateStockAllocatedForLocation = async (ctx, productVariantId, stockLocationId, change) => {
      await this.connection.getRepository(ctx, StockLevel).query(
        `UPDATE stock_level SET "stockAllocated" = "stockAllocated" + $3, "updatedAt" = now()
          WHERE "productVariantId" = $1 AND "stockLocationId" = $2`,
        [Number(productVariantId), Number(stockLocationId), change],
      );
    };
  }
}
