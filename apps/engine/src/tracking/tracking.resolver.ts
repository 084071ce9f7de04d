import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, Permission, RequestContext, Transaction } from '@vendure/core';
import gql from 'graphql-tag';
import { TrackedEvents } from './tracked-events.service';

export const trackingSchema = gql`
  extend type Mutation {
    "False where nobody has agreed to it, or nobody is told."
    trackEvent(kind: String!, body: JSON!, receiptId: String!): Boolean!
  }
`;

@Resolver()
export class TrackingResolver {
  constructor(private readonly events: TrackedEvents) {}

  @Mutation('trackEvent')
  @Allow(Permission.Public)
  @Transaction()
  track(@Ctx() ctx: RequestContext, @Args() args: object): Promise<boolean> {
    return this.events.take(ctx, args);
  }
}
