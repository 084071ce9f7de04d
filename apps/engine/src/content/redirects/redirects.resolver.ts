import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, RequestContext, RwPermissionDefinition, Transaction } from '@vendure/core';
import gql from 'graphql-tag';
import { RedirectListService, type ShownRedirect } from './redirect-list.service';
import { RedirectsService } from './redirects.service';

export const redirectPermission = new RwPermissionDefinition('Redirect');

export const redirectsSchema = gql`
  type Redirect {
    id: ID!
    storeKey: String
    sourcePath: String!
    targetPath: String!
    status: Int!
    hits: Int!
    lastHitAt: DateTime
    createdAt: DateTime!
  }

  type RedirectList {
    items: [Redirect!]!
    totalItems: Int!
  }

  input SaveRedirectInput {
    id: ID
    storeKey: String
    sourcePath: String!
    targetPath: String!
    status: Int!
  }

  extend type Query {
    redirects(search: String, skip: Int, take: Int): RedirectList!
  }

  extend type Mutation {
    saveRedirect(input: SaveRedirectInput!): Redirect!
    deleteRedirect(id: ID!): Boolean!
  }
`;

@Resolver()
export class RedirectsResolver {
  constructor(
    private readonly redirects: RedirectsService,
    private readonly list: RedirectListService,
  ) {}

  @Query('redirects')
  @Allow(redirectPermission.Read)
  find(@Ctx() ctx: RequestContext, @Args() args: object): Promise<{ items: ShownRedirect[]; totalItems: number }> {
    return this.list.find(ctx, args);
  }

  @Mutation('saveRedirect')
  @Allow(redirectPermission.Write)
  @Transaction()
  async save(@Ctx() ctx: RequestContext, @Args('input') input: object): Promise<ShownRedirect | undefined> {
    const [shown] = await this.list.withHits(ctx, [await this.redirects.save(ctx, input)]);
    return shown;
  }

  @Mutation('deleteRedirect')
  @Allow(redirectPermission.Write)
  @Transaction()
  delete(@Ctx() ctx: RequestContext, @Args('id') id: string): Promise<boolean> {
    return this.redirects.delete(ctx, Number(id));
  }
}
