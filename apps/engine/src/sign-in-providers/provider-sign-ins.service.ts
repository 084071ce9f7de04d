import { Injectable } from '@nestjs/common';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import type { SignInProviderName } from '@tradehall/domain/customer/sign-in-providers.ts';
import type {
  ProviderSignInCompletion,
  ProviderSignInStart,
} from '@tradehall/domain/customer/ways-to-sign-in.engine-calls.ts';
import { Logger, type RequestContext, TransactionalConnection } from '@vendure/core';
import { Refused } from '../platform/engine-door/engine-door';
import { environment } from '../platform/environment';
import { AccountMails } from '../customer/account-mails';
import { type Account, AccountRows } from '../customer/account-rows';
import { AccountTokens } from '../customer/account-tokens';
import { shopLink } from '../mail/shop-link';
import { OfferedProviders } from './offered-providers';
import { SessionBeginning } from './session-beginning';
import { SignInAttempts } from './sign-in-attempts';
import { SignInIdentities } from './sign-in-identities';
import type { ProviderPerson } from './sign-in-provider';

/** As the engine writes it where there is none; no password fits it. */
const noPassword = '';

interface Comer extends ProviderPerson {
  readonly provider: SignInProviderName;
  readonly locale: Locale;
}

/** Signing in with an account that somebody has elsewhere. */
@Injectable()
export class ProviderSignIns {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly offered: OfferedProviders,
    private readonly attempts: SignInAttempts,
    private readonly identities: SignInIdentities,
    private readonly accounts: AccountRows,
    private readonly tokens: AccountTokens,
    private readonly mails: AccountMails,
    private readonly sessions: SessionBeginning,
  ) {}

  async start(ctx: RequestContext, wish: ProviderSignInStart): Promise<string> {
    const provider = this.offered.get(wish.provider);
    const redirectUri = redirectUriOf(wish.provider, wish.locale);
    return provider.authorizationUrl({ redirectUri, ...(await this.attempts.begin(ctx, wish)) });
  }

  /** The provider is asked between the attempt's end and the account's transaction, never inside of one. */
  async complete(ctx: RequestContext, wish: ProviderSignInCompletion) {
    const { provider, code, state, issuer } = wish;
    const asked = this.offered.get(provider);
    const { next, locale, codeVerifier, nonce } = await this.attempts.take(ctx, wish);
    const redirectUri = redirectUriOf(provider, locale);
    const person = await asked.identify({ redirectUri, code, state, issuer, nonce, codeVerifier });
    const sessionToken = await this.connection.withTransaction(ctx, async (tx) => {
      const { userId, customerId } = await this.accountOf(tx, { ...person, provider, locale });
      Logger.info(`customer ${customerId} signs in with ${provider}`, 'SignInProviders');
      return this.sessions.begin(tx, userId, provider);
    });
    return { sessionToken, next };
  }

  private async accountOf(tx: RequestContext, comer: Comer): Promise<Account> {
    const { provider, subject } = comer;
    const known = await this.identities.find(tx, provider, subject);
    const email = known?.email ?? comer.email;
    if (email === null) throw new Refused({ code: 'social-login-email-unverified' });
    await this.tokens.lockAddress(tx, email);
    // In another tab, or on another device, the same may have happened while this one waited.
    const now = await this.identities.find(tx, provider, subject);
    return now ?? this.join(tx, comer);
  }

  /** By an address that the provider has proven. So has the account, or there would be none (decision 15). */
  private async join(tx: RequestContext, comer: Comer): Promise<Account> {
    const { provider, subject, email, locale } = comer;
    if (email === null) throw new Refused({ code: 'social-login-email-unverified' });
    const there = await this.accounts.find(tx, email);
    const account = there ?? (await this.begin(tx, { ...comer, email }));
    await this.identities.link(tx, account, provider, subject);
    if (there) {
      await this.mails.order(
        tx,
        'sign-in-added',
        { email, locale },
        { way: provider, addedAt: new Date().toISOString() },
      );
    }
    return account;
  }

  private async begin(tx: RequestContext, { email, firstName, lastName }: Comer & { email: string }): Promise<Account> {
    await this.tokens.spend(tx, email, 'verify');
    const { customerId, orders } = await this.accounts.begin(tx, { email, firstName, lastName }, noPassword);
    Logger.info(`customer ${customerId} has an account now, with ${orders} orders made as a guest`, 'SignInProviders');
    const account = await this.accounts.find(tx, email);
    if (!account) throw new Error(`customer ${customerId} has no account`);
    return account;
  }
}

/** From the configured origin: what a request says of its host has no part in it. */
function redirectUriOf(provider: SignInProviderName, locale: Locale): string {
  return shopLink(environment.SHOP_ORIGIN_PATTERN, locale, `/sign-in/${provider}/callback`);
}
