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
import { CountryStore } from '../../platform/stores/country-store.entity';
import { findStore } from '../../platform/stores/store';
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

/** One of every store; without a list price the variant cannot be bought there. */
export interface ShownStorePrice {
  readonly storeKey: string;
  readonly listCents: number | null;
  readonly saleCents: number | null;
  readonly updatedAt: Date | null;
}

@Injectable()
export class StorePricesService {
  constructor(private readonly connection: TransactionalConnection) {}

  async findOfVariant(ctx: RequestContext, variantId: number): Promise<ShownStorePrice[]> {
    const prices = await this.connection.getRepository(ctx, StorePrice).findBy({ variantId });
    const byStore = new Map(prices.map((price) => [price.storeKey, price]));
    const stores = await this.connection
      .getRepository(ctx, CountryStore)
      .find({ select: { key: true }, order: { key: 'ASC' } });
    return stores.map(
      ({ key }) => byStore.get(key) ?? { storeKey: key, listCents: null, saleCents: null, updatedAt: null },
    );
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
    if (effectiveCents(before) !== effectiveCents(after) || beginsReduction(before, after)) {
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

/** Also at the price asked so far: the lowest price shown beside a reduction is that of the 30 days before it. */
function beginsReduction(before: StorePrice | null, after: StorePrice): boolean {
  return after.saleCents !== null && (before?.saleCents ?? null) === null;
}

function effectiveCents(price: StorePrice | null): number | null {
  return price && (price.saleCents ?? price.listCents);
}
