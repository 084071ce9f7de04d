import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, RequestContext, RwPermissionDefinition, Transaction } from '@vendure/core';
import gql from 'graphql-tag';
import { parseDecision, parseList } from './review-request';
import { ReviewModeration, type ReviewUnderModeration } from './review-moderation.service';

export const reviewPermission = new RwPermissionDefinition('Review');

export const reviewModerationSchema = gql`
  type ReviewUnderModeration {
    id: ID!
    state: String!
    sku: String
    productId: ID!
    productName: String!
    rating: Int!
    text: String!
    authorName: String!
    locale: String!
    createdAt: DateTime!
    orderNumber: String
    refusalReason: String
    moderatedAt: DateTime
    moderatedBy: String
  }

  type ReviewUnderModerationList {
    items: [ReviewUnderModeration!]!
    totalItems: Int!
  }

  extend type Query {
    reviews(state: String!, sku: String, skip: Int, take: Int): ReviewUnderModerationList!
  }

  extend type Mutation {
    "Only from the state the operator has seen; a refusal has a reason"
    moderateReview(id: ID!, from: String!, state: String!, reason: String): ReviewUnderModeration!
  }
`;

@Resolver()
export class ReviewModerationResolver {
  constructor(private readonly moderation: ReviewModeration) {}

  @Query('reviews')
  @Allow(reviewPermission.Read)
  reviews(
    @Ctx() ctx: RequestContext,
    @Args() args: object,
  ): Promise<{ items: ReviewUnderModeration[]; totalItems: number }> {
    return this.moderation.find(ctx, parseList(args));
  }

  @Mutation('moderateReview')
  @Allow(reviewPermission.Write)
  @Transaction()
  moderateReview(@Ctx() ctx: RequestContext, @Args() args: object): Promise<ReviewUnderModeration> {
    return this.moderation.decide(ctx, parseDecision(args));
  }
}
