import { Injectable } from '@nestjs/common';
import type { AdministratorEvent } from '@vendure/core';
import { GraphQLError } from 'graphql';
import { z } from 'zod';
import { BreachedPasswords } from '../customer/breached-passwords';
import { OperatorSessions } from './operator-sessions';

const shortestPassword = 12;
const longestPassword = 200;

const newPassword = z.object({ password: z.string().min(1) });

/** Passwords that operators choose for themselves or for each other. */
@Injectable()
export class OperatorPasswords {
  constructor(
    private readonly breached: BreachedPasswords,
    private readonly sessions: OperatorSessions,
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
    if (entity.user.id === ctx.activeUserId && !(await this.sessions.isFresh(ctx)))
      throw refused('Sign in again, then change your password.');
    await this.sessions.endOthers(ctx, Number(entity.user.id));
  }
}

function refused(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'USER_INPUT_ERROR', http: { status: 400 } } });
}
