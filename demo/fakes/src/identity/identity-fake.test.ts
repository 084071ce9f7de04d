import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startIdentityFake, type IdentityFake } from './identity-fake.ts';
import { redirectUrisOf } from './redirect-uris.ts';
import { visitProvider } from './visit-provider.ts';

const verifier = 'v'.repeat(43);
const maria = { email: 'maria@example.test', firstName: 'Maria', lastName: 'Muster', verified: 'yes' };
const redirectUri = 'http://de.localhost/sign-in/google/callback';
const clients = {
  google: { clientId: 'shop-at-google', clientSecret: 'secret-of-google', redirectUris: [redirectUri] },
  facebook: {
    clientId: 'shop-at-facebook',
    clientSecret: 'secret-of-facebook',
    redirectUris: ['http://de.localhost/sign-in/facebook/callback'],
  },
};
const authorizations = { google: 'google/auth', facebook: 'facebook/dialog/oauth' } as const;
const tokenPaths = { google: 'google/token', facebook: 'facebook/oauth/access_token' } as const;

let fake: IdentityFake;

beforeAll(async () => {
  fake = await startIdentityFake({ port: 0, ...clients });
});
afterAll(() => fake.stop());
beforeEach(() => fake.faults.clear());

function authorizationUrl(realm: 'google' | 'facebook', changes: Readonly<Record<string, string>> = {}) {
  const parameters = new URLSearchParams({
    client_id: clients[realm].clientId,
    redirect_uri: clients[realm].redirectUris[0] ?? '',
    response_type: 'code',
    scope: realm === 'google' ? 'openid email profile' : 'email public_profile',
    state: 'a-state',
    ...(realm === 'google' && { nonce: 'a-nonce' }),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  });
  return `${fake.url}/${authorizations[realm]}?${parameters.toString()}`;
}

const tokens = (realm: 'google' | 'facebook', code: string, codeVerifier = verifier) =>
  fetch(`${fake.url}/${tokenPaths[realm]}`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: clients[realm].redirectUris[0] ?? '',
      code_verifier: codeVerifier,
      client_id: clients[realm].clientId,
      client_secret: clients[realm].clientSecret,
    }),
  });

describe('Google as it is played', () => {
  it('says in a signed token who has signed in, once for a code', async () => {
    const { code, state } = await visitProvider(authorizationUrl('google'), maria);
    expect(state).toBe('a-state');
    const answer = z.object({ id_token: z.string() }).parse(await (await tokens('google', code)).json());
    const [, body = ''] = answer.id_token.split('.');
    expect(JSON.parse(Buffer.from(body, 'base64url').toString())).toMatchObject({
      iss: `${fake.url}/google`,
      aud: 'shop-at-google',
      nonce: 'a-nonce',
      email: maria.email,
      email_verified: true,
      given_name: 'Maria',
    });
    expect((await tokens('google', code)).status).toBe(400);
  });

  it('takes no code without its verifier, and sends nobody to another address', async () => {
    const { code } = await visitProvider(authorizationUrl('google'), maria);
    expect((await tokens('google', code, 'w'.repeat(43))).status).toBe(400);
    await expect(
      visitProvider(authorizationUrl('google', { redirect_uri: 'http://evil.example/' }), maria),
    ).rejects.toThrow('redirect_uri');
  });

  it('lets people refuse', async () => {
    const back = await visitProvider(authorizationUrl('google'), { ...maria, answer: 'refuse' });
    expect(back).toMatchObject({ error: 'access_denied', code: '', state: 'a-state' });
  });

  it('takes another person in the same browser', async () => {
    const cookies = new Map<string, string>();
    await visitProvider(authorizationUrl('google'), maria, cookies);
    const other = { ...maria, email: 'jana@example.test' };
    const { code } = await visitProvider(authorizationUrl('google'), other, cookies);
    const answer = z.object({ id_token: z.string() }).parse(await (await tokens('google', code)).json());
    const [, body = ''] = answer.id_token.split('.');
    expect(JSON.parse(Buffer.from(body, 'base64url').toString())).toMatchObject({ email: other.email });
  });

  it('fails when it is told to', async () => {
    const { code } = await visitProvider(authorizationUrl('google'), maria);
    fake.faults.set({ kind: 'refuse', times: 1 });
    expect((await tokens('google', code)).status).toBe(500);
    fake.faults.set({ kind: 'lost-answer', times: 1 });
    await expect(tokens('google', code)).rejects.toThrow();
  });
});

describe('Facebook as it is played', () => {
  const meOf = async (person: Parameters<typeof visitProvider>[1]) => {
    const { code } = await visitProvider(authorizationUrl('facebook'), person);
    const { access_token: token } = z
      .object({ access_token: z.string() })
      .parse(await (await tokens('facebook', code)).json());
    const answer = await fetch(`${fake.url}/facebook/me`, { headers: { authorization: `Bearer ${token}` } });
    return z.record(z.string(), z.unknown()).parse(await answer.json());
  };

  it('tells whose token it is, and an address only where it was proven', async () => {
    expect(await meOf(maria)).toMatchObject({ email: maria.email, first_name: 'Maria', last_name: 'Muster' });
    expect(await meOf({ email: maria.email })).not.toHaveProperty('email');
    expect((await fetch(`${fake.url}/facebook/me`, { headers: { authorization: 'Bearer none' } })).status).toBe(401);
  });
});

it('a shop registers one address a country and language to come back to', () => {
  const addresses = redirectUrisOf('https://www.tradehall.{ending}', 'google');
  expect(addresses).toHaveLength(28);
  expect(addresses).toContain('https://www.tradehall.ch/sign-in/google/callback');
  expect(addresses).toContain('https://www.tradehall.ch/fr/sign-in/google/callback');
});
