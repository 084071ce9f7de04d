import { Injectable } from '@nestjs/common';
import type { RequestContext } from '@vendure/core';
import { z } from 'zod';
import { Statements } from '../../platform/statements';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-code';

const renew = `
  INSERT INTO operator_second_factor AS mine (user_id, recovery_hashes) VALUES ($1, $2)
  ON CONFLICT (user_id) DO UPDATE SET recovery_hashes = $2`;
const fill = `${renew} WHERE mine.recovery_hashes = '{}' RETURNING user_id AS id`;
// Who comes second with the same code finds it used.
const use = `
  UPDATE operator_second_factor SET recovery_hashes = array_remove(recovery_hashes, $2)
   WHERE user_id = $1 AND $2 = ANY (recovery_hashes) RETURNING user_id AS id`;

const id = z.object({ id: z.int() });

/** Ten codes on paper, for the day when passkeys and phone are lost. The database has their hashes. */
@Injectable()
export class RecoveryCodes {
  constructor(private readonly statements: Statements) {}

  /** For whoever has none: they come with the first second factor. Otherwise the old ones go on. */
  async fill(ctx: RequestContext, userId: number): Promise<string[]> {
    const codes = newRecoveryCodes();
    const filled = await this.statements.first(ctx, id, fill, [userId, codes.map(hashOfRecoveryCode)]);
    return filled ? codes : [];
  }

  /** The old ones open nothing any more. */
  async renew(ctx: RequestContext, userId: number): Promise<string[]> {
    const codes = newRecoveryCodes();
    await this.statements.run(ctx, renew, [userId, codes.map(hashOfRecoveryCode)]);
    return codes;
  }

  /** Each counts once. */
  async use(ctx: RequestContext, userId: number, code: string): Promise<boolean> {
    return (await this.statements.first(ctx, id, use, [userId, hashOfRecoveryCode(code)])) !== null;
  }
}
