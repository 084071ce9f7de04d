import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '@vendure/core';
import { z } from 'zod';
import { PasskeyRows } from '../../passkeys/passkey-rows';
import { SealedSecrets } from '../../platform/sealed-secret';
import { Statements } from '../../platform/statements';
import { codeStrategy, OperatorSessions } from '../operator-sessions';
import { RecoveryCodes } from './recovery-codes.service';
import { base32Of, findStepOf } from './totp';

const secrets = new SealedSecrets('second factor of operators');
const secretBytes = 20;
/** The picture of a code has room for so many. */
const longestLabel = 55;

const find = `SELECT secret, last_step::int AS "lastStep", pending_secret AS "pendingSecret", cardinality(recovery_hashes) AS "recoveryCodesLeft"
  FROM operator_second_factor WHERE user_id = $1`;
const offer = `
  INSERT INTO operator_second_factor (user_id, pending_secret) VALUES ($1, $2)
  ON CONFLICT (user_id) DO UPDATE SET pending_secret = $2`;
const confirm = `
  UPDATE operator_second_factor SET secret = pending_secret, last_step = $3, pending_secret = null
   WHERE user_id = $1 AND pending_secret = $2 RETURNING user_id AS id`;
// Who comes second with the same code finds it used.
const useStep = `UPDATE operator_second_factor SET last_step = $2 WHERE user_id = $1 AND last_step < $2 RETURNING user_id AS id`;
const reset = `DELETE FROM operator_second_factor WHERE user_id = $1`;

const factor = z.object({
  secret: z.string().nullable(),
  lastStep: z.int(),
  pendingSecret: z.string().nullable(),
  recoveryCodesLeft: z.int(),
});
const id = z.object({ id: z.int() });

export interface Offer {
  readonly secret: string;
  readonly uri: string;
}

/** What an operator signs in with beside the password: passkeys, the app on her phone, and recovery codes. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly statements: Statements,
    private readonly passkeys: PasskeyRows,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly sessions: OperatorSessions,
  ) {}

  async find(ctx: RequestContext, userId: number) {
    const found = await this.statements.first(ctx, factor, find, [userId]);
    const passkeys = await this.passkeys.list(ctx, userId);
    const hasApp = typeof found?.secret === 'string';
    return {
      passkeys,
      hasApp,
      isEnrolled: hasApp || passkeys.length > 0,
      recoveryCodesLeft: found?.recoveryCodesLeft ?? 0,
    };
  }

  /** A secret that counts once a code of it was typed; until then what was there goes on. */
  async offer(ctx: RequestContext, userId: number, identifier: string): Promise<Offer> {
    const secret = randomBytes(secretBytes);
    await this.statements.run(ctx, offer, [userId, secrets.seal(secret)]);
    const label = encodeURIComponent(identifier.slice(0, longestLabel)).slice(0, longestLabel).replace(/%.?$/, '');
    const uri = `otpauth://totp/${label}?secret=${base32Of(secret)}&issuer=Tradehall`;
    return { secret: base32Of(secret), uri };
  }

  /** Ends every other session: they were begun without it. */
  async confirm(ctx: RequestContext, userId: number, code: string): Promise<boolean> {
    const found = await this.statements.first(ctx, factor, find, [userId]);
    const secret = typeof found?.pendingSecret === 'string' ? secrets.unseal(found.pendingSecret) : null;
    const step = secret && findStepOf(code, secret, Date.now(), 0);
    if (!step) return false;
    const confirmed = await this.statements.first(ctx, id, confirm, [userId, found?.pendingSecret, step]);
    if (!confirmed) return false;
    await this.sessions.endOthers(ctx, userId);
    await this.sessions.mark(ctx, codeStrategy);
    return true;
  }

  /** Whether it is a code of the app, or one of the paper; each counts once. */
  async use(ctx: RequestContext, userId: number, code: string): Promise<boolean> {
    const typed = code.replaceAll(/\s/g, '');
    const found = await this.statements.first(ctx, factor, find, [userId]);
    const secret = typeof found?.secret === 'string' ? secrets.unseal(found.secret) : null;
    const step = found && secret && findStepOf(typed, secret, Date.now(), found.lastStep);
    if (step) return (await this.statements.first(ctx, id, useStep, [userId, step])) !== null;
    return this.recoveryCodes.use(ctx, userId, typed);
  }

  /** Passkeys too: somebody has lost all she had. */
  async reset(ctx: RequestContext, userId: number): Promise<void> {
    await this.sessions.lock(ctx, userId);
    await this.statements.run(ctx, reset, [userId]);
    await this.passkeys.removeAll(ctx, userId);
    await this.sessions.endAll(ctx, userId);
  }
}
