import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, RequestContext, RwPermissionDefinition, Transaction } from '@vendure/core';
import gql from 'graphql-tag';
import type { VolumeDiscount } from './volume-discount.entity';
import { type VolumeGroup, VolumeDiscountsService } from './volume-discounts.service';

export const volumeDiscountPermission = new RwPermissionDefinition('VolumeDiscount');

export const volumeDiscountsSchema = gql`
  type VolumeDiscountStep {
    volume: Int!
    discountPermyriad: Int!
  }

  type VolumeDiscount {
    id: ID!
    discountGroup: String!
    steps: [VolumeDiscountStep!]!
    "Null: all stores"
    stores: [String!]
    isActive: Boolean!
    sortOrder: Int!
  }

  input VolumeDiscountStepInput {
    volume: Int!
    discountPermyriad: Int!
  }

  "As somebody saw it who changes it now"
  input SeenVolumeDiscountInput {
    steps: [VolumeDiscountStepInput!]!
    stores: [String!]
    isActive: Boolean!
  }

  input SaveVolumeDiscountInput {
    "Without it a new one"
    id: ID
    discountGroup: String!
    steps: [VolumeDiscountStepInput!]!
    stores: [String!]
    isActive: Boolean
    sortOrder: Int
    "Another change since then is not overwritten"
    seen: SeenVolumeDiscountInput
  }

  "Products that may have a volume discount together"
  type VolumeGroup {
    storeKey: String!
    discountGroup: String!
    "Sold in the store"
    products: Int!
  }

  extend type Query {
    volumeDiscounts: [VolumeDiscount!]!
    volumeGroups(storeKey: String!): [VolumeGroup!]!
  }

  extend type Mutation {
    saveVolumeDiscount(input: SaveVolumeDiscountInput!): VolumeDiscount!
  }
`;

@Resolver()
export class VolumeDiscountsResolver {
  constructor(private readonly discounts: VolumeDiscountsService) {}

  @Query('volumeDiscounts')
  @Allow(volumeDiscountPermission.Read)
  list(@Ctx() ctx: RequestContext): Promise<VolumeDiscount[]> {
    return this.discounts.findAll(ctx);
  }

  @Query('volumeGroups')
  @Allow(volumeDiscountPermission.Read)
  groups(@Ctx() ctx: RequestContext, @Args('storeKey') storeKey: string): Promise<VolumeGroup[]> {
    return this.discounts.findGroups(ctx, storeKey);
  }

  @Mutation('saveVolumeDiscount')
  @Allow(volumeDiscountPermission.Write)
  @Transaction()
  save(@Ctx() ctx: RequestContext, @Args('input') input: object): Promise<VolumeDiscount> {
    return this.discounts.save(ctx, input);
  }
}
