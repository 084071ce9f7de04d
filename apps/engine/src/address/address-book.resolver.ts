import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, Permission, RequestContext } from '@vendure/core';
import gql from 'graphql-tag';
import { AddressBookService, type AddressBookResult, type KeptAddress } from './address-book.service';
import { parseAddition, parseChange, parseNamed } from './address-request';

export const addressBookSchema = gql`
  type KeptAddress {
    id: ID!
    "billing or shipping"
    kind: String!
    isDefault: Boolean!
    version: Int!
    address: JSON!
  }

  type AddressBookAnswer {
    addressId: ID!
  }

  "not-authenticated, address-not-found, address-refused or customer-version-conflict"
  type AddressBookFailure {
    code: String!
    currentVersion: Int
  }

  union AddressBookResult = AddressBookAnswer | AddressBookFailure

  extend type Query {
    "None for a guest"
    myAddresses: [KeptAddress!]!
  }

  extend type Mutation {
    "Sent again with its intent, or with what is kept already, it adds nothing"
    addMyAddress(kind: String!, intentId: String!, address: JSON!): AddressBookResult!
    updateMyAddress(kind: String!, addressId: ID!, version: Int!, address: JSON!): AddressBookResult!
    deleteMyAddress(kind: String!, addressId: ID!): AddressBookResult!
    setMyDefaultAddress(kind: String!, addressId: ID!): AddressBookResult!
  }
`;

@Resolver()
export class AddressBookResolver {
  constructor(private readonly book: AddressBookService) {}

  @Query('myAddresses')
  @Allow(Permission.Public)
  myAddresses(@Ctx() ctx: RequestContext): Promise<KeptAddress[]> {
    return this.book.mine(ctx);
  }

  @Mutation('addMyAddress')
  @Allow(Permission.Public)
  addMyAddress(@Ctx() ctx: RequestContext, @Args() args: object): Promise<AddressBookResult> {
    return this.book.add(ctx, parseAddition(args));
  }

  @Mutation('updateMyAddress')
  @Allow(Permission.Public)
  updateMyAddress(@Ctx() ctx: RequestContext, @Args() args: object): Promise<AddressBookResult> {
    return this.book.update(ctx, parseChange(args));
  }

  @Mutation('deleteMyAddress')
  @Allow(Permission.Public)
  deleteMyAddress(@Ctx() ctx: RequestContext, @Args() args: object): Promise<AddressBookResult> {
    return this.book.delete(ctx, parseNamed(args));
  }

  @Mutation('setMyDefaultAddress')
  @Allow(Permission.Public)
  setMyDefaultAddress(@Ctx() ctx: RequestContext, @Args() args: object): Promise<AddressBookResult> {
    return this.book.setDefault(ctx, parseNamed(args));
  }
}
