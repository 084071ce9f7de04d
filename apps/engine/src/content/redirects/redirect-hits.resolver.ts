import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, Permission, RequestContext } from '@vendure/core';
import gql from 'graphql-tag';
import { RedirectListService } from './redirect-list.service';

export const redirectHitsSchema = gql`
  input RedirectHitInput {
    id: ID!
    count: Int!
  }

  extend type Mutation {
    countRedirectHits(hits: [RedirectHitInput!]!): Boolean!
  }
`;

@Resolver()
export class RedirectHitsResolver {
  constructor(private readonly list: RedirectListService) {}

  @Mutation('countRedirectHits')
  @Allow(Permission.Public)
  async count(@Ctx() ctx: RequestContext, @Args('hits') hits: object[]): Promise<boolean> {
    await this.list.count(ctx, hits);
    return true;
  }
}
