import { randomBytes } from 'node:crypto';
import { nothing } from '@tradehall/domain/calls/fields.ts';
import { newPasskeyOptions, usedPasskeyOptions } from '@tradehall/domain/customer/passkey.ts';
import type { SignInProviderName } from '@tradehall/domain/customer/sign-in-providers.ts';
import { z } from 'zod';
import { AccountCalls } from './account-calls';
import { ShopClient } from './shop-client';

const started = z.strictObject({ authorizationUrl: z.string() });
const ended = z.strictObject({ next: z.string().nullable() });
const listed = z.object({
  passkeys: z.array(z.object({ id: z.string(), name: z.string(), lastUsedAt: z.string().nullable() })),
});

interface Back {
  readonly code: string;
  readonly state: string;
  readonly issuer: string;
}

/** One browser of somebody who signs in without a password. */
export class BrowserUnderTest {
  readonly accounts: AccountCalls;

  constructor(
    readonly client: ShopClient,
    /** The cookie it is known by meanwhile. */
    readonly browser = randomBytes(32).toString('base64url'),
  ) {
    this.accounts = new AccountCalls(client);
  }

  async authorizationUrl(provider: SignInProviderName, next: string | null = null): Promise<string> {
    const wish = { provider, locale: 'de-DE', next, browser: this.browser };
    return started.parse(await this.client.call('startProviderSignIn', started, wish)).authorizationUrl;
  }

  end(provider: SignInProviderName, { code, state, issuer }: Back) {
    const wish = { provider, code, state, issuer: issuer === '' ? null : issuer, browser: this.browser };
    return this.client.call('completeProviderSignIn', ended, wish);
  }

  newPasskeyOptions() {
    return this.options('passkeyRegistrationOptions', newPasskeyOptions);
  }

  usedPasskeyOptions() {
    return this.options('passkeySignInOptions', usedPasskeyOptions);
  }

  addPasskey(credential: object, name = 'My telephone') {
    const addition = { browser: this.browser, credential, name, locale: 'de-DE' };
    return this.client.call('addPasskey', nothing.strict(), addition);
  }

  signInWithPasskey(credential: object) {
    return this.client.call('signInWithPasskey', nothing.strict(), { browser: this.browser, credential });
  }

  removePasskey(passkeyId: string) {
    return this.client.call('removePasskey', nothing.strict(), { passkeyId });
  }

  passkeys() {
    return this.client.call('passkeys', listed);
  }

  private async options<Options extends z.ZodType>(
    name: 'passkeyRegistrationOptions' | 'passkeySignInOptions',
    options: Options,
  ): Promise<z.output<Options>> {
    const given = await this.client.call(name, z.strictObject({ options: z.unknown() }), { browser: this.browser });
    if ('code' in given) throw new Error(given.code);
    return options.parse(given.options);
  }
}
