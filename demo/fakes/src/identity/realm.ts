import { generateKeyPairSync, randomBytes } from 'node:crypto';
import Provider, { interactionPolicy } from 'oidc-provider';
import type { AdapterPayload, Configuration, KoaContextWithOIDC } from 'oidc-provider';
import { KeptInMemory } from './kept-in-memory.ts';
import type { Person } from './person.ts';

export type RealmName = 'google' | 'facebook';

export interface RealmSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUris: readonly string[];
}

/** One of the two that are played: its own issuer, keys, client and people. */
export interface Realm {
  readonly name: RealmName;
  readonly title: string;
  readonly provider: Provider;
  readonly people: Map<string, Person>;
  /** Where the shop's server asks for tokens. */
  readonly tokenPath: string;
}

const ways = {
  google: { title: 'Google', token: '/token', authorization: '/auth', scopes: ['openid', 'email', 'profile'] },
  // The paths of its Graph API; the page that asks people stands beside it here.
  facebook: {
    title: 'Facebook',
    token: '/oauth/access_token',
    authorization: '/dialog/oauth',
    scopes: ['email', 'public_profile'],
  },
} as const;

const shortSeconds = 600;

/** Asks each time who it is: tests choose another person each time. */
function alwaysAsking(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  const { Check } = interactionPolicy;
  policy
    .get('login')
    ?.checks.add(
      new Check('asks_each_time', 'somebody is to say who it is', (ctx: KoaContextWithOIDC) =>
        ctx.oidc.result?.login === undefined ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT,
      ),
    );
  return policy;
}

/** Whoever says who she is agrees: there is no second page. */
async function agree({ oidc }: KoaContextWithOIDC) {
  const { client, session, provider, params } = oidc;
  if (client === undefined || session?.accountId === undefined) return undefined;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(typeof params?.['scope'] === 'string' ? params['scope'] : '');
  await grant.save();
  return grant;
}

function claimsOf({ subject, email, isVerified, firstName, lastName }: Person) {
  return {
    sub: subject,
    email,
    email_verified: isVerified,
    given_name: firstName,
    family_name: lastName,
    name: `${firstName} ${lastName}`.trim(),
  };
}

function configurationOf(name: RealmName, settings: RealmSettings, people: Map<string, Person>): Configuration {
  const { authorization, token, scopes } = ways[name];
  const store = new Map<string, AdapterPayload>();
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    adapter: (kind: string) => new KeptInMemory(store, kind),
    clients: [
      {
        client_id: settings.clientId,
        client_secret: settings.clientSecret,
        redirect_uris: [...settings.redirectUris],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: `${name}-1` }] },
    cookies: {
      keys: [randomBytes(32).toString('hex')],
      names: { session: `${name}-session`, interaction: `${name}-interaction`, resume: `${name}-resume` },
    },
    routes: { authorization, token },
    scopes: [...scopes],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name', 'name'] },
    // As Google does: who somebody is stands in the token itself.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    ttl: {
      AccessToken: shortSeconds,
      AuthorizationCode: 60,
      IdToken: shortSeconds,
      Interaction: shortSeconds,
      Session: shortSeconds,
      Grant: shortSeconds,
    },
    clientBasedCORS: () => false,
    renderError: (ctx, out) => {
      ctx.type = 'text/plain';
      ctx.body = `${out.error}: ${out.error_description ?? ''}`;
    },
    interactions: {
      policy: alwaysAsking(),
      url: (_ctx, { uid }) => `/${name}/interaction/${uid}`,
    },
    findAccount: (_ctx, accountId) => {
      const person = people.get(accountId);
      return person === undefined ? undefined : { accountId, claims: () => claimsOf(person) };
    },
    loadExistingGrant: agree,
  };
}

export function openRealm(name: RealmName, origin: string, settings: RealmSettings): Realm {
  const people = new Map<string, Person>();
  const provider = new Provider(`${origin}/${name}`, configurationOf(name, settings, people));
  return { name, title: ways[name].title, provider, people, tokenPath: ways[name].token };
}
