import { Args, Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, Permission, RequestContext } from '@vendure/core';
import gql from 'graphql-tag';
import { type InventoryEntry, InventoryService } from './inventory.service';

export const inventorySchema = gql`
  type InventoryEntry {
    sku: String!
    "What lies in a cart is not taken off"
    available: Int!
  }

  extend type Query {
    "Without the SKUs that do not exist. Null where the cart is not this session's."
    inventory(skus: [String!]!, cartId: ID): [InventoryEntry!]
  }
`;

@Resolver()
export class InventoryResolver {
  constructor(private readonly inventory: InventoryService) {}

  @Query('inventory')
  @Allow(Permission.Public)
  find(@Ctx() ctx: RequestContext, @Args() args: object): Promise<InventoryEntry[] | null> {
    return this.inventory.find(ctx, args);
  }
}
