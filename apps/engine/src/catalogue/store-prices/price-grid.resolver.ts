import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, Permission, RequestContext, Transaction } from '@vendure/core';
import gql from 'graphql-tag';
import { stores } from '../../platform/stores/store';
import { type AppliedPrices, type ConcernList, PriceGridService } from './price-grid.service';

export const priceGridSchema = gql`
  "A product; its prices stand in the order of the stores that were asked for"
  type PriceGridRow {
    variantId: ID!
    sku: String!
    name: String!
    listCents: [Int]!
    saleCents: [Int]!
    "What the shop pays for it without tax, in the currency of the store; null where nobody has said"
    netCostCents: [Int]!
  }

  type PriceGrid {
    items: [PriceGridRow!]!
    totalItems: Int!
  }

  type PriceGridChoices {
    storeKeys: [String!]!
  }

  "Each list has a place for each of the stores. Without a list price the cell stays as it is."
  input PriceGridRowInput {
    variantId: ID!
    listCents: [Int]!
    saleCents: [Int]!
    "What the operator saw before: another price by now is not overwritten"
    seenListCents: [Int]!
    seenSaleCents: [Int]!
  }

  input PurchaseCostInput {
    variantId: ID!
    netCents: Int
  }

  type PriceConcern {
    variantId: ID!
    sku: String!
    storeKey: String!
    "changed-meanwhile, not-below-list, already-scheduled, nothing-to-return-to, ends-a-plan, below-cost, no-30-days or not-below-lowest"
    kind: String!
    "Nothing is written as long as there is one that blocks"
    blocks: Boolean!
    "The price it is measured by"
    cents: Int
  }

  "Those that block come first; not all of very many are listed"
  type PriceConcernList {
    items: [PriceConcern!]!
    totalItems: Int!
  }

  type AppliedPrices {
    written: Int!
    "PRICES_REFUSED: nothing was written"
    errorCode: String
    concerns: PriceConcernList!
  }

  extend type Query {
    priceGridChoices: PriceGridChoices!
    priceGrid(stores: [String!]!, search: String, skus: [String!], skip: Int, take: Int): PriceGrid!
    "What applyStorePrices would say, or with a time scheduleStorePrices; nothing is written"
    previewStorePrices(stores: [String!]!, rows: [PriceGridRowInput!]!, from: String, until: String): PriceConcernList!
  }

  extend type Mutation {
    "All of them or none"
    applyStorePrices(stores: [String!]!, rows: [PriceGridRowInput!]!): AppliedPrices!
    setPurchaseCosts(currencyCode: CurrencyCode!, costs: [PurchaseCostInput!]!): Int!
  }
`;

@Resolver()
export class PriceGridResolver {
  constructor(private readonly grid: PriceGridService) {}

  @Query('priceGridChoices')
  @Allow(Permission.ReadCatalog, Permission.ReadProduct)
  choices(): { storeKeys: string[] } {
    return { storeKeys: stores.map(({ key }) => key) };
  }

  @Query('priceGrid')
  @Allow(Permission.ReadCatalog, Permission.ReadProduct)
  find(@Ctx() ctx: RequestContext, @Args() args: object): ReturnType<PriceGridService['find']> {
    return this.grid.find(ctx, args);
  }

  @Query('previewStorePrices')
  @Allow(Permission.ReadCatalog, Permission.ReadProduct)
  preview(@Ctx() ctx: RequestContext, @Args() args: object): Promise<ConcernList> {
    return this.grid.preview(ctx, args);
  }

  @Mutation('applyStorePrices')
  @Allow(Permission.UpdateCatalog, Permission.UpdateProduct)
  @Transaction()
  apply(@Ctx() ctx: RequestContext, @Args() args: object): Promise<AppliedPrices> {
    return this.grid.apply(ctx, args);
  }

  @Mutation('setPurchaseCosts')
  @Allow(Permission.UpdateCatalog, Permission.UpdateProduct)
  @Transaction()
  setCosts(@Ctx() ctx: RequestContext, @Args() args: object): Promise<number> {
    return this.grid.setCosts(ctx, args);
  }
}
