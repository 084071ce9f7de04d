import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, RequestContext, RwPermissionDefinition, Transaction } from '@vendure/core';
import gql from 'graphql-tag';
import type { ProductRecall } from './product-recall.entity';
import { RecallsService } from './recalls.service';

export const recallPermission = new RwPermissionDefinition('ProductRecall');

export const recallsSchema = gql`
  type ProductRecall {
    id: ID!
    sku: String!
    hazard: String!
    action: String!
    batch: String
    publishedAt: DateTime!
    withdrawnAt: DateTime
  }

  type ProductRecallList {
    items: [ProductRecall!]!
    totalItems: Int!
  }

  input PublishRecallInput {
    sku: String!
    hazard: String!
    action: String!
    batch: String
  }

  extend type Query {
    productRecalls(skip: Int, take: Int): ProductRecallList!
  }

  extend type Mutation {
    "Everybody who has bought the product is mailed; the same recall twice is one"
    publishRecall(input: PublishRecallInput!): ProductRecall!
    withdrawRecall(id: ID!): ProductRecall!
  }
`;

@Resolver()
export class RecallsResolver {
  constructor(private readonly recalls: RecallsService) {}

  @Query('productRecalls')
  @Allow(recallPermission.Read)
  find(@Ctx() ctx: RequestContext, @Args() args: object): Promise<{ items: ProductRecall[]; totalItems: number }> {
    return this.recalls.find(ctx, args);
  }

  @Mutation('publishRecall')
  @Allow(recallPermission.Write)
  @Transaction()
  publish(@Ctx() ctx: RequestContext, @Args('input') input: object): Promise<ProductRecall> {
    return this.recalls.publish(ctx, input);
  }

  @Mutation('withdrawRecall')
  @Allow(recallPermission.Write)
  @Transaction()
  withdraw(@Ctx() ctx: RequestContext, @Args('id') id: string): Promise<ProductRecall> {
    return this.recalls.withdraw(ctx, Number(id));
  }
}
