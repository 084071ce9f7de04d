import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretPost,
  Configuration,
  fetchProtectedResource,
} from 'openid-client';
import { z } from 'zod';
import { providerTimeoutSeconds, SignInProviderDesk } from './ask-sign-in-provider';
import { currentUrlOf } from './current-url';
import { isLoopback } from '../platform/is-loopback';
import type { AuthorizationAnswer, AuthorizationWish, ProviderPerson, SignInProvider } from './sign-in-provider';

interface GraphSettings {
  readonly dialogUrl: string;
  readonly graphUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

const person = z.object({
  id: z.string().min(1).max(255),
  // Told only where it was proven; whoever signed up with a telephone has none.
  email: z.email().max(254).optional().catch(undefined),
  first_name: z.string().trim().max(100).optional().catch(undefined),
  last_name: z.string().trim().max(100).optional().catch(undefined),
});

/** Plain OAuth with PKCE: who somebody is, the provider's server is asked with the token it has just given. */
export class GraphSignInProvider implements SignInProvider {
  readonly #desk: SignInProviderDesk;
  readonly #server: Configuration;
  readonly #personUrl: URL;

  constructor(name: string, { dialogUrl, graphUrl, clientId, clientSecret }: GraphSettings) {
    this.#desk = new SignInProviderDesk(name);
    const metadata = {
      issuer: new URL(dialogUrl).origin,
      authorization_endpoint: dialogUrl,
      token_endpoint: `${graphUrl}/oauth/access_token`,
    };
    this.#server = new Configuration(metadata, clientId, undefined, ClientSecretPost(clientSecret));
    this.#server.timeout = providerTimeoutSeconds;
    if (isLoopback(graphUrl)) allowInsecureRequests(this.#server);
    this.#personUrl = new URL(`${graphUrl}/me?fields=id,email,first_name,last_name`);
  }

  authorizationUrl({ redirectUri, state, codeChallenge }: AuthorizationWish): Promise<string> {
    const url = buildAuthorizationUrl(this.#server, {
      redirect_uri: redirectUri,
      scope: 'email public_profile',
      state,
      code_challenge: codeChallenge,
      code_challenge_method: 'S256',
    });
    return Promise.resolve(url.href);
  }

  identify(answer: AuthorizationAnswer): Promise<ProviderPerson> {
    return this.#desk.ask(async () => {
      const tokens = await authorizationCodeGrant(this.#server, currentUrlOf({ ...answer, issuer: null }), {
        expectedState: answer.state,
        pkceCodeVerifier: answer.codeVerifier,
      });
      const response = await fetchProtectedResource(this.#server, tokens.access_token, this.#personUrl, 'GET');
      if (!response.ok) throw new Error(`the provider answers ${response.status}`);
      const known = person.parse(await response.json());
      return {
        subject: known.id,
        email: known.email?.toLowerCase() ?? null,
        firstName: known.first_name ?? '',
        lastName: known.last_name ?? '',
      };
    });
  }
}
