import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { EventBus, type RequestContext } from '@vendure/core';
import { z } from 'zod';
import { Statements } from '../platform/statements';
import { Refused } from '../platform/engine-door/engine-door';
import { SessionsEnded } from '../platform/sessions-ended.event';

const tokenRow = z.object({ token: z.string() });

const end = `DELETE FROM session WHERE "userId" = $1 AND id IS DISTINCT FROM $2::int RETURNING token`;
const rotate = `
  UPDATE session SET token = $3 WHERE id = $1 AND "userId" = $2 AND NOT invalidated RETURNING token`;

const selectOpen = `SELECT id FROM session WHERE id = $1 AND "userId" = $2 AND NOT invalidated FOR SHARE`;
// Whoever had the account may have made ways in of his own; the owner makes hers anew.
const endWays = `
  WITH passkeys AS (DELETE FROM passkey WHERE user_id = $1 RETURNING id),
    challenges AS (DELETE FROM passkey_challenge WHERE user_id = $1),
    identities AS (DELETE FROM sign_in_identity WHERE user_id = $1 RETURNING user_id)
  SELECT (SELECT count(*) FROM passkeys)::int + (SELECT count(*) FROM identities)::int AS count`;

/** No session outlives the password it was begun with, and no other way in outlives one that was lost. */
@Injectable()
export class SessionEnding {
  constructor(
    private readonly statements: Statements,
    private readonly events: EventBus,
  ) {}

  async endAll(ctx: RequestContext, userId: number): Promise<number> {
    const ended = await this.statements.all(ctx, tokenRow, end, [userId, null]);
    return this.tell(
      ctx,
      ended.map(({ token }) => token),
    );
  }

  /** Passkeys and accounts of providers; answers how many there were. */
  async endWays(ctx: RequestContext, userId: number): Promise<number> {
    const ended = await this.statements.first(ctx, z.object({ count: z.int() }), endWays, [userId]);
    return ended?.count ?? 0;
  }

  /** Refuses whoever was signed out since the request began. The caller holds the lock of the address. */
  async mustBeOpen(ctx: RequestContext, userId: number): Promise<void> {
    const open = await this.statements.first(ctx, z.object({ id: z.int() }), selectOpen, [
      Number(ctx.session?.id ?? 0),
      userId,
    ]);
    if (!open) throw new Refused({ code: 'not-authenticated' });
  }

  /** The token that goes on with this session: whoever knew the old one has lost it, too. */
  async endOthers(ctx: RequestContext, userId: number): Promise<string> {
    const { session } = ctx;
    if (!session) throw new Refused({ code: 'not-authenticated' });
    const others = await this.statements.all(ctx, tokenRow, end, [userId, Number(session.id)]);
    const token = randomBytes(32).toString('hex');
    const own = await this.statements.first(ctx, tokenRow, rotate, [Number(session.id), userId, token]);
    // A reset was faster and has ended it.
    if (!own) throw new Refused({ code: 'not-authenticated' });
    await this.tell(ctx, [session.token, ...others.map((other) => other.token)]);
    return token;
  }

  private async tell(ctx: RequestContext, tokens: readonly string[]): Promise<number> {
    const hashes = tokens.map((token) => createHash('sha256').update(token).digest('hex'));
    if (hashes.length > 0) await this.events.publish(new SessionsEnded(ctx, hashes));
    return hashes.length;
  }
}
