import type { AuthorizationAnswer } from './sign-in-provider';

/** Where the browser came back to, by our own configuration: what a request says of its host has no part in it. */
export function currentUrlOf({ redirectUri, code, state, issuer }: AuthorizationAnswer): URL {
  const url = new URL(redirectUri);
  url.search = new URLSearchParams({ code, state, ...(issuer !== null && { iss: issuer }) }).toString();
  return url;
}
