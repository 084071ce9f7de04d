import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, Permission, RequestContext } from '@vendure/core';
import gql from 'graphql-tag';
import { MyProfileService, type ProfileResult } from './my-profile.service';

export const myProfileSchema = gql`
  type MyProfile {
    "As 2026-01-31"
    dateOfBirth: String
  }

  type ProfileUpdated {
    version: Float!
  }

  "not-authenticated or customer-version-conflict"
  type ProfileNotUpdated {
    code: String!
    currentVersion: Float
  }

  union UpdateMyProfileResult = ProfileUpdated | ProfileNotUpdated

  extend type Query {
    "Null for a guest"
    myProfile: MyProfile
  }

  extend type Mutation {
    "The version is the moment of the customer's last change, in milliseconds"
    updateMyProfile(version: Float!, changes: JSON!): UpdateMyProfileResult!
  }
`;

@Resolver()
export class MyProfileResolver {
  constructor(private readonly profiles: MyProfileService) {}

  @Query('myProfile')
  @Allow(Permission.Public)
  myProfile(@Ctx() ctx: RequestContext): ReturnType<MyProfileService['find']> {
    return this.profiles.find(ctx);
  }

  @Mutation('updateMyProfile')
  @Allow(Permission.Public)
  updateMyProfile(@Ctx() ctx: RequestContext, @Args() args: object): Promise<ProfileResult> {
    return this.profiles.update(ctx, args);
  }
}
