import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { UsedPasskeyOptions } from '@tradehall/domain/customer/passkey.ts';
import type { PasskeyUse } from '@tradehall/domain/customer/ways-to-sign-in.engine-calls.ts';
import { Logger, type RequestContext, TransactionalConnection } from '@vendure/core';
import { AccountRows } from '../customer/account-rows';
import { AccountTokens } from '../customer/account-tokens';
import { Refused } from '../platform/engine-door/engine-door';
import { SessionBeginning } from '../sign-in-providers/session-beginning';
import { challengeLifeMs, PasskeyChallenges } from './passkey-challenges';
import { type PasskeyKey, PasskeyRows } from './passkey-rows';
import { userHandleOf } from './passkeys.service';
import { type RelyingParty, relyingPartyOf } from './relying-party';

/** Signing in with a passkey: the device says whose it is, and proves it. */
@Injectable()
export class PasskeySignIns {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly challenges: PasskeyChallenges,
    private readonly rows: PasskeyRows,
    private readonly accounts: AccountRows,
    private readonly tokens: AccountTokens,
    private readonly sessions: SessionBeginning,
  ) {}

  async options(ctx: RequestContext, browser: string): Promise<UsedPasskeyOptions> {
    const { id } = relyingPartyOf(ctx);
    const { challenge } = await generateAuthenticationOptions({
      rpID: id,
      challenge: await this.challenges.create(ctx, { purpose: 'sign-in', userId: null, browser }),
    });
    return { challenge, rpId: id, timeout: challengeLifeMs, userVerification: 'required' };
  }

  /** Answers the token of a session that has begun. */
  async signIn(ctx: RequestContext, { browser, credential }: PasskeyUse): Promise<string> {
    const { clientDataJSON } = credential.response;
    const challenge = await this.challenges.take(ctx, { purpose: 'sign-in', userId: null, browser }, clientDataJSON);
    const key = await this.rows.findKey(ctx, credential.id);
    const counter = key && (await counterOf(credential, challenge, key, relyingPartyOf(ctx)));
    if (!key || counter === null) throw new Refused({ code: 'passkey-failed' });
    return this.connection.withTransaction(ctx, async (tx) => {
      const account = await this.accounts.findOfUser(tx, key.userId);
      if (!account) throw new Refused({ code: 'passkey-failed' });
      await this.tokens.lockAddress(tx, account.email);
      // Removed meanwhile, or used by two at once.
      if (!(await this.rows.useOnce(tx, key.id, counter))) throw new Refused({ code: 'passkey-failed' });
      Logger.info(`customer ${account.customerId} signs in with a passkey`, 'Passkeys');
      return this.sessions.begin(tx, account.userId, 'passkey');
    });
  }
}

/** How often the device has used it by now; null where it has proven nothing. */
async function counterOf(
  credential: PasskeyUse['credential'],
  expectedChallenge: string,
  { credentialId, publicKey, counter, userId }: PasskeyKey,
  { id, origin }: RelyingParty,
): Promise<number | null> {
  if (!isHandleOf(credential.response.userHandle, userId)) return null;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: { id: credentialId, publicKey, counter },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch (failure) {
    Logger.warn(`a passkey was refused: ${failure instanceof Error ? failure.message : 'unknown'}`, 'Passkeys');
    return null;
  }
}

function isHandleOf(given: string, userId: number): boolean {
  const [one, other] = [Buffer.from(given, 'base64url'), userHandleOf(userId)];
  return one.length === other.length && timingSafeEqual(one, other);
}
