import { randomBytes } from 'node:crypto';
import { newPasskeyOptions, usedPasskeyOptions } from '@tradehall/domain/customer/passkey.ts';
import type { SignInProviderName } from '@tradehall/domain/customer/sign-in-providers.ts';
import { z } from 'zod';
import { AccountCalls } from './account-calls';
import { ShopClient } from './shop-client';

const failure = (name: string) => z.object({ __typename: z.literal(name), code: z.string() });
const started = z.union([
  z.object({ __typename: z.literal('ProviderSignInStarted'), authorizationUrl: z.string() }),
  failure('ProviderSignInFailure'),
]);
const ended = z.union([
  z.object({ __typename: z.literal('ProviderSignedIn'), next: z.string().nullable() }),
  failure('ProviderSignInFailure'),
]);
const done = z.union([z.object({ __typename: z.literal('PasskeyDone') }), failure('PasskeyFailure')]);
const listed = z.union([
  z.object({
    __typename: z.literal('PasskeyList'),
    passkeys: z.array(z.object({ id: z.string(), name: z.string(), lastUsedAt: z.string().nullable() })),
  }),
  failure('PasskeyFailure'),
]);

const startQuery = `mutation ($provider: String!, $browser: String!, $next: String) {
  result: startProviderSignIn(provider: $provider, locale: "de-DE", next: $next, browser: $browser) {
    __typename ... on ProviderSignInStarted { authorizationUrl } ... on ProviderSignInFailure { code }
  }
}`;
const endQuery = `mutation ($provider: String!, $code: String!, $state: String!, $issuer: String, $browser: String!) {
  result: completeProviderSignIn(provider: $provider, code: $code, state: $state, issuer: $issuer, browser: $browser) {
    __typename ... on ProviderSignedIn { next } ... on ProviderSignInFailure { code }
  }
}`;

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

  async start(provider: SignInProviderName, next: string | null = null) {
    const variables = { provider, next, browser: this.browser };
    return (await this.client.ask(z.object({ result: started }), startQuery, variables)).result;
  }

  async authorizationUrl(provider: SignInProviderName, next: string | null = null): Promise<string> {
    const start = await this.start(provider, next);
    if (!('authorizationUrl' in start)) throw new Error(start.code);
    return start.authorizationUrl;
  }

  async end(provider: SignInProviderName, { code, state, issuer }: Back) {
    const variables = { provider, code, state, issuer: issuer === '' ? null : issuer, browser: this.browser };
    return (await this.client.ask(z.object({ result: ended }), endQuery, variables)).result;
  }

  newPasskeyOptions() {
    return this.options('passkeyRegistrationOptions', newPasskeyOptions);
  }

  usedPasskeyOptions() {
    return this.options('passkeySignInOptions', usedPasskeyOptions);
  }

  async addPasskey(credential: object, name = 'My telephone') {
    const query = `mutation ($browser: String!, $credential: JSON!, $name: String!) {
      result: addPasskey(browser: $browser, credential: $credential, name: $name, locale: "de-DE") {
        __typename ... on PasskeyFailure { code }
      }
    }`;
    const variables = { browser: this.browser, credential, name };
    return (await this.client.ask(z.object({ result: done }), query, variables)).result;
  }

  async signInWithPasskey(credential: object) {
    const query = `mutation ($browser: String!, $credential: JSON!) {
      result: signInWithPasskey(browser: $browser, credential: $credential) {
        __typename ... on PasskeyFailure { code }
      }
    }`;
    const variables = { browser: this.browser, credential };
    return (await this.client.ask(z.object({ result: done }), query, variables)).result;
  }

  async removePasskey(passkeyId: string) {
    const query = `mutation ($passkeyId: ID!) {
      result: removePasskey(passkeyId: $passkeyId) { __typename ... on PasskeyFailure { code } }
    }`;
    return (await this.client.ask(z.object({ result: done }), query, { passkeyId })).result;
  }

  async passkeys() {
    const query = `{ result: passkeys {
      __typename ... on PasskeyList { passkeys { id name lastUsedAt } } ... on PasskeyFailure { code }
    } }`;
    return (await this.client.ask(z.object({ result: listed }), query)).result;
  }

  private async options<Options extends z.ZodType>(mutation: string, options: Options): Promise<z.output<Options>> {
    const query = `mutation ($browser: String!) {
      result: ${mutation}(browser: $browser) { ... on PasskeyOptions { options } ... on PasskeyFailure { code } }
    }`;
    const answer = z.object({ result: z.object({ options: z.unknown().optional(), code: z.string().optional() }) });
    const { result } = await this.client.ask(answer, query, { browser: this.browser });
    if (result.code !== undefined) throw new Error(result.code);
    return options.parse(result.options);
  }
}
