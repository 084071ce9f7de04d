import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OidcSignInProvider } from './oidc-sign-in-provider';

const own = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const foreign = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const client = { clientId: 'the-shop', clientSecret: 'secret-of-the-shop' };
const attempt = { redirectUri: 'http://de.localhost/sign-in/google/callback', state: 's'.repeat(43), code: 'a-code' };
const secrets = { issuer: null, nonce: 'n'.repeat(43), codeVerifier: 'v'.repeat(43) };

interface Token {
  readonly key?: KeyObject;
  readonly head?: Readonly<Record<string, unknown>>;
  readonly claims?: Readonly<Record<string, unknown>>;
}

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

let server: Server;
let url: string;
let told: Token;
/** What the provider says of itself. */
let metadata: Readonly<Record<string, unknown>>;

function idToken({ key = own.privateKey, head, claims }: Token): string {
  const now = Math.floor(Date.now() / 1_000);
  const said = {
    iss: url,
    aud: client.clientId,
    sub: '4711',
    nonce: secrets.nonce,
    iat: now,
    exp: now + 60,
    ...claims,
  };
  const header = { alg: 'RS256', kid: 'one', ...head };
  const signed = `${base64url(header)}.${base64url(said)}`;
  const signature = header.alg === 'none' ? '' : sign('sha256', Buffer.from(signed), key).toString('base64url');
  return `${signed}.${signature}`;
}

const answers: Readonly<Record<string, () => object>> = {
  '/.well-known/openid-configuration': () => ({
    issuer: url,
    authorization_endpoint: `${url}/auth`,
    token_endpoint: `${url}/token`,
    jwks_uri: `${url}/keys`,
    ...metadata,
  }),
  '/keys': () => ({ keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] }),
  '/token': () => ({ access_token: 'access', token_type: 'bearer', id_token: idToken(told) }),
};

beforeEach(async () => {
  [told, metadata] = [{}, {}];
  server = createServer((request, response) => {
    const answer = answers[request.url ?? '']?.();
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const identify = () =>
  new OidcSignInProvider('google', { issuer: url, ...client }).identify({ ...attempt, ...secrets });

describe('the token by which a provider says who signs in', () => {
  it('is believed where the provider has signed it for this shop and this attempt', async () => {
    told = { claims: { email: 'Maria@example.test', email_verified: true } };
    expect(await identify()).toMatchObject({ subject: '4711', email: 'maria@example.test' });
  });

  it.each<[string, () => Token]>([
    ['signed with a key that is not the provider’s', () => ({ key: foreign.privateKey })],
    ['not signed at all', () => ({ head: { alg: 'none' } })],
    [
      'signed with a key that it brings along',
      () => ({
        key: foreign.privateKey,
        head: { jwk: foreign.publicKey.export({ format: 'jwk' }), jku: `${url}/other-keys` },
      }),
    ],
    ['for another shop', () => ({ claims: { aud: 'another-shop' } })],
    ['of another issuer', () => ({ claims: { iss: 'https://elsewhere.example' } })],
    ['of another attempt', () => ({ claims: { nonce: 'x'.repeat(43) } })],
    ['that has run out', () => ({ claims: { exp: 1_700_000_000 } })],
    ['without a subject', () => ({ claims: { sub: '' } })],
  ])('is not believed: %s', async (_name, make) => {
    told = make();
    await expect(identify()).rejects.toThrow();
  });

  it('is not asked for where the provider says that it is somebody else', async () => {
    metadata = { issuer: 'https://elsewhere.example' };
    await expect(identify()).rejects.toThrow();
  });
});
