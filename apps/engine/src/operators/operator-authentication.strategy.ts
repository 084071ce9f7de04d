import {
  type AuthenticationStrategy,
  I18nError,
  type Injector,
  LogLevel,
  type RequestContext,
  type User,
} from '@vendure/core';
import gql from 'graphql-tag';
import type { Argon2HashingStrategy } from '../customer/argon2-hashing.strategy';
import { RehashingAuthenticationStrategy } from '../customer/rehashing-authentication.strategy';
import { findOperatorRequest } from './operator-request';
import { codeStrategy, passkeyStrategy } from './operator-sessions';
import { PasskeyFactors, type SignInStep } from './second-factor/passkey-factors.service';
import { SecondFactors } from './second-factor/second-factors.service';

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Half of a sign-in, and nothing that an engineer has to look at. */
class SecondFactorNeeded extends I18nError {
  constructor() {
    super('Your second factor is needed.', {}, 'SECOND_FACTOR_NEEDED', LogLevel.Verbose);
  }
}

/** An operator's sign-in by password alone, which is enough for nobody who has a second factor. */
export class OperatorAuthenticationStrategy extends RehashingAuthenticationStrategy {
  private factors: SecondFactors;

  override async init(injector: Injector): Promise<void> {
    await super.init(injector);
    this.factors = injector.get(SecondFactors);
  }

  override async authenticate(ctx: RequestContext, data: Credentials): Promise<User | false> {
    const user = await super.authenticate(ctx, data);
    if (!user) return false;
    const { isEnrolled } = await this.factors.find(ctx, Number(user.id));
    note(isEnrolled ? 'half' : 'whole');
    if (!isEnrolled) return user;
    throw new SecondFactorNeeded();
  }
}

/** The same with a code of the app, or one of the recovery codes. */
export class SecondFactorAuthenticationStrategy implements AuthenticationStrategy<Credentials & { code: string }> {
  readonly name = codeStrategy;
  private readonly passwords: RehashingAuthenticationStrategy;
  private factors: SecondFactors;

  constructor(hashing: Argon2HashingStrategy) {
    this.passwords = new RehashingAuthenticationStrategy(hashing);
  }

  async init(injector: Injector): Promise<void> {
    await this.passwords.init(injector);
    this.factors = injector.get(SecondFactors);
  }

  defineInputType() {
    return gql`
      input SecondFactorAuthInput {
        username: String!
        password: String!
        code: String!
      }
    `;
  }

  async authenticate(ctx: RequestContext, data: Credentials & { code: string }): Promise<User | false> {
    const user = await this.passwords.authenticate(ctx, data);
    if (!user || !(await this.factors.use(ctx, Number(user.id), data.code))) return false;
    note('whole');
    return user;
  }
}

interface OtherWays {
  readonly hasApp: boolean;
  readonly hasRecoveryCodes: boolean;
}

interface PasskeyCredentials extends Credentials {
  readonly attempt: string;
  readonly credential: string;
}

/** The same with a passkey, in two steps: the right password gets a challenge, and comes again with the device's answer. */
export class PasskeyAuthenticationStrategy implements AuthenticationStrategy<PasskeyCredentials> {
  readonly name = passkeyStrategy;
  private readonly passwords: RehashingAuthenticationStrategy;
  private passkeys: PasskeyFactors;
  private factors: SecondFactors;

  constructor(hashing: Argon2HashingStrategy) {
    this.passwords = new RehashingAuthenticationStrategy(hashing);
  }

  async init(injector: Injector): Promise<void> {
    await this.passwords.init(injector);
    this.passkeys = injector.get(PasskeyFactors);
    this.factors = injector.get(SecondFactors);
  }

  defineInputType() {
    return gql`
      input PasskeyFactorAuthInput {
        username: String!
        password: String!
        "Of beginPasskeySignIn"
        attempt: String!
        "What the device has answered, as JSON in a text: the engine builds this type before it knows the scalar"
        credential: String!
      }
    `;
  }

  /** Null for a wrong password. */
  async begin(ctx: RequestContext, data: Credentials): Promise<(SignInStep & OtherWays) | null> {
    const user = await this.passwords.authenticate(ctx, data);
    if (!user) return null;
    note('half');
    const { hasApp, recoveryCodesLeft } = await this.factors.find(ctx, Number(user.id));
    const step = await this.passkeys.beginSignIn(ctx, Number(user.id));
    return { ...step, hasApp, hasRecoveryCodes: recoveryCodesLeft > 0 };
  }

  async authenticate(ctx: RequestContext, data: PasskeyCredentials): Promise<User | false> {
    const user = await this.passwords.authenticate(ctx, data);
    if (!user || !(await this.passkeys.use(ctx, Number(user.id), data))) return false;
    note('whole');
    return user;
  }
}

function note(signedIn: 'half' | 'whole'): void {
  const request = findOperatorRequest();
  if (request) request.signedIn = signedIn;
}
