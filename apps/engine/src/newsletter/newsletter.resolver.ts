import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, Permission, RequestContext } from '@vendure/core';
import gql from 'graphql-tag';
import { type CustomerConsent, CustomerConsents } from './customer-consents.service';
import { parseChosenConsents, parseNewsletterWish } from './newsletter-wish';
import { NewsletterService } from './newsletter.service';

export const newsletterSchema = gql`
  type CustomerConsent {
    "newsletter, sms, phone, soft_newsletter, soft_phone or soft_sms"
    kind: String!
    isGiven: Boolean!
    changedAt: DateTime!
    "account or mail"
    source: String!
  }

  extend type Query {
    "Null for a guest"
    myConsents: [CustomerConsent!]
  }

  extend type Mutation {
    "True whatever is known of the address."
    requestNewsletter(email: String!, locale: String!): Boolean!
    "False where the link is used, too old or none of ours."
    confirmNewsletter(token: String!): Boolean!
    "True whatever is known of the address."
    requestNewsletterEnding(email: String!, locale: String!): Boolean!
    "False where the link is used, too old or none of ours."
    endNewsletter(token: String!): Boolean!
    "Of the kinds asked about, those not given are withdrawn. False for a guest."
    setMyConsents(asked: [String!]!, given: [String!]!, locale: String!): Boolean!
  }
`;

@Resolver()
export class NewsletterResolver {
  constructor(
    private readonly newsletter: NewsletterService,
    private readonly consents: CustomerConsents,
  ) {}

  @Query('myConsents')
  @Allow(Permission.Public)
  list(@Ctx() ctx: RequestContext): Promise<CustomerConsent[] | null> {
    return this.consents.list(ctx);
  }

  @Mutation('requestNewsletter')
  @Allow(Permission.Public)
  async request(@Ctx() ctx: RequestContext, @Args() args: object): Promise<boolean> {
    await this.newsletter.request(ctx, parseNewsletterWish(args));
    return true;
  }

  @Mutation('confirmNewsletter')
  @Allow(Permission.Public)
  confirm(@Ctx() ctx: RequestContext, @Args('token') token: string): Promise<boolean> {
    return this.newsletter.confirm(ctx, token);
  }

  @Mutation('requestNewsletterEnding')
  @Allow(Permission.Public)
  async requestEnding(@Ctx() ctx: RequestContext, @Args() args: object): Promise<boolean> {
    await this.newsletter.requestEnding(ctx, parseNewsletterWish(args));
    return true;
  }

  @Mutation('endNewsletter')
  @Allow(Permission.Public)
  end(@Ctx() ctx: RequestContext, @Args('token') token: string): Promise<boolean> {
    return this.newsletter.end(ctx, token);
  }

  @Mutation('setMyConsents')
  @Allow(Permission.Public)
  set(@Ctx() ctx: RequestContext, @Args() args: object): Promise<boolean> {
    return this.consents.set(ctx, parseChosenConsents(args));
  }
}
