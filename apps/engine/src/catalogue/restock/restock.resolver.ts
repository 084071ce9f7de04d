import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, Permission, RequestContext, Transaction } from '@vendure/core';
import gql from 'graphql-tag';
import { RestockService } from './restock.service';

export const restockSchema = gql`
  extend type Mutation {
    "False where the store does not sell the product. The same wish twice is one."
    requestRestock(email: String!, sku: String!, locale: String!): Boolean!
  }
`;

@Resolver()
export class RestockResolver {
  constructor(private readonly restock: RestockService) {}

  @Mutation('requestRestock')
  @Allow(Permission.Public)
  @Transaction()
  request(@Ctx() ctx: RequestContext, @Args() args: object): Promise<boolean> {
    return this.restock.request(ctx, args);
  }
}
