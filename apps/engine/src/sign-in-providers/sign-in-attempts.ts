import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type {
  ProviderSignInCompletion,
  ProviderSignInStart,
} from '@tradehall/domain/customer/ways-to-sign-in.engine-calls.ts';
import { isLocale } from '@tradehall/domain/locales/locales.ts';
import type { RequestContext } from '@vendure/core';
import { z } from 'zod';
import { Refused } from '../platform/engine-door/engine-door';
import { createLinkToken, hashOfToken } from '../platform/link-token';
import { Statements } from '../platform/statements';

const attemptRow = z.object({
  codeVerifier: z.string(),
  nonce: z.string(),
  locale: z.string().refine(isLocale),
  next: z.string().nullable(),
});
type OpenAttempt = z.output<typeof attemptRow>;

const insertAttempt = `
  INSERT INTO sign_in_attempt (state_hash, provider, code_verifier, nonce, locale, next, browser_hash, expires_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, now() + interval '10 minutes')`;

// Of many answers at once one finds the row, and a foreign browser none: the owner's attempt stays open.
const takeAttempt = `
  DELETE FROM sign_in_attempt
   WHERE state_hash = $1 AND provider = $2 AND browser_hash = $3 AND expires_at > now()
  RETURNING code_verifier AS "codeVerifier", nonce, locale, next`;

const deleteOld = 'DELETE FROM sign_in_attempt WHERE expires_at < now() RETURNING provider';

/** Ways to a provider and back: each is for one browser, one use and ten minutes. */
@Injectable()
export class SignInAttempts {
  constructor(private readonly statements: Statements) {}

  async begin(ctx: RequestContext, { provider, locale, next, browser }: ProviderSignInStart) {
    const { token: state, hash } = createLinkToken();
    const [codeVerifier, nonce] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')];
    const values = [hash, provider, codeVerifier, nonce, locale, next, hashOfToken(browser)];
    await this.statements.run(ctx, insertAttempt, values);
    return { state, nonce, codeChallenge: createHash('sha256').update(codeVerifier).digest('base64url') };
  }

  async take(ctx: RequestContext, { provider, state, browser }: ProviderSignInCompletion): Promise<OpenAttempt> {
    const values = [hashOfToken(state), provider, hashOfToken(browser)];
    const attempt = await this.statements.first(ctx, attemptRow, takeAttempt, values);
    if (!attempt) throw new Refused({ code: 'social-login-failed' });
    return attempt;
  }

  async forgetOld(ctx: RequestContext): Promise<{ attempts: number }> {
    return { attempts: (await this.statements.all(ctx, z.object({ provider: z.string() }), deleteOld)).length };
  }
}
