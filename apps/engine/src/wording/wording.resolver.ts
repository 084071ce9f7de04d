import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, RequestContext, Transaction } from '@vendure/core';
import gql from 'graphql-tag';
import { countryStorePermission } from '../platform/stores/country-stores.resolver';
import type { ChangedWording } from './judge-wording';
import { type ShopWords, WordingService } from './wording.service';

export const wordingSchema = gql`
  "A text of the shop's pages, as the release has it"
  type ShopWords {
    locale: String!
    key: String!
    original: String!
    "Asked for by a law, or agreed to: it changes with a release"
    isFixed: Boolean!
  }

  "What operators say in the place of a text"
  type ChangedWording {
    locale: String!
    key: String!
    words: String!
    "Null where the release has no such text any more"
    original: String
    "shown; changed: the original is another since; unfit and gone: not shown, because the text fills in other things or is not there any more"
    state: String!
    changedBy: String!
    changedAt: DateTime!
  }

  extend type Query {
    shopWords(locale: String!): [ShopWords!]!
    changedWordings: [ChangedWording!]!
  }

  extend type Mutation {
    "Empty words go back to the original. Refused where others stand there than those that were seen."
    saveWording(locale: String!, key: String!, words: String!, seen: String): Boolean!
  }
`;

@Resolver()
export class WordingResolver {
  constructor(private readonly wording: WordingService) {}

  @Query('shopWords')
  @Allow(countryStorePermission.Read)
  originals(@Args('locale') locale: string): readonly ShopWords[] {
    return this.wording.originals(locale);
  }

  @Query('changedWordings')
  @Allow(countryStorePermission.Read)
  changed(@Ctx() ctx: RequestContext): Promise<ChangedWording[]> {
    return this.wording.changed(ctx);
  }

  @Mutation('saveWording')
  @Allow(countryStorePermission.Write)
  @Transaction()
  async save(@Ctx() ctx: RequestContext, @Args() args: object): Promise<boolean> {
    await this.wording.save(ctx, args);
    return true;
  }
}
