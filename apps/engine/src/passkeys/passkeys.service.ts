import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { NewPasskeyOptions, Passkey } from '@tradehall/domain/customer/passkey.ts';
import type { PasskeyAddition } from '@tradehall/domain/customer/ways-to-sign-in.engine-calls.ts';
import { Logger, type RequestContext, TransactionalConnection } from '@vendure/core';
import { AccountMails } from '../customer/account-mails';
import { type Account, AccountRows } from '../customer/account-rows';
import { AccountTokens } from '../customer/account-tokens';
import { SessionEnding } from '../customer/session-ending';
import { Refused } from '../platform/engine-door/engine-door';
import { challengeLifeMs, PasskeyChallenges } from './passkey-challenges';
import { PasskeyRows } from './passkey-rows';
import { type RelyingParty, relyingPartyOf } from './relying-party';

const mostPasskeys = 20;

/** What devices know an account by: it says nothing of who she is. */
export function userHandleOf(userId: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(`passkeys of user ${userId}`).digest());
}

/** A customer's own passkeys. Whose, the session says. */
@Injectable()
export class Passkeys {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly challenges: PasskeyChallenges,
    private readonly rows: PasskeyRows,
    private readonly accounts: AccountRows,
    private readonly tokens: AccountTokens,
    private readonly mails: AccountMails,
    private readonly sessions: SessionEnding,
  ) {}

  async list(ctx: RequestContext): Promise<Passkey[]> {
    const { userId } = await this.accountOf(ctx);
    return this.rows.list(ctx, userId);
  }

  async remove(ctx: RequestContext, passkeyId: number): Promise<void> {
    const { userId, customerId } = await this.accountOf(ctx);
    if (!(await this.rows.remove(ctx, userId, passkeyId))) throw new Refused({ code: 'passkey-not-found' });
    Logger.info(`customer ${customerId} has removed a passkey`, 'Passkeys');
  }

  /** To be kept on the device, and used only by whoever unlocks it. */
  async registrationOptions(ctx: RequestContext, browser: string): Promise<NewPasskeyOptions> {
    const { userId, email } = await this.accountOf(ctx);
    const { id, name } = relyingPartyOf(ctx);
    const known = await this.rows.credentialIds(ctx, userId);
    if (known.length >= mostPasskeys) throw new Refused({ code: 'passkey-failed' });
    const { user, challenge, pubKeyCredParams } = await generateRegistrationOptions({
      rpID: id,
      rpName: name,
      userID: userHandleOf(userId),
      userName: email,
      userDisplayName: email,
      challenge: await this.challenges.create(ctx, { purpose: 'add', userId, browser }),
    });
    return {
      rp: { id, name },
      user,
      challenge,
      pubKeyCredParams,
      timeout: challengeLifeMs,
      excludeCredentials: known.map((credential) => ({ id: credential, type: 'public-key' })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
    };
  }

  async add(ctx: RequestContext, { browser, credential, name, locale }: PasskeyAddition): Promise<void> {
    const { userId, email, customerId } = await this.accountOf(ctx);
    const { clientDataJSON } = credential.response;
    const challenge = await this.challenges.take(ctx, { purpose: 'add', userId, browser }, clientDataJSON);
    const { publicKey, counter } = await checkNew(credential, challenge, relyingPartyOf(ctx));
    const { transports } = credential.response;
    await this.connection.withTransaction(ctx, async (tx) => {
      await this.tokens.lockAddress(tx, email);
      // A reset of the password that was faster has ended this session, and no key is to come after it.
      await this.sessions.mustBeOpen(tx, userId);
      const { length } = await this.rows.credentialIds(tx, userId);
      const row = { userId, credentialId: credential.id, publicKey, counter, transports, name };
      if (length >= mostPasskeys || !(await this.rows.add(tx, row))) throw new Refused({ code: 'passkey-failed' });
      const contents = { way: 'passkey', addedAt: new Date().toISOString() } as const;
      await this.mails.order(tx, 'sign-in-added', { email, locale }, contents);
    });
    Logger.info(`customer ${customerId} has added a passkey`, 'Passkeys');
  }

  private async accountOf(ctx: RequestContext): Promise<Account> {
    const account = ctx.activeUserId ? await this.accounts.findOfUser(ctx, Number(ctx.activeUserId)) : null;
    if (!account) throw new Refused({ code: 'not-authenticated' });
    return account;
  }
}

async function checkNew(
  credential: PasskeyAddition['credential'],
  expectedChallenge: string,
  { id, origin }: RelyingParty,
) {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    });
    if (verified && registrationInfo.credential.id === credential.id) return registrationInfo.credential;
  } catch (failure) {
    // Devices answer many things; why one of them is no passkey for this shop is for the log alone.
    Logger.warn(`a passkey was not added: ${failure instanceof Error ? failure.message : 'unknown'}`, 'Passkeys');
  }
  throw new Refused({ code: 'passkey-failed' });
}
