import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, RequestContext, RwPermissionDefinition, Transaction } from '@vendure/core';
import gql from 'graphql-tag';
import { IntegrationKeys } from './integration-keys.service';

export const integrationPermission = new RwPermissionDefinition('Integration');

export const integrationKeysSchema = gql`
  type IntegrationKey {
    id: ID!
    "What the other system sends with each call"
    code: String!
    name: String!
    "Which kinds of files it may bring in, and what else it may do: events, shipments, payments"
    kinds: [String!]!
    "Whose prices it may change, and whose orders it may know; null for all"
    stores: [String!]
    "How many calls a minute"
    perMinute: Int!
    endsAt: DateTime
    givenBy: String!
    givenAt: DateTime!
    lastUsedAt: DateTime
    withdrawnAt: DateTime
  }

  type GivenIntegrationKey {
    id: ID!
    code: String!
    stores: [String!]
    "Shown here and never again"
    secret: String!
  }

  input IntegrationKeyInput {
    name: String!
    kinds: [String!]!
    perMinute: Int!
    endsAt: DateTime
  }

  extend type Query {
    integrationKeys: [IntegrationKey!]!
    "What a key may do that this operator gives"
    integrationKinds: [String!]!
  }

  extend type Mutation {
    giveIntegrationKey(input: IntegrationKeyInput!): GivenIntegrationKey!
    "False where it was withdrawn before"
    withdrawIntegrationKey(id: ID!): Boolean!
  }
`;

@Resolver()
export class IntegrationKeysResolver {
  constructor(private readonly keys: IntegrationKeys) {}

  @Query('integrationKeys')
  @Allow(integrationPermission.Read)
  list(@Ctx() ctx: RequestContext): ReturnType<IntegrationKeys['list']> {
    return this.keys.list(ctx);
  }

  @Query('integrationKinds')
  @Allow(integrationPermission.Read)
  kinds(@Ctx() ctx: RequestContext): Promise<readonly string[]> {
    return this.keys.kinds(ctx);
  }

  @Mutation('giveIntegrationKey')
  @Allow(integrationPermission.Write)
  @Transaction()
  give(@Ctx() ctx: RequestContext, @Args() args: object): ReturnType<IntegrationKeys['give']> {
    return this.keys.give(ctx, args);
  }

  @Mutation('withdrawIntegrationKey')
  @Allow(integrationPermission.Write)
  @Transaction()
  withdraw(@Ctx() ctx: RequestContext, @Args() args: object): Promise<boolean> {
    return this.keys.withdraw(ctx, args);
  }
}
