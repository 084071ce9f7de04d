import { Injectable } from '@nestjs/common';
import { EntityNotFoundError, type RequestContext, TransactionalConnection, UserInputError } from '@vendure/core';
import { z } from 'zod';
import { Statements } from '../../platform/statements';
import { CountryStore } from '../../platform/stores/country-store.entity';
import { findStore } from '../../platform/stores/store';
import { StorePrice } from './store-price.entity';
import { cents } from './price-cells';
import { lockVariants, writePricesByHand } from './write-prices';

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
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly statements: Statements,
  ) {}

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

  /** Within the caller's transaction. */
  async set(ctx: RequestContext, input: NewStorePrice): Promise<StorePrice> {
    const parsed = newStorePrice.safeParse(input);
    if (!parsed.success) throw new UserInputError(z.prettifyError(parsed.error));
    const { variantId, storeKey } = parsed.data;
    const database = this.statements.databaseOf(ctx);
    if (!(await lockVariants(database, [variantId])).has(variantId))
      throw new EntityNotFoundError('ProductVariant', variantId);
    await writePricesByHand(database, [parsed.data]);
    return this.connection.getRepository(ctx, StorePrice).findOneByOrFail({ variantId, storeKey });
  }
}
