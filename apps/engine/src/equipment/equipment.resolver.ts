import { Args, Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, Permission, RequestContext } from '@vendure/core';
import gql from 'graphql-tag';
import { type EquipmentList, EquipmentService } from './equipment.service';

export const equipmentSchema = gql`
  type EquipmentPurchase {
    orderId: ID!
    orderNumber: String!
    "Days, of the shop's own calendar"
    purchasedOn: String!
    quantity: Int!
    isDelivered: Boolean!
    legalUntil: String!
    extraUntil: String
  }

  type EquipmentRecall {
    id: ID!
    hazard: String!
    action: String!
    batch: String
    publishedAt: DateTime!
  }

  type Equipment {
    sku: String!
    name: String!
    quantity: Int!
    purchases: [EquipmentPurchase!]!
    recalls: [EquipmentRecall!]!
  }

  type EquipmentList {
    total: Int!
    results: [Equipment!]!
  }

  extend type Query {
    "Of the customer of the session; null for guests"
    myEquipment(locale: String!, limit: Int!, offset: Int!): EquipmentList
  }
`;

@Resolver()
export class EquipmentResolver {
  constructor(private readonly equipment: EquipmentService) {}

  @Query('myEquipment')
  @Allow(Permission.Public)
  find(@Ctx() ctx: RequestContext, @Args() args: object): Promise<EquipmentList | null> {
    return this.equipment.find(ctx, args);
  }
}
