import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, RequestContext, Transaction } from '@vendure/core';
import gql from 'graphql-tag';
import type { CountryStore } from '../platform/stores/country-store.entity';
import { countryStorePermission } from '../platform/stores/country-stores.resolver';
import { type GoingLive, GoingLiveService } from './going-live.service';

export const goingLiveSchema = gql`
  "Words of a legal page that somebody may approve"
  type LegalWords {
    locale: String!
    pageKey: String!
    revisionId: ID!
  }

  type GoingLiveLine {
    name: String!
    isDone: Boolean!
    "What is missing, or what was found"
    words: String!
    "The page of the dashboard where it is mended"
    link: String
    toApprove: LegalWords
  }

  type GoingLive {
    storeKey: String!
    "preparing or open"
    state: String!
    isReady: Boolean!
    lines: [GoingLiveLine!]!
  }

  extend type Query {
    "What a store needs before it sells; of an open one, what would not pass today"
    goingLive(storeKey: String!): GoingLive!
  }

  extend type Mutation {
    "Refused while anything is missing"
    openStore(storeKey: String!): CountryStore!
    approveLegalPage(locale: String!, pageKey: String!, revisionId: ID!): Boolean!
  }
`;

interface Approval {
  readonly locale: string;
  readonly pageKey: string;
  readonly revisionId: string | number;
}

@Resolver()
export class GoingLiveResolver {
  constructor(private readonly service: GoingLiveService) {}

  @Query('goingLive')
  @Allow(countryStorePermission.Read)
  check(@Ctx() ctx: RequestContext, @Args('storeKey') storeKey: string): Promise<GoingLive> {
    return this.service.check(ctx, storeKey);
  }

  @Mutation('openStore')
  @Allow(countryStorePermission.Write)
  open(@Ctx() ctx: RequestContext, @Args('storeKey') storeKey: string): Promise<CountryStore> {
    return this.service.open(ctx, storeKey);
  }

  @Mutation('approveLegalPage')
  @Allow(countryStorePermission.Write)
  @Transaction()
  async approve(@Ctx() ctx: RequestContext, @Args() { locale, pageKey, revisionId }: Approval): Promise<boolean> {
    await this.service.approve(ctx, locale, pageKey, String(revisionId));
    return true;
  }
}
