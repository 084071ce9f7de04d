import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, Permission, RequestContext } from '@vendure/core';
import gql from 'graphql-tag';
import { parseReorder } from './reorder-request';
import { type NotReordered, type Reordered, ReordersService } from './reorders.service';

export const reordersSchema = gql`
  type ReorderedLine {
    sku: String!
    name: String!
    "added, fewer, sold-out or not-sold"
    outcome: String!
    wanted: Int!
    added: Int!
    "Of one piece; null where it costs what it cost then"
    nowCents: Int
    beforeCents: Int
    currencyCode: String!
  }

  type Reordered {
    lines: [ReorderedLine!]!
  }

  "order-not-found or cart-frozen"
  type NotReordered {
    code: String!
  }

  union ReorderResult = Reordered | NotReordered

  extend type Query {
    "What became of ordering again with this intent; null where nobody has"
    reorder(orderId: ID!, token: String, locale: String!, intentId: String!): ReorderResult
  }

  extend type Mutation {
    "Sent again with its intent it adds nothing"
    reorder(orderId: ID!, token: String, locale: String!, intentId: String!): ReorderResult!
  }
`;

@Resolver()
export class ReordersResolver {
  constructor(private readonly reorders: ReordersService) {}

  @Query('reorder')
  @Allow(Permission.Public)
  async find(@Ctx() ctx: RequestContext, @Args() args: object): Promise<Reordered | NotReordered | null> {
    const request = parseReorder(args);
    const isOpen = await this.reorders.isOpenTo(ctx, request);
    return isOpen ? this.reorders.find(ctx, request) : { __typename: 'NotReordered', code: 'order-not-found' };
  }

  // Owner: whoever opens an order by its link has no session yet, and needs one for the cart.
  @Mutation('reorder')
  @Allow(Permission.Owner)
  reorder(@Ctx() ctx: RequestContext, @Args() args: object): Promise<Reordered | NotReordered> {
    return this.reorders.reorder(ctx, parseReorder(args));
  }
}
