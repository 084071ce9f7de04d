import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import {
  knownPasskeyUse,
  newPasskeyInBrowser,
  type NewPasskeyOptions,
  passkeyName,
} from '@tradehall/domain/customer/passkey.ts';
import { type RequestContext, TransactionalConnection } from '@vendure/core';
import { challengeLifeMs, PasskeyChallenges } from '../../passkeys/passkey-challenges';
import { findCounter, findNewKey, mostPasskeys, newPasskeyOptionsOf } from '../../passkeys/passkey-proofs';
import { PasskeyRows } from '../../passkeys/passkey-rows';
import type { RelyingParty } from '../../passkeys/relying-party';
import { environment } from '../../platform/environment';
import { OperatorSessions, passkeyStrategy, type SignedIn } from '../operator-sessions';
import { RecoveryCodes } from './recovery-codes.service';

/** The dashboard's host; null where nobody has said which it is. */
function findDashboard(): RelyingParty | null {
  const { DASHBOARD_ORIGIN: given } = environment;
  if (given === null) return null;
  const { hostname, origin } = new URL(given);
  return { id: hostname, name: 'Tradehall dashboard', origin };
}

/** The session is what a new passkey's browser is known by; who signs in has none, and gets an attempt instead. */
const inSession = ({ id, sessionId }: SignedIn) =>
  ({ purpose: 'add', userId: id, browser: `session ${sessionId}` }) as const;
const inAttempt = (userId: number, attempt: string) => ({ purpose: 'confirm', userId, browser: attempt }) as const;

/** Null for what is none. */
function findJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export interface SignInStep {
  /** Belongs to this try and to who has typed the password. */
  readonly attempt: string;
  /** As the browser takes it; null where no passkey can be asked for. */
  readonly options: object | null;
}

/** Operators' passkeys: the second factor that nobody can be talked out of. */
@Injectable()
export class PasskeyFactors {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly challenges: PasskeyChallenges,
    private readonly rows: PasskeyRows,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly sessions: OperatorSessions,
  ) {}

  get origin(): string | null {
    return findDashboard()?.origin ?? null;
  }

  async beginAdding(ctx: RequestContext, by: SignedIn): Promise<NewPasskeyOptions | null> {
    const dashboard = findDashboard();
    const known = await this.rows.credentialIds(ctx, by.id);
    if (!dashboard || known.length >= mostPasskeys) return null;
    const challenge = await this.challenges.create(ctx, inSession(by));
    return newPasskeyOptionsOf(dashboard, { userId: by.id, userName: by.identifier, known, challenge });
  }

  /**
   * Answers the recovery codes that came with it, null where it is not taken. Ends the other sessions: the first passkey
   * was not asked of them, and a further one may be a stranger's.
   */
  async add(ctx: RequestContext, by: SignedIn, given: { name: string; credential: unknown }): Promise<string[] | null> {
    const dashboard = findDashboard();
    const credential = newPasskeyInBrowser.safeParse(given.credential).data;
    const name = passkeyName.safeParse(given.name).data;
    if (!dashboard || !credential || name === undefined) return null;
    const { clientDataJSON, transports } = credential.response;
    // Gone whatever comes of it, so before the transaction.
    const challenge = await this.challenges.take(ctx, inSession(by), clientDataJSON);
    const key = challenge === null ? null : await findNewKey(credential, challenge, dashboard);
    if (!key) return null;
    const { id: credentialId, publicKey, counter } = key;
    return this.connection.withTransaction(ctx, async (tx) => {
      await this.sessions.lock(tx, by.id);
      await this.sessions.mustBeFresh(tx, 'change your passkeys');
      const { length } = await this.rows.credentialIds(tx, by.id);
      const row = { userId: by.id, credentialId, publicKey, counter, transports, name };
      if (length >= mostPasskeys || !(await this.rows.add(tx, row))) return null;
      await this.sessions.endOthers(tx, by.id);
      await this.sessions.mark(tx, passkeyStrategy);
      return this.recoveryCodes.fill(tx, by.id);
    });
  }

  /** Ends the other sessions, of which it may have begun one. */
  async remove(ctx: RequestContext, userId: number, passkeyId: number): Promise<boolean> {
    if (!(await this.rows.remove(ctx, userId, passkeyId))) return false;
    await this.sessions.endOthers(ctx, userId);
    return true;
  }

  /** For whoever has typed the right password. */
  async beginSignIn(ctx: RequestContext, userId: number): Promise<SignInStep> {
    const dashboard = findDashboard();
    const attempt = randomBytes(32).toString('base64url');
    const known = await this.rows.credentialIds(ctx, userId);
    if (!dashboard || known.length === 0) return { attempt, options: null };
    const options = await generateAuthenticationOptions({
      rpID: dashboard.id,
      allowCredentials: known.map((id) => ({ id })),
      userVerification: 'required',
      timeout: challengeLifeMs,
      challenge: await this.challenges.create(ctx, inAttempt(userId, attempt)),
    });
    return { attempt, options };
  }

  /** Whether a device of the operator has signed the challenge of this attempt; each counts once. */
  async use(ctx: RequestContext, userId: number, given: { attempt: string; credential: string }): Promise<boolean> {
    const dashboard = findDashboard();
    const credential = knownPasskeyUse.safeParse(findJson(given.credential)).data;
    if (!dashboard || !credential) return false;
    // Before the passkey's row, as removing does.
    await this.sessions.lock(ctx, userId);
    const { clientDataJSON } = credential.response;
    const challenge = await this.challenges.take(ctx, inAttempt(userId, given.attempt), clientDataJSON);
    const key = challenge === null ? null : await this.rows.findKey(ctx, credential.id);
    if (challenge === null || key?.userId !== userId) return false;
    const counter = await findCounter(credential, challenge, key, dashboard);
    return counter !== null && this.rows.useOnce(ctx, key.id, counter);
  }
}
