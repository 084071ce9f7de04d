import { Injectable } from '@nestjs/common';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import type { OwnerProof } from '@tradehall/domain/privacy/my-data.engine-calls.ts';
import { ownerProofMinutes } from '@tradehall/domain/privacy/retention-periods.ts';
import { AuthService, isGraphQlErrorResult, type RequestContext, TransactionalConnection } from '@vendure/core';
import { z } from 'zod';
import { AccountMails } from '../customer/account-mails';
import { type Account, AccountRows } from '../customer/account-rows';
import { AccountTokens } from '../customer/account-tokens';
import { Refused } from '../platform/engine-door/engine-door';
import { createLinkToken, hashOfToken } from '../platform/link-token';
import { Statements } from '../platform/statements';
import type { PrivacyTokenPurpose } from './privacy-token.entity';

const consentRow = z.object({
  purpose: z.string(),
  isGiven: z.boolean(),
  at: z.date().transform((at) => at.toISOString()),
});

export interface MyDataOverview {
  readonly hasPassword: boolean;
  readonly consents: readonly z.output<typeof consentRow>[];
}

const selectPassword = `
  SELECT id FROM authentication_method
   WHERE "userId" = $1 AND type = 'NativeAuthenticationMethod' AND coalesce("passwordHash", '') <> ''`;

// A receipt names what was agreed to; what it does not name was refused.
const selectConsents = `
  SELECT purpose, purpose = ANY(purposes) AS "isGiven", given_at AS at
    FROM (SELECT purposes, given_at FROM consent_receipt WHERE customer_id = $1 ORDER BY given_at DESC LIMIT 1) AS newest,
         unnest(ARRAY['statistics', 'marketing']) AS purpose`;

const insertToken = `
  INSERT INTO privacy_token (hash, purpose, user_id, expires_at) VALUES ($1, $2, $3, now() + $4 * interval '1 minute')`;

const selectOpen = `
  SELECT hash FROM privacy_token WHERE hash = $1 AND purpose = $2 AND user_id = $3 AND expires_at > now()`;

// Whoever asks again and again does not fill a mailbox.
const mailedJustNow = `
  SELECT hash FROM privacy_token
   WHERE purpose = 'owner' AND user_id = $1 AND expires_at > now() + ($2 - 2) * interval '1 minute' LIMIT 1`;

const hashRow = z.object({ hash: z.string() });

/** That whoever sits there is the owner: a session may have been left open on somebody else's device. */
@Injectable()
export class OwnerProofs {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly statements: Statements,
    private readonly accounts: AccountRows,
    private readonly addresses: AccountTokens,
    private readonly mails: AccountMails,
    private readonly authentication: AuthService,
  ) {}

  async overview(ctx: RequestContext): Promise<MyDataOverview | null> {
    const account = await this.findAccount(ctx);
    return (
      account && {
        hasPassword: await this.hasPassword(ctx, account),
        consents: await this.statements.all(ctx, consentRow, selectConsents, [account.customerId]),
      }
    );
  }

  async prove(ctx: RequestContext, proof: OwnerProof): Promise<Account> {
    const account = await this.findAccount(ctx);
    if (!account) throw new Refused({ code: 'not-authenticated' });
    const isProven =
      'password' in proof
        ? await this.isPassword(ctx, account, proof.password)
        : await this.isOpen(ctx, hashOfToken(proof.token), 'owner', account.userId);
    if (!isProven) throw new Refused({ code: 'owner-not-proven' });
    return account;
  }

  /** For an account that has no password. The same answer for one that has: nothing is sent then. */
  async mailLink(ctx: RequestContext, locale: Locale): Promise<void> {
    const account = await this.findAccount(ctx);
    if (!account) throw new Refused({ code: 'not-authenticated' });
    const { email, userId } = account;
    if (await this.hasPassword(ctx, account)) return;
    await this.connection.withTransaction(ctx, async (tx) => {
      await this.addresses.lockAddress(tx, email);
      if (await this.statements.first(tx, hashRow, mailedJustNow, [userId, ownerProofMinutes])) return;
      const token = await this.create(tx, 'owner', userId);
      await this.mails.order(tx, 'my-data-link', { email, locale }, { token });
    });
  }

  async create(ctx: RequestContext, purpose: PrivacyTokenPurpose, userId: number): Promise<string> {
    const { token, hash } = createLinkToken();
    await this.statements.run(ctx, insertToken, [hash, purpose, userId, ownerProofMinutes]);
    return token;
  }

  async isOpen(ctx: RequestContext, hash: string, purpose: PrivacyTokenPurpose, userId: number): Promise<boolean> {
    return (await this.statements.first(ctx, hashRow, selectOpen, [hash, purpose, userId])) !== null;
  }

  private findAccount(ctx: RequestContext): Promise<Account | null> {
    return this.accounts.findOfUser(ctx, Number(ctx.activeUserId ?? 0));
  }

  private async hasPassword(ctx: RequestContext, { userId }: Account): Promise<boolean> {
    return (await this.statements.first(ctx, z.object({ id: z.int() }), selectPassword, [userId])) !== null;
  }

  private async isPassword(ctx: RequestContext, account: Account, password: string): Promise<boolean> {
    if (!(await this.hasPassword(ctx, account))) return false;
    return !isGraphQlErrorResult(await this.authentication.verifyUserPassword(ctx, account.userId, password));
  }
}
