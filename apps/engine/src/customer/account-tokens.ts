import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isLocale, type Locale } from '@tradehall/domain/locales/locales.ts';
import type { RequestContext } from '@vendure/core';
import { z } from 'zod';
import { Refused } from '../platform/engine-door/engine-door';
import { createLinkToken, hashOfToken } from '../platform/link-token';
import { Statements } from '../platform/statements';
import type { TokenPurpose } from './account-token.entity';

export const tokenLifeMs: Readonly<Record<TokenPurpose, number>> = {
  verify: 24 * 60 * 60_000,
  reset: 30 * 60_000,
  'confirm-email': 24 * 60 * 60_000,
};

/** What an account is begun with. Without a hash the password is chosen when the mailbox is proven. */
const pendingAccount = z.object({
  firstName: z.string(),
  lastName: z.string(),
  passwordHash: z.string().nullable(),
});
export type PendingAccount = z.output<typeof pendingAccount>;

const tokenRow = z.object({
  id: z.int(),
  purpose: z.enum(['verify', 'reset', 'confirm-email']),
  userId: z.int().nullable(),
  email: z.string(),
  locale: z.string().refine(isLocale),
  pending: pendingAccount.nullable(),
});
export type OpenToken = z.output<typeof tokenRow>;

interface NewToken {
  readonly purpose: TokenPurpose;
  readonly email: string;
  readonly locale: Locale;
  readonly userId?: number;
  readonly pending?: PendingAccount;
}

const isOpen = `used_at IS NULL AND expires_at > now()`;
const selectOpen = `SELECT id, purpose, user_id AS "userId", email, locale, pending FROM account_token
  WHERE hash = $1 AND purpose = $2 AND ${isOpen}`;

const insertToken = `
  INSERT INTO account_token (purpose, hash, user_id, email, locale, pending, expires_at)
  VALUES ($1, $2, $3, $4, $5, $6::jsonb, now() + $7 * interval '1 millisecond')`;

const spend = `
  UPDATE account_token SET used_at = now(), pending = NULL WHERE email = $1 AND purpose = $2 AND used_at IS NULL`;

const dropPasswords = `
  UPDATE account_token SET pending = pending || '{"passwordHash": null}'
   WHERE email = $1 AND purpose = 'verify' AND ${isOpen} RETURNING id`;

// Whoever asks again and again does not fill somebody's mailbox.
const takeTurn = `
  INSERT INTO account_mail_turn AS turn (key) VALUES ($1)
  ON CONFLICT (key) DO UPDATE SET taken_at = now() WHERE turn.taken_at < now() - interval '2 minutes'
  RETURNING key`;

const idRow = z.object({ id: z.int() });

/** The links of mails: 256 bits, hashed at rest, good for one use and a short time. */
@Injectable()
export class AccountTokens {
  constructor(private readonly statements: Statements) {}

  /** Everything about an address happens one after the other; taken before any of its rows. */
  async lockAddress(ctx: RequestContext, email: string): Promise<void> {
    await this.statements.run(ctx, `SELECT pg_advisory_xact_lock(hashtextextended('account:' || $1::text, 0))`, [
      email,
    ]);
  }

  /** Whether the address may be mailed about this now. */
  async takeTurn(ctx: RequestContext, about: 'registration' | 'reset', email: string): Promise<boolean> {
    const key = createHash('sha256').update(`${about}:${email}`).digest('hex');
    return (await this.statements.first(ctx, z.object({ key: z.string() }), takeTurn, [key])) !== null;
  }

  async create(ctx: RequestContext, { purpose, email, locale, userId, pending }: NewToken): Promise<string> {
    const { token, hash } = createLinkToken();
    const kept = pending ? JSON.stringify(pending) : null;
    const values = [purpose, hash, userId ?? null, email, locale, kept, tokenLifeMs[purpose]];
    await this.statements.run(ctx, insertToken, values);
    return token;
  }

  /** Before anything costly is done for it. */
  async get(ctx: RequestContext, token: string, purpose: TokenPurpose): Promise<OpenToken> {
    return orExpired(await this.statements.first(ctx, tokenRow, selectOpen, [hashOfToken(token), purpose]));
  }

  /** The token's row, held until the transaction ends: of many uses at once one finds it open. */
  async lock(ctx: RequestContext, token: string, purpose: TokenPurpose): Promise<OpenToken> {
    const { email } = await this.get(ctx, token, purpose);
    await this.lockAddress(ctx, email);
    const values = [hashOfToken(token), purpose];
    return orExpired(await this.statements.first(ctx, tokenRow, `${selectOpen} FOR UPDATE`, values));
  }

  /** It, and all others of its kind that were mailed to the address. */
  async spend(ctx: RequestContext, email: string, purpose: TokenPurpose): Promise<void> {
    await this.statements.run(ctx, spend, [email, purpose]);
  }

  /** Whether others have begun an account with this address. Then the mailbox's owner chooses, none of them. */
  async dropPasswords(ctx: RequestContext, email: string): Promise<boolean> {
    return (await this.statements.all(ctx, idRow, dropPasswords, [email])).length > 0;
  }

  /** What nobody can use any more, and what it was begun with. */
  async forgetOld(ctx: RequestContext): Promise<{ tokens: number }> {
    const old = await this.statements.all(
      ctx,
      idRow,
      'DELETE FROM account_token WHERE expires_at < now() RETURNING id',
    );
    await this.statements.run(ctx, `DELETE FROM account_mail_turn WHERE taken_at < now() - interval '1 day'`);
    return { tokens: old.length };
  }
}

function orExpired(row: OpenToken | null): OpenToken {
  if (!row) throw new Refused({ code: 'link-expired' });
  return row;
}
