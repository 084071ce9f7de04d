import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { EventBus, ProductVariant, ProductVariantEvent, TransactionalConnection, UserInputError } from '@vendure/core';
import { In, IsNull } from 'typeorm';

/** A page, a price and a stock belong to a product here: a second variant would be sold under the first one's. */
@Injectable()
export class OneVariantGuard implements OnApplicationBootstrap {
  constructor(
    private readonly events: EventBus,
    private readonly connection: TransactionalConnection,
  ) {}

  onApplicationBootstrap(): void {
    this.events.registerBlockingEventHandler({
      event: ProductVariantEvent,
      id: 'one-variant-a-product',
      handler: (event) => this.check(event),
    });
  }

  /** Within the transaction that made them, which fails with it. */
  private async check({ ctx, entity, type }: ProductVariantEvent): Promise<void> {
    if (type !== 'created') return;
    const productIds = [...new Set(entity.map(({ productId }) => productId))];
    const variants = await this.connection.getRepository(ctx, ProductVariant).find({
      where: { productId: In(productIds), deletedAt: IsNull() },
      select: { id: true, productId: true },
      loadEagerRelations: false,
    });
    if (variants.length <= productIds.length) return;
    throw new UserInputError('A product has one variant here. Please make a product of its own for the other one.');
  }
}
