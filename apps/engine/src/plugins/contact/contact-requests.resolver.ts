import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, RequestContext, RwPermissionDefinition, Transaction } from '@vendure/core';
import gql from 'graphql-tag';
import type { ContactRequest } from './contact-request.entity';
import { ContactRequestsService } from './contact-requests.service';

export const contactRequestPermission = new RwPermissionDefinition('ContactRequest');

export const contactRequestsSchema = gql`
  type ContactRequest {
    id: ID!
    caseNumber: String!
    storeKey: String!
    locale: String!
    reason: String!
    subreason: String!
    contactName: String!
    companyName: String
    customerEmail: String!
    subject: String!
    description: String!
    details: JSON!
    state: String!
    createdAt: DateTime!
  }

  type ContactRequestList {
    items: [ContactRequest!]!
    totalItems: Int!
  }

  extend type Query {
    contactRequests(state: String, skip: Int, take: Int): ContactRequestList!
  }

  extend type Mutation {
    closeContactRequest(id: ID!): ContactRequest!
  }
`;

@Resolver()
export class ContactRequestsResolver {
  constructor(private readonly requests: ContactRequestsService) {}

  @Query('contactRequests')
  @Allow(contactRequestPermission.Read)
  find(@Ctx() ctx: RequestContext, @Args() args: object): Promise<{ items: ContactRequest[]; totalItems: number }> {
    return this.requests.find(ctx, args);
  }

  @Mutation('closeContactRequest')
  @Allow(contactRequestPermission.Write)
  @Transaction()
  close(@Ctx() ctx: RequestContext, @Args('id') id: string): Promise<ContactRequest> {
    return this.requests.close(ctx, Number(id));
  }
}
