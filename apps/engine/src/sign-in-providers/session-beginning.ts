import { Injectable } from '@nestjs/common';
import { AuthService, isGraphQlErrorResult, type RequestContext, TransactionalConnection, User } from '@vendure/core';

/** How somebody signs in who types no password. */
export type WayToSignIn = 'google' | 'facebook' | 'passkey';

/**
 * The same session that a password begins: a new one, whatever the visitor had before, with the guest's carts in the
 * customer's. In a transaction that holds the account's address, so that a reset of the password which is under way
 * ends it with the others.
 */
@Injectable()
export class SessionBeginning {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly authentication: AuthService,
  ) {}

  async begin(tx: RequestContext, userId: number, way: WayToSignIn): Promise<string> {
    const user = await this.connection.getEntityOrThrow(tx, User, userId, {
      relations: ['roles', 'roles.channels', 'authenticationMethods'],
    });
    const session = await this.authentication.createAuthenticatedSessionForUser(tx, user, way);
    if (isGraphQlErrorResult(session)) throw new Error(session.message);
    return session.token;
  }
}
