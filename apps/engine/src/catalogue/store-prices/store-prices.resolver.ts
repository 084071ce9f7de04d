import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, Permission, RequestContext, Transaction } from '@vendure/core';
import gql from 'graphql-tag';
import { currencyOf, findStore } from '../../platform/stores/store';
import type { StorePrice } from './store-price.entity';
import { type ShownStorePrice, StorePricesService } from './store-prices.service';

export const storePricesSchema = gql`
  type StorePrice {
    storeKey: String!
    currencyCode: CurrencyCode!
    listCents: Int
    saleCents: Int
    updatedAt: DateTime
  }

  extend type Query {
    storePrices(variantId: ID!): [StorePrice!]!
  }

  extend type Mutation {
    setStorePrice(variantId: ID!, storeKey: String!, listCents: Int!, saleCents: Int): StorePrice!
  }
`;

interface SetStorePriceArgs {
  variantId: string;
  storeKey: string;
  listCents: number;
  saleCents?: number | null;
}

@Resolver('StorePrice')
export class StorePricesResolver {
  constructor(private readonly storePrices: StorePricesService) {}

  @Query('storePrices')
  @Allow(Permission.ReadCatalog, Permission.ReadProduct)
  list(@Ctx() ctx: RequestContext, @Args('variantId') variantId: string): Promise<ShownStorePrice[]> {
    return this.storePrices.findOfVariant(ctx, Number(variantId));
  }

  @Mutation('setStorePrice')
  @Allow(Permission.UpdateCatalog, Permission.UpdateProduct)
  @Transaction()
  set(@Ctx() ctx: RequestContext, @Args() args: SetStorePriceArgs): Promise<StorePrice> {
    return this.storePrices.set(ctx, { ...args, saleCents: args.saleCents ?? null });
  }

  @ResolveField('currencyCode')
  currencyCode(@Parent() price: ShownStorePrice): string | null {
    const store = findStore(price.storeKey);
    return store && currencyOf(store);
  }
}
