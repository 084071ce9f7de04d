import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, Permission, RequestContext, Transaction } from '@vendure/core';
import gql from 'graphql-tag';
import { ContactRequestsService } from './contact-requests.service';

export const submitContactRequestSchema = gql`
  type ContactReceipt {
    "Null where the store does not offer the form."
    caseNumber: String
  }

  extend type Mutation {
    submitContactRequest(input: JSON!): ContactReceipt!
  }
`;

@Resolver()
export class SubmitContactRequestResolver {
  constructor(private readonly requests: ContactRequestsService) {}

  @Mutation('submitContactRequest')
  @Allow(Permission.Public)
  @Transaction()
  async submit(@Ctx() ctx: RequestContext, @Args('input') input: object): Promise<{ caseNumber: string | null }> {
    return { caseNumber: await this.requests.submit(ctx, input) };
  }
}
