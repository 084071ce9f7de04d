import { Injectable } from '@nestjs/common';
import {
  EntityNotFoundError,
  ProductVariant,
  type RequestContext,
  TransactionalConnection,
  UserInputError,
} from '@vendure/core';
import { IsNull } from 'typeorm';
import { z } from 'zod';
import { findStore } from '../country-stores/store';
import { StorePrice } from './store-price.entity';
import { StorePriceHistory } from './store-price-history.entity';

const cents = z.int().min(1).max(2_147_483_647);

const newStorePrice = z
  .object({ variantId: z.coerce.number().int(), storeKey: z.string(), listCents: cents, saleCents: cents.nullable() })
  .refine(({ storeKey }) => findStore(storeKey) !== null, { error: 'there is no such store', path: ['storeKey'] })
  .refine(({ listCents, saleCents }) => saleCents === null || saleCents < listCents, {
    error: 'a sale price is below the list price',
    path: ['saleCents'],
  });

export type NewStorePrice = z.input<typeof newStorePrice>;

@Injectable()
export class StorePricesService {
  constructor(private readonly connection: TransactionalConnection) {}

  findOfVariant(ctx: RequestContext, variantId: number): Promise<StorePrice[]> {
    return this.connection.getRepository(ctx, StorePrice).find({ where: { variantId }, order: { storeKey: 'ASC' } });
  }

  /** Within the caller's transaction: a price without its line in the history would break the 30-day rule. */
  async set(ctx: RequestContext, input: NewStorePrice): Promise<StorePrice> {
    const parsed = newStorePrice.safeParse(input);
    if (!parsed.success) throw new UserInputError(z.prettifyError(parsed.error));
    const price = parsed.data;
    const { variantId, storeKey } = price;
    await this.lockVariant(ctx, variantId);
    const repository = this.connection.getRepository(ctx, StorePrice);
    const before = await repository.findOneBy({ variantId, storeKey });
    const after = await repository.save(repository.create({ ...price, updatedAt: new Date() }));
    if (effectiveCents(before) !== effectiveCents(after)) {
      await this.connection
        .getRepository(ctx, StorePriceHistory)
        .insert({ variantId, storeKey, effectiveFrom: () => 'clock_timestamp()', cents: effectiveCents(after) ?? 0 });
    }
    return after;
  }

  /** One change of a variant's prices at a time, so that the history stays in the order of the changes. */
  private async lockVariant(ctx: RequestContext, variantId: number): Promise<void> {
    const variant = await this.connection.getRepository(ctx, ProductVariant).findOne({
      where: { id: variantId, deletedAt: IsNull() },
      select: { id: true },
      loadEagerRelations: false,
      lock: { mode: 'pessimistic_write' },
    });
    if (!variant) throw new EntityNotFoundError('ProductVariant', variantId);
  }
}

function effectiveCents(price: StorePrice | null): number | null {
  return price && (price.saleCents ?? price.listCents);
}
