import { Injectable } from '@nestjs/common';
import type { AdministratorEvent } from '@vendure/core';
import { GraphQLError } from 'graphql';
import { z } from 'zod';
import { BreachedPasswords } from '../customer/breached-passwords';
import { Statements } from '../platform/statements';

const shortestPassword = 12;
const longestPassword = 200;

const newPassword = z.object({ password: z.string().min(1) });
/** For so long the password that opened a session counts as just typed. */
const freshMinutes = 10;
const fresh = z.object({ isFresh: z.boolean() });
const isFresh = `SELECT "createdAt" > localtimestamp - interval '${freshMinutes} minutes' AS "isFresh" FROM session WHERE id = $1`;
const endSessions = `DELETE FROM session WHERE "userId" = $1 AND id IS DISTINCT FROM $2::int`;

/** Passwords that operators choose for themselves or for each other. */
@Injectable()
export class OperatorPasswords {
  constructor(
    private readonly breached: BreachedPasswords,
    private readonly statements: Statements,
  ) {}

  async check(password: string): Promise<void> {
    const { length } = password;
    if (length < shortestPassword || length > longestPassword)
      throw refused(`A password of an operator has ${shortestPassword} to ${longestPassword} letters.`);
    if (await this.breached.has(password))
      throw refused('This password is known from a data leak. Choose another one.');
  }

  /**
   * Who changes her own password has typed the old one a moment ago, so that nobody does at a desk she has left. No
   * session outlives the password it was begun with, but the one that changes it.
   */
  async change({ ctx, entity, input }: AdministratorEvent): Promise<void> {
    if (!newPassword.safeParse(input).success) return;
    const sessionId = Number(ctx.session?.id);
    const session = await this.statements.first(ctx, fresh, isFresh, [sessionId]);
    if (entity.user.id === ctx.activeUserId && session?.isFresh !== true)
      throw refused('Sign in again, then change your password.');
    await this.statements.run(ctx, endSessions, [Number(entity.user.id), sessionId]);
  }
}

function refused(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'USER_INPUT_ERROR', http: { status: 400 } } });
}
