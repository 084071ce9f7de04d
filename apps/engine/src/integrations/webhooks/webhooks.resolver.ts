import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { eventTypes } from '@tradehall/domain/integrations/machine-events.ts';
import { Allow, Ctx, RequestContext, Transaction } from '@vendure/core';
import gql from 'graphql-tag';
import { integrationPermission } from '../integration-keys.resolver';
import { Webhooks } from './webhooks.service';

export const webhooksSchema = gql`
  "Another system that is told what happens"
  type WebhookEndpoint {
    id: ID!
    name: String!
    url: String!
    "What it is told"
    types: [String!]!
    "Whose orders and cases it is told of; null for all"
    stores: [String!]
    madeAt: DateTime!
    madeBy: String!
    "Null while it is told"
    endedAt: DateTime
    endedWhy: String!
    waiting: Int!
    delivered: Int!
    givenUp: Int!
  }

  type MadeWebhookEndpoint {
    id: ID!
    stores: [String!]
    "Shown here and never again"
    secret: String!
  }

  type WebhookDelivery {
    eventId: ID!
    type: String!
    "order:… by its number, product:… by its SKU, or case:… by its number"
    about: String!
    happenedAt: DateTime!
    "waiting, delivered or given-up"
    state: String!
    attempts: Int!
    "What the other system said last"
    answer: String!
    triedAt: DateTime
    dueAt: DateTime
  }
  type WebhookDeliveryList {
    items: [WebhookDelivery!]!
    totalItems: Int!
  }

  input WebhookEndpointInput {
    name: String!
    url: String!
    types: [String!]!
  }

  extend type Query {
    webhookEndpoints: [WebhookEndpoint!]!
    "What there is to be told"
    webhookTypes: [String!]!
    webhookDeliveries(id: ID!, state: String, skip: Int, take: Int): WebhookDeliveryList!
  }

  extend type Mutation {
    makeWebhookEndpoint(input: WebhookEndpointInput!): MadeWebhookEndpoint!
    "False where it was ended before"
    endWebhookEndpoint(id: ID!): Boolean!
    "Tells it what has waited, and what comes"
    resumeWebhookEndpoint(id: ID!): Boolean!
    "One event again, or all that were given up; answers how many"
    tellWebhookAgain(id: ID!, eventId: ID): Int!
  }
`;

@Resolver()
export class WebhooksResolver {
  constructor(private readonly webhooks: Webhooks) {}

  @Query('webhookEndpoints')
  @Allow(integrationPermission.Read)
  list(@Ctx() ctx: RequestContext): ReturnType<Webhooks['list']> {
    return this.webhooks.list(ctx);
  }

  @Query('webhookTypes')
  @Allow(integrationPermission.Read)
  types(): readonly string[] {
    return eventTypes;
  }

  @Query('webhookDeliveries')
  @Allow(integrationPermission.Read)
  deliveries(@Ctx() ctx: RequestContext, @Args() args: object): ReturnType<Webhooks['deliveries']> {
    return this.webhooks.deliveries(ctx, args);
  }

  @Mutation('makeWebhookEndpoint')
  @Allow(integrationPermission.Write)
  @Transaction()
  make(@Ctx() ctx: RequestContext, @Args() args: object): ReturnType<Webhooks['make']> {
    return this.webhooks.make(ctx, args);
  }

  @Mutation('endWebhookEndpoint')
  @Allow(integrationPermission.Write)
  @Transaction()
  end(@Ctx() ctx: RequestContext, @Args() args: object): Promise<boolean> {
    return this.webhooks.end(ctx, args);
  }

  @Mutation('resumeWebhookEndpoint')
  @Allow(integrationPermission.Write)
  @Transaction()
  resume(@Ctx() ctx: RequestContext, @Args() args: object): Promise<boolean> {
    return this.webhooks.resume(ctx, args);
  }

  @Mutation('tellWebhookAgain')
  @Allow(integrationPermission.Write)
  @Transaction()
  tellAgain(@Ctx() ctx: RequestContext, @Args() args: object): Promise<number> {
    return this.webhooks.tellAgain(ctx, args);
  }
}
