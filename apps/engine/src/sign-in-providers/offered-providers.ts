import { Injectable } from '@nestjs/common';
import { type SignInProviderName, signInProviders } from '@tradehall/domain/customer/sign-in-providers.ts';
import { Refused } from '../platform/engine-door/engine-door';
import type { Environment } from '../platform/environment';
import { GraphSignInProvider } from './graph-sign-in-provider';
import { OidcSignInProvider } from './oidc-sign-in-provider';
import type { SignInProvider } from './sign-in-provider';

/** Those the configuration has a client of; the others are not offered to anybody. */
@Injectable()
export class OfferedProviders {
  constructor(private readonly providers: Readonly<Partial<Record<SignInProviderName, SignInProvider>>>) {}

  static of(environment: Environment): OfferedProviders {
    const { GOOGLE_ISSUER_URL, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = environment;
    const { FACEBOOK_DIALOG_URL, FACEBOOK_GRAPH_URL, FACEBOOK_CLIENT_ID, FACEBOOK_CLIENT_SECRET } = environment;
    const google =
      GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET
        ? { issuer: GOOGLE_ISSUER_URL, clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET }
        : null;
    const facebook =
      FACEBOOK_CLIENT_ID && FACEBOOK_CLIENT_SECRET
        ? {
            dialogUrl: FACEBOOK_DIALOG_URL,
            graphUrl: FACEBOOK_GRAPH_URL,
            clientId: FACEBOOK_CLIENT_ID,
            clientSecret: FACEBOOK_CLIENT_SECRET,
          }
        : null;
    return new OfferedProviders({
      ...(google && { google: new OidcSignInProvider('google', google) }),
      ...(facebook && { facebook: new GraphSignInProvider('facebook', facebook) }),
    });
  }

  names(): SignInProviderName[] {
    return signInProviders.filter((name) => this.providers[name] !== undefined);
  }

  get(name: SignInProviderName): SignInProvider {
    const provider = this.providers[name];
    if (!provider) throw new Refused({ code: 'social-login-failed' });
    return provider;
  }
}
