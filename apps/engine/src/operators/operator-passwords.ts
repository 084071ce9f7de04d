import { Injectable } from '@nestjs/common';
import type { AdministratorEvent } from '@vendure/core';
import { GraphQLError } from 'graphql';
import { z } from 'zod';
import { BreachedPasswords } from '../customer/breached-passwords';
import { Statements } from '../platform/statements';

const shortestPassword = 12;
const longestPassword = 200;

const newPassword = z.object({ password: z.string().min(1) });
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

  /** No session outlives the password it was begun with, but the one that changes it. */
  async endOldSessions({ ctx, entity, input }: AdministratorEvent): Promise<void> {
    if (newPassword.safeParse(input).success)
      await this.statements.run(ctx, endSessions, [Number(entity.user.id), Number(ctx.session?.id)]);
  }
}

function refused(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'USER_INPUT_ERROR', http: { status: 400 } } });
}
