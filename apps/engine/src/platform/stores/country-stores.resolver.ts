import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, RequestContext, RwPermissionDefinition, Transaction } from '@vendure/core';
import gql from 'graphql-tag';
import type { CountryStore } from './country-store.entity';
import { CountryStoresService } from './country-stores.service';

export const countryStorePermission = new RwPermissionDefinition('CountryStore');

export const countryStoresSchema = gql`
  type CountryStore {
    key: String!
    country: String!
    currencyCode: CurrencyCode!
    languages: [String!]!
    flags: JSON!
    phoneNumbers: JSON!
    openingHours: JSON!
    emailAddress: String!
    campaigns: JSON!
    bankDetails: JSON
    "Of the country’s payment methods those that nobody is offered"
    switchedOffMethods: [String!]!
    "Addresses outside the shop by site; what has none is not shown"
    sites: JSON!
    "preparing, open or closed"
    state: String!
    "Counts the changes of operators"
    version: Int!
  }

  input UpdateCountryStoreInput {
    key: String!
    "The one that was seen: another change since then is not overwritten"
    version: Int!
    flags: JSON
    phoneNumbers: JSON
    openingHours: JSON
    emailAddress: String
    campaigns: JSON
    bankDetails: JSON
    switchedOffMethods: [String!]
    sites: JSON
  }

  extend type Query {
    countryStores: [CountryStore!]!
  }

  extend type Mutation {
    updateCountryStore(input: UpdateCountryStoreInput!): CountryStore!
  }
`;

@Resolver()
export class CountryStoresResolver {
  constructor(private readonly countryStores: CountryStoresService) {}

  @Query('countryStores')
  @Allow(countryStorePermission.Read)
  list(@Ctx() ctx: RequestContext): Promise<CountryStore[]> {
    return this.countryStores.findAll(ctx);
  }

  @Mutation('updateCountryStore')
  @Allow(countryStorePermission.Write)
  @Transaction()
  update(@Ctx() ctx: RequestContext, @Args('input') input: object): Promise<CountryStore> {
    return this.countryStores.update(ctx, input);
  }
}
