import { Injectable } from '@nestjs/common';
import type { NewPasskeyOptions, Passkey } from '@tradehall/domain/customer/passkey.ts';
import type { PasskeyAddition } from '@tradehall/domain/customer/ways-to-sign-in.engine-calls.ts';
import { Logger, type RequestContext, TransactionalConnection } from '@vendure/core';
import { AccountMails } from '../customer/account-mails';
import { type Account, AccountRows } from '../customer/account-rows';
import { AccountTokens } from '../customer/account-tokens';
import { SessionEnding } from '../customer/session-ending';
import { Refused } from '../platform/engine-door/engine-door';
import { PasskeyChallenges } from './passkey-challenges';
import { findNewKey, mostPasskeys, newPasskeyOptionsOf } from './passkey-proofs';
import { PasskeyRows } from './passkey-rows';
import { relyingPartyOf } from './relying-party';

/** A customer's own passkeys. Whose, the session says. */
@Injectable()
export class Passkeys {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly challenges: PasskeyChallenges,
    private readonly rows: PasskeyRows,
    private readonly accounts: AccountRows,
    private readonly tokens: AccountTokens,
    private readonly mails: AccountMails,
    private readonly sessions: SessionEnding,
  ) {}

  async list(ctx: RequestContext): Promise<Passkey[]> {
    const { userId } = await this.accountOf(ctx);
    return this.rows.list(ctx, userId);
  }

  async remove(ctx: RequestContext, passkeyId: number): Promise<void> {
    const { userId, customerId } = await this.accountOf(ctx);
    if (!(await this.rows.remove(ctx, userId, passkeyId))) throw new Refused({ code: 'passkey-not-found' });
    Logger.info(`customer ${customerId} has removed a passkey`, 'Passkeys');
  }

  async registrationOptions(ctx: RequestContext, browser: string): Promise<NewPasskeyOptions> {
    const { userId, email } = await this.accountOf(ctx);
    const known = await this.rows.credentialIds(ctx, userId);
    if (known.length >= mostPasskeys) throw new Refused({ code: 'passkey-failed' });
    const challenge = await this.challenges.create(ctx, { purpose: 'add', userId, browser });
    return newPasskeyOptionsOf(relyingPartyOf(ctx), { userId, userName: email, known, challenge });
  }

  async add(ctx: RequestContext, { browser, credential, name, locale }: PasskeyAddition): Promise<void> {
    const { userId, email, customerId } = await this.accountOf(ctx);
    const { clientDataJSON } = credential.response;
    const challenge = await this.challenges.take(ctx, { purpose: 'add', userId, browser }, clientDataJSON);
    const key = challenge === null ? null : await findNewKey(credential, challenge, relyingPartyOf(ctx));
    if (!key) throw new Refused({ code: 'passkey-failed' });
    const { publicKey, counter } = key;
    const { transports } = credential.response;
    await this.connection.withTransaction(ctx, async (tx) => {
      await this.tokens.lockAddress(tx, email);
      // A reset of the password that was faster has ended this session, and no key is to come after it.
      await this.sessions.mustBeOpen(tx, userId);
      const { length } = await this.rows.credentialIds(tx, userId);
      const row = { userId, credentialId: credential.id, publicKey, counter, transports, name };
      if (length >= mostPasskeys || !(await this.rows.add(tx, row))) throw new Refused({ code: 'passkey-failed' });
      const contents = { way: 'passkey', addedAt: new Date().toISOString() } as const;
      await this.mails.order(tx, 'sign-in-added', { email, locale }, contents);
    });
    Logger.info(`customer ${customerId} has added a passkey`, 'Passkeys');
  }

  private async accountOf(ctx: RequestContext): Promise<Account> {
    const account = ctx.activeUserId ? await this.accounts.findOfUser(ctx, Number(ctx.activeUserId)) : null;
    if (!account) throw new Refused({ code: 'not-authenticated' });
    return account;
  }
}
