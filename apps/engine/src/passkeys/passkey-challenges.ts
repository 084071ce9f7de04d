import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '@vendure/core';
import { z } from 'zod';
import { hashOfToken } from '../platform/link-token';
import { Statements } from '../platform/statements';
import type { ChallengePurpose } from './passkey-challenge.entity';

interface ChallengeOf {
  readonly purpose: ChallengePurpose;
  readonly userId: number | null;
  readonly browser: string;
}

const insertChallenge = `
  INSERT INTO passkey_challenge (hash, purpose, user_id, browser_hash, expires_at)
  VALUES ($1, $2, $3, $4, now() + $5 * interval '1 millisecond')`;

// Gone before anything is checked: what was signed once, rightly or wrongly, is not looked at again.
const takeChallenge = `
  DELETE FROM passkey_challenge
   WHERE hash = $1 AND purpose = $2 AND user_id IS NOT DISTINCT FROM $3 AND browser_hash = $4 AND expires_at > now()
  RETURNING hash`;

const deleteOld = 'DELETE FROM passkey_challenge WHERE expires_at < now() RETURNING hash';

const hashRow = z.object({ hash: z.string() });
const clientData = z.object({ challenge: z.string().min(1).max(200) });

export const challengeLifeMs = 5 * 60_000;

/** Each is for one browser, one purpose, one use and five minutes. */
@Injectable()
export class PasskeyChallenges {
  constructor(private readonly statements: Statements) {}

  async create(ctx: RequestContext, { purpose, userId, browser }: ChallengeOf): Promise<Uint8Array<ArrayBuffer>> {
    const challenge = randomBytes(32);
    const hash = hashOfToken(challenge.toString('base64url'));
    await this.statements.run(ctx, insertChallenge, [hash, purpose, userId, hashOfToken(browser), challengeLifeMs]);
    return new Uint8Array(challenge);
  }

  /** The challenge that a device says it has signed; null where it was not given to this browser for this, or is over. */
  async take(
    ctx: RequestContext,
    { purpose, userId, browser }: ChallengeOf,
    clientDataJSON: string,
  ): Promise<string | null> {
    const challenge = findChallenge(clientDataJSON);
    if (challenge === null) return null;
    const values = [hashOfToken(challenge), purpose, userId, hashOfToken(browser)];
    return (await this.statements.first(ctx, hashRow, takeChallenge, values)) && challenge;
  }

  async forgetOld(ctx: RequestContext): Promise<{ challenges: number }> {
    return { challenges: (await this.statements.all(ctx, hashRow, deleteOld)).length };
  }
}

function findChallenge(clientDataJSON: string): string | null {
  try {
    return clientData.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))).challenge;
  } catch {
    return null;
  }
}
