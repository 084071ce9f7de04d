import { Injectable } from '@nestjs/common';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { UsedPasskeyOptions } from '@tradehall/domain/customer/passkey.ts';
import type { PasskeyUse } from '@tradehall/domain/customer/ways-to-sign-in.engine-calls.ts';
import { Logger, type RequestContext, TransactionalConnection } from '@vendure/core';
import { AccountRows } from '../customer/account-rows';
import { AccountTokens } from '../customer/account-tokens';
import { Refused } from '../platform/engine-door/engine-door';
import { SessionBeginning } from '../sign-in-providers/session-beginning';
import { challengeLifeMs, PasskeyChallenges } from './passkey-challenges';
import { findCounter } from './passkey-proofs';
import { PasskeyRows } from './passkey-rows';
import { relyingPartyOf } from './relying-party';

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
    const key = challenge === null ? null : await this.rows.findKey(ctx, credential.id);
    const counter = challenge !== null && key && (await findCounter(credential, challenge, key, relyingPartyOf(ctx)));
    if (!key || typeof counter !== 'number') throw new Refused({ code: 'passkey-failed' });
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
