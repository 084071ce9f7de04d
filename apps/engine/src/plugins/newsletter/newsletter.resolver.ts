import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, Permission, RequestContext, Transaction } from '@vendure/core';
import gql from 'graphql-tag';
import { NewsletterService } from './newsletter.service';

export const newsletterSchema = gql`
  extend type Mutation {
    "True whatever is known of the address."
    requestNewsletter(email: String!, locale: String!): Boolean!
    "False where the link is used, too old or none of ours."
    confirmNewsletter(token: String!): Boolean!
  }
`;

@Resolver()
export class NewsletterResolver {
  constructor(private readonly newsletter: NewsletterService) {}

  @Mutation('requestNewsletter')
  @Allow(Permission.Public)
  @Transaction()
  async request(@Ctx() ctx: RequestContext, @Args() args: object): Promise<boolean> {
    await this.newsletter.request(ctx, args);
    return true;
  }

  @Mutation('confirmNewsletter')
  @Allow(Permission.Public)
  @Transaction()
  confirm(@Ctx() ctx: RequestContext, @Args('token') token: string): Promise<boolean> {
    return this.newsletter.confirm(ctx, token);
  }
}
