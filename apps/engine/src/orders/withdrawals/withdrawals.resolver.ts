import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, Permission, RequestContext } from '@vendure/core';
import gql from 'graphql-tag';
import { OrderLinks } from './order-links.service';
import { parseDeclaration, parseOrder, parseSpoken, parseWishedLink } from './withdraw-request';
import { type NotWithdrawn, type Withdrawal, WithdrawalsService } from './withdrawals.service';

export const withdrawalsSchema = gql`
  type OrderShipment {
    "packing, sent or delivered"
    state: String!
    at: DateTime!
    carrier: String!
    trackingCode: String
  }

  type OrderLineLeft {
    lineId: ID!
    quantity: Int!
  }

  type WithdrawalRight {
    "company, cancelled, ended or nothing-left"
    refusal: String
    "The last day, of the shop's own calendar"
    until: String
    lines: [OrderLineLeft!]!
  }

  type WithdrawnLine {
    name: String!
    quantity: Int!
  }

  type OrderWithdrawal {
    id: ID!
    receivedAt: DateTime!
    name: String!
    email: String!
    lines: [WithdrawnLine!]!
  }

  "What has become of an order"
  type OrderCare {
    shipments: [OrderShipment!]!
    isEverythingSent: Boolean!
    withdrawal: WithdrawalRight!
    withdrawals: [OrderWithdrawal!]!
  }

  "order-not-found or withdrawal-not-possible"
  type NotWithdrawn {
    code: String!
  }

  union WithdrawOrderResult = OrderWithdrawal | NotWithdrawn

  input WithdrawnLineInput {
    lineId: ID!
    quantity: Int!
  }

  extend type Query {
    "For the session or customer who placed it, or with its token"
    orderCare(orderId: ID!, token: String, locale: String!): OrderCare
    "B§7.3: of the customer of the session, with a token that opens it for a while; null for guests"
    orderLink(locale: String): String
  }

  extend type Mutation {
    "Sent again with its intent it is the same declaration"
    withdrawOrder(
      orderId: ID!
      token: String
      locale: String!
      intentId: String!
      name: String!
      email: String!
      lines: [WithdrawnLineInput!]!
    ): WithdrawOrderResult!
    "True whatever is known of the order"
    requestOrderLink(orderNumber: String!, email: String!, locale: String!): Boolean!
  }
`;

@Resolver()
export class WithdrawalsResolver {
  constructor(
    private readonly withdrawals: WithdrawalsService,
    private readonly links: OrderLinks,
  ) {}

  @Query('orderCare')
  @Allow(Permission.Public)
  orderCare(@Ctx() ctx: RequestContext, @Args() args: object): ReturnType<WithdrawalsService['care']> {
    return this.withdrawals.care(ctx, parseOrder(args));
  }

  @Query('orderLink')
  @Allow(Permission.Public)
  orderLink(@Ctx() ctx: RequestContext, @Args() args: object): Promise<string | null> {
    return this.links.ofCustomer(ctx, parseSpoken(args));
  }

  @Mutation('withdrawOrder')
  @Allow(Permission.Public)
  withdrawOrder(@Ctx() ctx: RequestContext, @Args() args: object): Promise<Withdrawal | NotWithdrawn> {
    return this.withdrawals.withdraw(ctx, parseDeclaration(args));
  }

  @Mutation('requestOrderLink')
  @Allow(Permission.Public)
  async requestOrderLink(@Ctx() ctx: RequestContext, @Args() args: object): Promise<boolean> {
    await this.links.request(ctx, parseWishedLink(args));
    return true;
  }
}
