import { Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, Permission, RequestContext } from '@vendure/core';
import gql from 'graphql-tag';
import { type MyLoyaltyTier, LoyaltyTiersService } from './loyalty-tiers.service';

export const myLoyaltyTierSchema = gql`
  type MyLoyaltyTier {
    key: String!
    discountPermyriad: Int!
  }

  extend type Query {
    "Null for a guest, and where the store grants no loyalty discount"
    myLoyaltyTier: MyLoyaltyTier
  }
`;

@Resolver()
export class MyLoyaltyTierResolver {
  constructor(private readonly tiers: LoyaltyTiersService) {}

  @Query('myLoyaltyTier')
  @Allow(Permission.Public)
  find(@Ctx() ctx: RequestContext): Promise<MyLoyaltyTier | null> {
    return this.tiers.findMine(ctx);
  }
}
