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
import { secondFactorStrategy, SecondFactors } from './second-factor/second-factors.service';

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Half of a sign-in, and nothing that an engineer has to look at. */
class SecondFactorNeeded extends I18nError {
  constructor() {
    super('Type the code of your app.', {}, 'SECOND_FACTOR_NEEDED', LogLevel.Verbose);
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
  readonly name = secondFactorStrategy;
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

function note(signedIn: 'half' | 'whole'): void {
  const request = findOperatorRequest();
  if (request) request.signedIn = signedIn;
}
