import { Mutation, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, ForbiddenError, RequestContext } from '@vendure/core';
import gql from 'graphql-tag';
import { contentPermission } from './content-permission';
import { StaffPassService } from './staff-pass.service';

export const staffPassSchema = gql`
  type StaffPass {
    token: String!
    expiresAt: DateTime!
  }

  extend type Mutation {
    createStaffPass: StaffPass!
  }
`;

@Resolver()
export class StaffPassResolver {
  constructor(private readonly passes: StaffPassService) {}

  @Mutation('createStaffPass')
  @Allow(contentPermission.Read)
  create(@Ctx() ctx: RequestContext): { token: string; expiresAt: Date } {
    if (ctx.activeUserId === undefined) throw new ForbiddenError();
    return this.passes.create(String(ctx.activeUserId));
  }
}
