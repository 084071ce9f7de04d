import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, Permission, RequestContext, Transaction } from '@vendure/core';
import gql from 'graphql-tag';
import { ConsentsService } from './consents.service';

export const consentsSchema = gql`
  extend type Mutation {
    "Keeps the receipt of a choice; sent again it changes nothing."
    giveConsent(input: JSON!): Boolean!
  }
`;

@Resolver()
export class ConsentsResolver {
  constructor(private readonly consents: ConsentsService) {}

  @Mutation('giveConsent')
  @Allow(Permission.Public)
  @Transaction()
  async give(@Ctx() ctx: RequestContext, @Args('input') input: object): Promise<boolean> {
    await this.consents.give(ctx, input);
    return true;
  }
}
