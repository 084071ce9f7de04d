import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  AdministratorService,
  Allow,
  Ctx,
  Permission,
  PermissionDefinition,
  RequestContext,
  Transaction,
  UserInputError,
} from '@vendure/core';
import gql from 'graphql-tag';
import { environment } from '../../platform/environment';
import { findOperatorRequest } from '../operator-request';
import { OperatorSessions, signedInBy } from '../operator-sessions';
import { SignInTurns } from '../sign-in-turns';
import { PasskeyFactors } from './passkey-factors.service';
import { RecoveryCodes } from './recovery-codes.service';
import { type Offer, SecondFactors } from './second-factors.service';

export const secondFactorPermission = new PermissionDefinition({
  name: 'ResetSecondFactor',
  description: 'Take the second factor of an operator away who has lost it',
});

export const secondFactorSchema = gql`
  type SecondFactor {
    "Whether there is one: an app, or a passkey"
    isEnrolled: Boolean!
    "Without it nothing is open but enrolling"
    isRequired: Boolean!
    hasApp: Boolean!
    recoveryCodesLeft: Int!
    "Those that this answer has made, shown this one time; else none"
    newRecoveryCodes: [String!]!
    passkeys: [OperatorPasskey!]!
    "Where the dashboard has to be opened for passkeys; null where they are not set up"
    passkeyOrigin: String
  }

  type SecondFactorOffer {
    "Base32, for whoever types it"
    secret: String!
    "For whoever scans it"
    uri: String!
  }

  extend type Query {
    mySecondFactor: SecondFactor!
  }

  extend type Mutation {
    "With a code of the app that is there, if one is; who has passkeys alone has signed in a moment ago"
    beginSecondFactor(code: String): SecondFactorOffer!
    "With a code of the secret that was offered last; ends the operator's other sessions"
    confirmSecondFactor(code: String!): SecondFactor!
    "Ten new ones, each of which opens once in place of an app or a passkey; the old ones and the operator's other sessions end"
    renewRecoveryCodes: SecondFactor!
    "Of another operator; ends the sessions"
    resetSecondFactor(administratorId: ID!): Boolean!
  }
`;

@Resolver()
export class SecondFactorResolver {
  constructor(
    private readonly factors: SecondFactors,
    private readonly passkeys: PasskeyFactors,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly sessions: OperatorSessions,
    private readonly turns: SignInTurns,
    private readonly administrators: AdministratorService,
  ) {}

  @Query('mySecondFactor')
  @Allow(Permission.Authenticated)
  mine(@Ctx() ctx: RequestContext) {
    return this.tell(ctx, []);
  }

  async tell(ctx: RequestContext, newRecoveryCodes: readonly string[]) {
    const isRequired = environment.OPERATOR_SECOND_FACTOR === 'required';
    const factor = await this.factors.find(ctx, signedInBy(ctx).id);
    return { ...factor, isRequired, passkeyOrigin: this.passkeys.origin, newRecoveryCodes };
  }

  @Mutation('beginSecondFactor')
  @Allow(Permission.Authenticated)
  @Transaction()
  async begin(@Ctx() ctx: RequestContext, @Args('code') code?: string | null): Promise<Offer> {
    const { id, identifier } = signedInBy(ctx);
    const { hasApp, isEnrolled } = await this.factors.find(ctx, id);
    if (hasApp) await this.#try(identifier, () => this.factors.use(ctx, id, code ?? ''));
    else if (isEnrolled) await this.sessions.mustBeFresh(ctx, 'set up an app');
    return this.factors.offer(ctx, id, identifier);
  }

  @Mutation('confirmSecondFactor')
  @Allow(Permission.Authenticated)
  @Transaction()
  async confirm(@Ctx() ctx: RequestContext, @Args('code') code: string) {
    const { id, identifier } = signedInBy(ctx);
    await this.#try(identifier, () => this.factors.confirm(ctx, id, code.replaceAll(/\s/g, '')));
    return this.tell(ctx, await this.recoveryCodes.fill(ctx, id));
  }

  @Mutation('renewRecoveryCodes')
  @Allow(Permission.Authenticated)
  @Transaction()
  async renew(@Ctx() ctx: RequestContext) {
    const { id } = signedInBy(ctx);
    // Of two tabs that renew, the later one's codes count, and the other tab's session is over.
    await this.sessions.lock(ctx, id);
    await this.sessions.mustBeFresh(ctx, 'renew your recovery codes');
    const { isEnrolled } = await this.factors.find(ctx, id);
    if (!isEnrolled) throw new UserInputError('Recovery codes come with a passkey or an app. Set one up first.');
    await this.sessions.endOthers(ctx, id);
    return this.tell(ctx, await this.recoveryCodes.renew(ctx, id));
  }

  @Mutation('resetSecondFactor')
  @Allow(secondFactorPermission.Permission)
  @Transaction()
  async reset(@Ctx() ctx: RequestContext, @Args('administratorId') administratorId: string): Promise<boolean> {
    const administrator = await this.administrators.findOne(ctx, administratorId, ['user']);
    if (!administrator) throw new UserInputError('There is no such operator.');
    const userId = Number(administrator.user.id);
    if (userId === signedInBy(ctx).id) throw new UserInputError('Somebody else has to take your second factor away.');
    await this.factors.reset(ctx, userId);
    return true;
  }

  /** Guesses are counted as those of the sign-in are. */
  async #try(identifier: string, isRight: () => Promise<boolean>): Promise<void> {
    const turn = await this.turns.take(findOperatorRequest()?.address ?? 'unknown', identifier);
    if ('waitSeconds' in turn) throw new UserInputError(`Too many tries. Wait for ${turn.waitSeconds} seconds.`);
    if (!(await isRight())) throw new UserInputError('This is not the code, or it was used already.');
    await this.turns.undo(turn);
  }
}
