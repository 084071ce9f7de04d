import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Allow, ConfigService, Ctx, Permission, RequestContext, Transaction, UserInputError } from '@vendure/core';
import gql from 'graphql-tag';
import { PasskeyAuthenticationStrategy } from '../operator-authentication.strategy';
import { findOperatorRequest } from '../operator-request';
import { OperatorSessions, signedInBy } from '../operator-sessions';
import { SignInTurns } from '../sign-in-turns';
import { PasskeyFactors } from './passkey-factors.service';
import { SecondFactorResolver } from './second-factor.resolver';
import { SecondFactors } from './second-factors.service';

export const passkeyFactorSchema = gql`
  type OperatorPasskey {
    id: ID!
    name: String!
    createdAt: DateTime!
    lastUsedAt: DateTime
  }

  "What is asked of an operator whose password is right"
  type PasskeySignIn {
    "Goes with the device's answer to authenticate"
    attempt: String!
    "As the browser takes it; null where no passkey can be asked for"
    options: JSON
    "Whether a code of an app opens too"
    hasApp: Boolean!
    "Whether a recovery code does"
    hasRecoveryCodes: Boolean!
    "Where the dashboard has to be opened for passkeys"
    origin: String
  }

  extend type Mutation {
    "Null for a wrong password. What it answers counts once, for five minutes"
    beginPasskeySignIn(username: String!, password: String!): PasskeySignIn
    "What a device needs to make a passkey, for this session, once and for five minutes"
    beginPasskey: JSON!
    "The first second factor brings recovery codes. Ends the operator's other sessions"
    addPasskey(name: String!, credential: JSON!): SecondFactor!
    "Never the last second factor; ends the operator's other sessions"
    removePasskey(id: ID!): SecondFactor!
  }
`;

@Resolver()
export class PasskeyFactorResolver {
  constructor(
    private readonly config: ConfigService,
    private readonly factors: SecondFactors,
    private readonly passkeys: PasskeyFactors,
    private readonly sessions: OperatorSessions,
    private readonly turns: SignInTurns,
    private readonly mine: SecondFactorResolver,
  ) {}

  @Mutation('beginPasskeySignIn')
  @Allow(Permission.Public)
  async beginSignIn(
    @Ctx() ctx: RequestContext,
    @Args('username') username: string,
    @Args('password') password: string,
  ) {
    const ways = this.config.authOptions.adminAuthenticationStrategy;
    const way = ways.find((strategy) => strategy instanceof PasskeyAuthenticationStrategy);
    const step = await way?.begin(ctx, { username, password });
    return step ? { ...step, origin: this.passkeys.origin } : null;
  }

  @Mutation('beginPasskey')
  @Allow(Permission.Authenticated)
  async begin(@Ctx() ctx: RequestContext) {
    await this.sessions.mustBeFresh(ctx, 'change your passkeys');
    const options = await this.passkeys.beginAdding(ctx, signedInBy(ctx));
    if (!options) throw new UserInputError('No passkey can be added.');
    return options;
  }

  @Mutation('addPasskey')
  @Allow(Permission.Authenticated)
  async add(@Ctx() ctx: RequestContext, @Args('name') name: string, @Args('credential') credential: unknown) {
    const by = signedInBy(ctx);
    const turn = await this.turns.take(findOperatorRequest()?.address ?? 'unknown', by.identifier);
    if ('waitSeconds' in turn) throw new UserInputError(`Too many tries. Wait for ${turn.waitSeconds} seconds.`);
    const recoveryCodes = await this.passkeys.add(ctx, by, { name, credential });
    if (!recoveryCodes) throw new UserInputError('This passkey cannot be added. Try again.');
    await this.turns.undo(turn);
    return this.mine.tell(ctx, recoveryCodes);
  }

  @Mutation('removePasskey')
  @Allow(Permission.Authenticated)
  @Transaction()
  async remove(@Ctx() ctx: RequestContext, @Args('id') id: string) {
    const by = signedInBy(ctx);
    // Of two tabs that remove one of two each, the second finds the last.
    await this.sessions.lock(ctx, by.id);
    await this.sessions.mustBeFresh(ctx, 'change your passkeys');
    const { hasApp, passkeys } = await this.factors.find(ctx, by.id);
    if (!hasApp && passkeys.length === 1)
      throw new UserInputError('This is your last second factor. Add another first.');
    if (!(await this.passkeys.remove(ctx, by.id, Number(id)))) throw new UserInputError('There is no such passkey.');
    return this.mine.mine(ctx);
  }
}
