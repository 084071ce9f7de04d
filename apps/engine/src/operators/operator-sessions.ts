import { Injectable } from '@nestjs/common';
import { ForbiddenError, type RequestContext, UserInputError } from '@vendure/core';
import { z } from 'zod';
import { Statements } from '../platform/statements';

/** How a session says which second factor began it; one without any says nothing of the kind. */
export const codeStrategy = 'secondFactor';
export const passkeyStrategy = 'passkeyFactor';

/** For so long what opened a session counts as just typed, or shown. */
const freshMinutes = 10;

const isFresh = `SELECT "createdAt" > localtimestamp - interval '${freshMinutes} minutes' AS "isFresh" FROM session WHERE id = $1`;
const end = `DELETE FROM session WHERE "userId" = $1 AND id IS DISTINCT FROM $2::int`;
const mark = `UPDATE session SET "authenticationStrategy" = $2 WHERE id = $1`;
const lock = `SELECT id FROM "user" WHERE id = $1 FOR UPDATE`;

const fresh = z.object({ isFresh: z.boolean() });

export interface SignedIn {
  readonly id: number;
  readonly identifier: string;
  readonly sessionId: number;
}

/** Whose request it is. */
export function signedInBy({ session }: RequestContext): SignedIn {
  if (!session?.user) throw new ForbiddenError();
  return { id: Number(session.user.id), identifier: session.user.identifier, sessionId: Number(session.id) };
}

/** The rows of operators' sessions: how old this one is, and which of them end. */
@Injectable()
export class OperatorSessions {
  constructor(private readonly statements: Statements) {}

  /** Changes of what somebody signs in with come one after the other, as do her sign-ins with it. */
  async lock(ctx: RequestContext, userId: number): Promise<void> {
    await this.statements.run(ctx, lock, [userId]);
  }

  /** Begun a moment ago, and not ended by another tab meanwhile. */
  async isFresh(ctx: RequestContext): Promise<boolean> {
    const session = await this.statements.first(ctx, fresh, isFresh, [Number(ctx.session?.id)]);
    return session?.isFresh === true;
  }

  /** Nobody changes how an operator signs in at a desk that she has left. */
  async mustBeFresh(ctx: RequestContext, wish: string): Promise<void> {
    if (!(await this.isFresh(ctx))) throw new UserInputError(`Sign in again, then ${wish}.`);
  }

  async endAll(ctx: RequestContext, userId: number): Promise<void> {
    await this.statements.run(ctx, end, [userId, null]);
  }

  /** All but the one of this request. */
  async endOthers(ctx: RequestContext, userId: number): Promise<void> {
    await this.statements.run(ctx, end, [userId, Number(ctx.session?.id)]);
  }

  /** From now on the session is one that was begun with a second factor. */
  async mark(ctx: RequestContext, strategy: typeof codeStrategy | typeof passkeyStrategy): Promise<void> {
    await this.statements.run(ctx, mark, [Number(ctx.session?.id), strategy]);
  }
}
