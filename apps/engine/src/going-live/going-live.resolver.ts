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

  "A sentence that the dashboard says in the operator's language"
  type GoingLiveFinding {
    code: String!
    values: JSON!
  }

  type GoingLiveLine {
    "Its topic, and the locale it is about"
    name: String!
    topic: String!
    locale: String
    isDone: Boolean!
    "What is missing, or what was found"
    findings: [GoingLiveFinding!]!
    "The same in English"
    words: String!
    "The page of the dashboard where it is mended"
    link: String
    toApprove: LegalWords
  }

  type GoingLive {
    storeKey: String!
    "preparing, open or closed"
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
    "Shoppers are told that it is closed. Payments under way are finished, and orders stay in reach of their buyers"
    closeStore(storeKey: String!): CountryStore!
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

  @Mutation('closeStore')
  @Allow(countryStorePermission.Write)
  @Transaction()
  close(@Ctx() ctx: RequestContext, @Args('storeKey') storeKey: string): Promise<CountryStore> {
    return this.service.close(ctx, storeKey);
  }

  @Mutation('approveLegalPage')
  @Allow(countryStorePermission.Write)
  @Transaction()
  async approve(@Ctx() ctx: RequestContext, @Args() { locale, pageKey, revisionId }: Approval): Promise<boolean> {
    await this.service.approve(ctx, locale, pageKey, String(revisionId));
    return true;
  }
}
