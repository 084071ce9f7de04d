import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, RequestContext, RwPermissionDefinition, Transaction } from '@vendure/core';
import gql from 'graphql-tag';
import type { GuaranteeSettings } from './guarantee-settings.entity';
import { GuaranteeSettingsService } from './guarantee-settings.service';

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

  extend type Query {
    "Only of stores that exclude something"
    guaranteeSettings: [GuaranteeSettings!]!
  }

  extend type Mutation {
    "Takes the place of what the store excluded before"
    saveGuaranteeSettings(input: SaveGuaranteeSettingsInput!): GuaranteeSettings!
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

  @Mutation('saveGuaranteeSettings')
  @Allow(guaranteePermission.Write)
  @Transaction()
  save(@Ctx() ctx: RequestContext, @Args('input') input: object): Promise<GuaranteeSettings> {
    return this.settings.save(ctx, input);
  }
}
