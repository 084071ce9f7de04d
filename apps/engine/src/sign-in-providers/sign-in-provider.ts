/** Where the provider sends the browser back to, and what it has to bring along. */
export interface AuthorizationWish {
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  readonly codeChallenge: string;
}

/** What came back, with what was kept of the attempt. */
export interface AuthorizationAnswer {
  readonly redirectUri: string;
  readonly code: string;
  readonly state: string;
  /** RFC 9207: who answers, where the provider says so. */
  readonly issuer: string | null;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** Somebody, as the provider knows her. */
export interface ProviderPerson {
  /** The provider's own name for the account: it stays when the address changes. */
  readonly subject: string;
  /** In small letters; null where the provider knows none that it has proven. */
  readonly email: string | null;
  readonly firstName: string;
  readonly lastName: string;
}

/** Who else may say who somebody is. Its tokens are used here and forgotten. */
export interface SignInProvider {
  authorizationUrl(wish: AuthorizationWish): Promise<string>;
  identify(answer: AuthorizationAnswer): Promise<ProviderPerson>;
}
