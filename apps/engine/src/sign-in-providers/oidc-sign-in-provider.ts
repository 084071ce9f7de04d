import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretPost,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import { z } from 'zod';
import { providerTimeoutSeconds, SignInProviderDesk } from './ask-sign-in-provider';
import { currentUrlOf } from './current-url';
import { isLoopback } from '../platform/is-loopback';
import type { AuthorizationAnswer, AuthorizationWish, ProviderPerson, SignInProvider } from './sign-in-provider';

interface OidcSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Its keys are fetched anew when a signature names one that is not known; its addresses now and then. */
const discoveredForMs = 60 * 60_000;

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254).optional().catch(undefined),
  email_verified: z.union([z.boolean(), z.stringbool()]).optional().catch(undefined),
  given_name: z.string().trim().max(100).optional().catch(undefined),
  family_name: z.string().trim().max(100).optional().catch(undefined),
  name: z.string().trim().max(100).optional().catch(undefined),
});

/** OpenID Connect: who somebody is stands in a signed token that comes from the provider's own server. */
export class OidcSignInProvider implements SignInProvider {
  readonly #desk: SignInProviderDesk;
  #discovered: { readonly server: Promise<Configuration>; readonly untilMs: number } | null = null;

  constructor(
    name: string,
    private readonly settings: OidcSettings,
  ) {
    this.#desk = new SignInProviderDesk(name);
  }

  authorizationUrl({ redirectUri, state, nonce, codeChallenge }: AuthorizationWish): Promise<string> {
    return this.#desk.ask(async () => {
      const url = buildAuthorizationUrl(await this.#server(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
      });
      return url.href;
    });
  }

  identify(answer: AuthorizationAnswer): Promise<ProviderPerson> {
    return this.#desk.ask(async () => {
      const tokens = await authorizationCodeGrant(await this.#server(), currentUrlOf(answer), {
        expectedState: answer.state,
        expectedNonce: answer.nonce,
        pkceCodeVerifier: answer.codeVerifier,
        idTokenExpected: true,
      });
      const person = claims.parse(tokens.claims());
      return {
        subject: person.sub,
        email: person.email_verified === true ? (person.email?.toLowerCase() ?? null) : null,
        firstName: person.given_name ?? person.name ?? '',
        lastName: person.family_name ?? '',
      };
    });
  }

  /** One question for all who wait; what failed is asked again by the next. */
  #server(): Promise<Configuration> {
    if (this.#discovered && performance.now() < this.#discovered.untilMs) return this.#discovered.server;
    const { issuer, clientId, clientSecret } = this.settings;
    const server = discovery(new URL(issuer), clientId, undefined, ClientSecretPost(clientSecret), {
      timeout: providerTimeoutSeconds,
      // By default the library takes TLS for the signature of a token that comes from the provider's own server.
      execute: [enableNonRepudiationChecks, ...(isLoopback(issuer) ? [allowInsecureRequests] : [])],
    });
    const discovered = { server, untilMs: performance.now() + discoveredForMs };
    this.#discovered = discovered;
    server.catch(() => {
      if (this.#discovered === discovered) this.#discovered = null;
    });
    return server;
  }
}
