import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, Permission, RequestContext } from '@vendure/core';
import gql from 'graphql-tag';
import { type AddedReview, CustomerReviews, type MyReviews } from './customer-reviews.service';
import { parseMine, parseWritten } from './review-request';

export const customerReviewsSchema = gql`
  type MyReview {
    id: ID!
    sku: String!
    productName: String!
    authorName: String!
    text: String!
    rating: Int!
    createdAt: DateTime!
    locale: String!
    "pending, published or refused"
    state: String!
    refusalReason: String
  }

  type ProductToReview {
    sku: String!
    productName: String!
    orderedAt: DateTime!
  }

  type MyReviewList {
    total: Int!
    results: [MyReview!]!
    "Bought and not reviewed yet, the newest fifty"
    toReview: [ProductToReview!]!
  }

  type AddedReview {
    reviewId: ID!
  }

  "not-authenticated, review-sku-not-purchased or review-already-submitted"
  type NotReviewed {
    code: String!
  }

  union AddReviewResult = AddedReview | NotReviewed

  extend type Query {
    "Null for a guest"
    myReviews(locale: String!, sku: String, limit: Int!, offset: Int!, sort: String!): MyReviewList
  }

  extend type Mutation {
    addReview(
      locale: String!
      sku: String!
      rating: Int!
      text: String!
      authorName: String!
      reviewConsent: Boolean!
    ): AddReviewResult!
  }
`;

@Resolver()
export class CustomerReviewsResolver {
  constructor(private readonly reviews: CustomerReviews) {}

  @Query('myReviews')
  @Allow(Permission.Public)
  myReviews(@Ctx() ctx: RequestContext, @Args() args: object): Promise<MyReviews | null> {
    return this.reviews.mine(ctx, parseMine(args));
  }

  @Mutation('addReview')
  @Allow(Permission.Public)
  addReview(@Ctx() ctx: RequestContext, @Args() args: object): Promise<AddedReview> {
    return this.reviews.add(ctx, parseWritten(args));
  }
}
