import { randomUUID } from 'node:crypto';
import { callPath } from '@tradehall/domain/calls/call.ts';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { hostOfStore } from '@tradehall/domain/countries/store.ts';
import { type Pool, request } from 'undici';
import { shopHostPattern, urls } from '../../scripts/addresses.ts';
import { percentile } from '../percentile.ts';
import { email, locale } from './account-owner.ts';
import type { Guest } from './guest.ts';
import { inRows } from './in-rows.ts';

const host = hostOfStore(countries.DE, shopHostPattern);

async function post(middleware: Pool, path: string, input: object, headers: Record<string, string>): Promise<number> {
  const answer = await middleware.request({
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', 'x-forwarded-host': host, ...headers },
    body: JSON.stringify(input),
  });
  await answer.body.dump();
  return answer.statusCode;
}

const vatDelayMs = 4_500;
const parallel = 66;
const looks = 100;

/** How much slower a shopper's cart becomes while a guest keeps the VAT office busy, at the 95th percentile. */
export async function slowNeighbour(attacker: Guest, neighbour: Guest, middleware: Pool): Promise<number> {
  const look = () =>
    timeMs(() => post(middleware, callPath('new-ct', 'getMe'), { locale }, { cookie: neighbour.cookie }));
  const atRest = await times(looks, look);
  await setVatFault({ kind: 'slow', delayMs: vatDelayMs });
  const attacks = Array.from({ length: parallel }, () => askForVerdict(attacker, middleware));
  const under = await times(looks, look);
  await Promise.allSettled(attacks);
  await setVatFault(null);
  return Number((percentile(under, 0.95) / percentile(atRest, 0.95)).toFixed(2));
}

function askForVerdict(guest: Guest, middleware: Pool): Promise<number> {
  const digits = String(Math.floor(Math.random() * 1e8)).padStart(8, '0');
  const change = { locale, cartId: guest.cartId, version: guest.version, intentId: randomUUID() };
  const actions = [{ action: 'setBillingVatNumber', vatNumber: `ATU${digits}` }];
  return post(middleware, callPath('new-ct', 'updateCart'), { ...change, actions }, { cookie: guest.cookie });
}

async function setVatFault(fault: object | null): Promise<void> {
  const method = fault === null ? 'DELETE' : 'PUT';
  const body = fault === null ? null : JSON.stringify(fault);
  const answer = await request(`${urls.fakesControl}/vat/faults`, { method, body });
  await answer.body.dump();
  if (answer.statusCode !== 200) throw new Error(`the VAT office's fake answers ${answer.statusCode}`);
}

async function timeMs(work: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
}

async function times(count: number, work: () => Promise<number>): Promise<number[]> {
  const all: number[] = [];
  for (let index = 0; index < count; index += 1) all.push(await work());
  return all;
}

/** Wrong passwords for one account, from as many addresses. */
export async function guessCustomerPassword(middleware: Pool, tries: number): Promise<void> {
  await inRows(16, tries, async (index) => {
    const address = { 'x-forwarded-for': `10.${index % 16}.${(index >> 4) % 250}.9` };
    const input = { locale, email, password: `stolen-${index}` };
    await post(middleware, callPath('new-ct', 'customerSignMeIn'), input, address);
  });
}

const mostTries = 100;
const signIn = 'mutation ($password: String!) { login(username: "superadmin", password: $password) { __typename } }';

/** How many wrong passwords of an operator are looked at before the engine says: too many. */
export async function guessOperatorPassword(): Promise<number> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const answer = await request(`${urls.engine}/admin-api`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: signIn, variables: { password: `wrong-${tries}` } }),
    });
    const said = await answer.body.text();
    if (answer.statusCode === 429 || /too.many/i.test(said)) return tries;
  }
  return mostTries;
}
