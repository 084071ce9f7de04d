import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, RequestContext, RwPermissionDefinition, Transaction } from '@vendure/core';
import gql from 'graphql-tag';
import type { GuaranteeSettings } from './guarantee-settings.entity';
import { type GuaranteeChange, GuaranteeSettingsService } from './guarantee-settings.service';

export const guaranteePermission = new RwPermissionDefinition('Guarantee');

export const guaranteeSettingsSchema = gql`
  type GuaranteeSettings {
    storeKey: String!
    excludedSkus: [String!]!
    excludedBrands: [String!]!
    "Product families"
    excludedRelations: [String!]!
  }

  input SaveGuaranteeSettingsInput {
    storeKey: String!
    excludedSkus: [String!]
    excludedBrands: [String!]
    excludedRelations: [String!]
  }

  "How many products a guarantee is sold for, and how many would be more or less"
  type GuaranteeChange {
    storeKey: String!
    now: Int!
    gained: Int!
    lost: Int!
    "What no product has"
    unknown: [String!]!
  }

  extend type Query {
    "Nothing is saved"
    previewGuaranteeSettings(input: SaveGuaranteeSettingsInput!): GuaranteeChange!
    "Only of stores that exclude something"
    guaranteeSettings: [GuaranteeSettings!]!
  }

  extend type Mutation {
    "Takes the place of what the store excluded before. Another change since that was seen is not overwritten"
    saveGuaranteeSettings(input: SaveGuaranteeSettingsInput!, seen: SaveGuaranteeSettingsInput): GuaranteeSettings!
  }
`;

@Resolver()
export class GuaranteeSettingsResolver {
  constructor(private readonly settings: GuaranteeSettingsService) {}

  @Query('guaranteeSettings')
  @Allow(guaranteePermission.Read)
  list(@Ctx() ctx: RequestContext): Promise<GuaranteeSettings[]> {
    return this.settings.findAll(ctx);
  }

  @Query('previewGuaranteeSettings')
  @Allow(guaranteePermission.Read)
  preview(@Ctx() ctx: RequestContext, @Args('input') input: object): Promise<GuaranteeChange> {
    return this.settings.preview(ctx, input);
  }

  @Mutation('saveGuaranteeSettings')
  @Allow(guaranteePermission.Write)
  @Transaction()
  save(
    @Ctx() ctx: RequestContext,
    @Args() { input, seen }: { input: object; seen?: object | null },
  ): Promise<GuaranteeSettings> {
    return this.settings.save(ctx, input, seen ?? null);
  }
}
