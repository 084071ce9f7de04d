import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { RunningFake } from '../fake.ts';
import { Faults, type Fault } from '../faults.ts';
import { escapeHtml, htmlPage } from '../html-page.ts';
import { Journal } from '../journal.ts';
import { listeningHost, listeningPort } from '../listening-port.ts';
import { loginPage } from './login-page.ts';
import { personForm, personOf } from './person.ts';
import { openRealm, type Realm, type RealmName, type RealmSettings } from './realm.ts';

interface IdentityEntry {
  readonly realm: RealmName;
  readonly asked: 'page' | 'answer' | 'tokens' | 'person';
  /** What was said of it: an address, or how it ended. */
  readonly about: string;
}

export interface IdentityFake extends RunningFake {
  readonly journal: Journal<IdentityEntry>;
  readonly issuer: (realm: RealmName) => string;
}

interface IdentityFakeOptions {
  readonly port: number;
  readonly google: RealmSettings;
  readonly facebook: RealmSettings;
}

interface Desk {
  readonly journal: Journal<IdentityEntry>;
  readonly faults: Faults;
}

/** Google and Facebook, as far as signing in goes: a real OpenID provider each, whose page asks who one wants to be. */
export async function startIdentityFake({ port, google, facebook }: IdentityFakeOptions): Promise<IdentityFake> {
  const desk: Desk = { journal: new Journal(), faults: new Faults() };
  const realms = new Map<string, Realm>();
  const server = createServer((request, response) => {
    answer(realms, desk, request, response).catch((failure: unknown) => {
      if (!response.headersSent) response.writeHead(400, { 'content-type': 'text/plain' });
      response.end(String(failure));
    });
  });
  server.listen(port, listeningHost);
  await once(server, 'listening');
  const url = `http://127.0.0.1:${listeningPort(server)}`;
  realms.set('google', openRealm('google', url, google));
  realms.set('facebook', openRealm('facebook', url, facebook));
  const stop = async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return { name: 'identity', url, ...desk, issuer: (realm) => `${url}/${realm}`, stop };
}

async function answer(
  realms: ReadonlyMap<string, Realm>,
  desk: Desk,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://fake.localhost');
  const [, name = '', ...rest] = pathname.split('/');
  const realm = realms.get(name);
  if (realm === undefined) return send(response, overview(desk.journal));
  const path = `/${rest.join('/')}`;
  if (path.startsWith('/interaction/')) return askWho(realm, desk, request, response);
  if (path === realm.tokenPath) return giveTokens(realm, desk, request, response);
  if (path === '/me' && realm.name === 'facebook') return tellPerson(realm, desk, request, response);
  return serve(realm, request, response);
}

/** The provider reads its own paths; where it stands it learns from the address as it came. */
async function serve({ name, provider }: Realm, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const originalUrl = request.url ?? '/';
  Object.assign(request, { originalUrl, url: originalUrl.slice(`/${name}`.length) });
  await provider.callback()(request, response);
}

async function askWho(realm: Realm, { journal }: Desk, request: IncomingMessage, response: ServerResponse) {
  if (request.method !== 'POST') {
    await realm.provider.interactionDetails(request, response);
    journal.record({ realm: realm.name, asked: 'page', about: '' });
    return send(response, loginPage(realm.title));
  }
  const form = personForm.parse(Object.fromEntries(new URLSearchParams(await text(request))));
  journal.record({ realm: realm.name, asked: 'answer', about: form.answer === 'refuse' ? 'refuse' : form.email });
  if (form.answer === 'refuse') {
    const refusal = { error: 'access_denied', error_description: 'The person has refused.' };
    return realm.provider.interactionFinished(request, response, refusal);
  }
  const person = personOf(form);
  realm.people.set(person.subject, person);
  return realm.provider.interactionFinished(request, response, { login: { accountId: person.subject } });
}

async function giveTokens(realm: Realm, { journal, faults }: Desk, request: IncomingMessage, response: ServerResponse) {
  const fault: Fault | null = faults.take();
  journal.record({ realm: realm.name, asked: 'tokens', about: fault?.kind ?? 'answered' });
  if (fault?.kind === 'timeout') return;
  if (fault?.kind === 'refuse') {
    response.writeHead(fault.code ?? 500, { 'content-type': 'text/plain' }).end('Something went wrong.');
    return;
  }
  if (fault?.kind === 'slow') await wait(fault.delayMs);
  if (fault?.kind === 'lost-answer') response.end = () => response.destroy();
  return serve(realm, request, response);
}

/** As the Graph API tells it: an address only where it was proven. */
async function tellPerson(realm: Realm, { journal }: Desk, request: IncomingMessage, response: ServerResponse) {
  const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const known = await realm.provider.AccessToken.find(token);
  const person = realm.people.get(known?.accountId ?? '');
  journal.record({ realm: realm.name, asked: 'person', about: person?.email ?? 'nobody' });
  if (person === undefined) return send(response, Response.json({ error: { code: 190 } }, { status: 401 }));
  const { subject, email, isVerified, firstName, lastName } = person;
  const named = { id: subject, first_name: firstName, last_name: lastName };
  return send(response, Response.json(isVerified ? { ...named, email } : named));
}

async function send(response: ServerResponse, answered: Response): Promise<void> {
  response.writeHead(answered.status, Object.fromEntries(answered.headers)).end(await answered.text());
}

function overview(journal: Journal<IdentityEntry>): Response {
  const rows = journal.entries.map(
    ({ realm, asked, about }) => `<tr><td>${escapeHtml(realm)}<td>${escapeHtml(asked)}<td>${escapeHtml(about)}`,
  );
  return htmlPage('Sign-in providers', `<table><tr><th>Provider<th>Asked<th>About${rows.join('')}</table>`);
}
