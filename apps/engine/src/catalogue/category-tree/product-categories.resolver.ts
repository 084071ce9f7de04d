import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, Permission, RequestContext, Transaction } from '@vendure/core';
import gql from 'graphql-tag';
import { ProductCategoriesService } from './product-categories.service';

export const productCategoriesSchema = gql`
  extend type Query {
    "The collections a product stands in"
    productCategories(productId: ID!): [ID!]!
  }

  extend type Mutation {
    setProductCategories(productId: ID!, collectionIds: [ID!]!): [ID!]!
  }
`;

@Resolver()
export class ProductCategoriesResolver {
  constructor(private readonly productCategories: ProductCategoriesService) {}

  @Query('productCategories')
  @Allow(Permission.ReadCatalog, Permission.ReadProduct)
  list(@Ctx() ctx: RequestContext, @Args('productId') productId: string): Promise<number[]> {
    return this.productCategories.findCollectionIds(ctx, Number(productId));
  }

  @Mutation('setProductCategories')
  @Allow(Permission.UpdateCatalog, Permission.UpdateProduct)
  @Transaction()
  set(
    @Ctx() ctx: RequestContext,
    @Args('productId') productId: string,
    @Args('collectionIds') collectionIds: string[],
  ): Promise<number[]> {
    return this.productCategories.set(ctx, Number(productId), collectionIds.map(Number));
  }
}
