import { Injectable } from '@nestjs/common';
import type { ChosenPassword, PasswordChange, ResetWish } from '@tradehall/domain/customer/account.engine-calls.ts';
import { AuthService, isGraphQlErrorResult, Logger, type RequestContext, TransactionalConnection } from '@vendure/core';
import { AccountMails, type Recipient } from './account-mails';
import { AccountRows } from './account-rows';
import { AccountTokens } from './account-tokens';
import { answerEvenly } from '../platform/answer-evenly';
import { Refused } from '../platform/engine-door/engine-door';
import { NewPasswords } from './new-passwords';
import { SessionEnding } from './session-ending';

/** Another password for an account, by its mailbox or by the one it has. */
@Injectable()
export class Passwords {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly tokens: AccountTokens,
    private readonly accounts: AccountRows,
    private readonly mails: AccountMails,
    private readonly passwords: NewPasswords,
    private readonly sessions: SessionEnding,
    private readonly authentication: AuthService,
  ) {}

  /** The same answer for every address. */
  async requestReset(ctx: RequestContext, wish: ResetWish): Promise<void> {
    await answerEvenly(this.connection.withTransaction(ctx, (tx) => this.mailReset(tx, wish)));
  }

  private async mailReset(tx: RequestContext, { email, locale }: ResetWish): Promise<void> {
    await this.tokens.lockAddress(tx, email);
    const isTurn = await this.tokens.takeTurn(tx, 'reset', email);
    const account = await this.accounts.find(tx, email);
    if (!isTurn || !account) return;
    const token = await this.tokens.create(tx, { purpose: 'reset', email, locale, userId: account.userId });
    await this.mails.order(tx, 'password-reset', { email, locale }, { token });
  }

  /** Answers whose mailbox the token has proven. */
  async reset(ctx: RequestContext, { token, password }: ChosenPassword): Promise<string> {
    await this.tokens.get(ctx, token, 'reset');
    const passwordHash = await this.passwords.hash(password);
    return this.connection.withTransaction(ctx, async (tx) => {
      const { userId, email, locale } = await this.tokens.lock(tx, token, 'reset');
      const account = userId === null ? null : await this.accounts.findOfUser(tx, userId);
      // The account is closed, or has another address by now.
      if (!account || account.email !== email) throw new Refused({ code: 'link-expired' });
      await this.tokens.spend(tx, email, 'reset');
      // The password first: a sign-in with the old one that is under way is waited for, and ended with the others.
      await this.accounts.setPassword(tx, account, passwordHash);
      const ended = await this.sessions.endAll(tx, account.userId);
      const ways = await this.sessions.endWays(tx, account.userId);
      await this.tellOfChange(tx, { email, locale }, ways > 0);
      const gone = `${ended} sessions and ${ways} other ways in ended`;
      Logger.info(`customer ${account.customerId} has reset the password, ${gone}`, 'Accounts');
      return email;
    });
  }

  /** Answers the token that goes on with this session. */
  async change(ctx: RequestContext, { currentPassword, newPassword, locale }: PasswordChange): Promise<string> {
    const userId = Number(ctx.activeUserId ?? 0);
    const account = await this.accounts.findOfUser(ctx, userId);
    if (!account) throw new Refused({ code: 'not-authenticated' });
    const isRight = await this.authentication.verifyUserPassword(ctx, userId, currentPassword);
    if (isGraphQlErrorResult(isRight)) throw new Refused({ code: 'password-change-failed' });
    const passwordHash = await this.passwords.hash(newPassword);
    return this.connection.withTransaction(ctx, async (tx) => {
      const { email, customerId } = account;
      await this.tokens.lockAddress(tx, email);
      await this.tokens.spend(tx, email, 'reset');
      await this.accounts.setPassword(tx, account, passwordHash);
      const sessionToken = await this.sessions.endOthers(tx, userId);
      await this.tellOfChange(tx, { email, locale });
      Logger.info(`customer ${customerId} has changed the password`, 'Accounts');
      return sessionToken;
    });
  }

  private tellOfChange(tx: RequestContext, recipient: Recipient, areWaysEnded = false): Promise<void> {
    const changedAt = new Date().toISOString();
    return this.mails.order(tx, 'password-changed', recipient, { changedAt, areWaysEnded });
  }
}
