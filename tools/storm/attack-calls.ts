import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { callPath } from '@tradehall/domain/calls/call.ts';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { hostOfStore } from '@tradehall/domain/countries/store.ts';
import { type Pool, request } from 'undici';
import { z } from 'zod';
import { shopHostPattern, urls } from '../../scripts/addresses.ts';
import { percentile } from '../percentile.ts';
import { email, locale } from './account-owner.ts';
import type { Guest } from './guest.ts';
import { inRows } from './in-rows.ts';

const host = hostOfStore(countries.DE, shopHostPattern);

async function ask(middleware: Pool, path: string, input: object, headers: Record<string, string>) {
  const answer = await middleware.request({
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', 'x-forwarded-host': host, ...headers },
    body: JSON.stringify(input),
  });
  return { status: answer.statusCode, text: await answer.body.text() };
}

const post = async (...given: Parameters<typeof ask>) => (await ask(...given)).status;

const vatDelayMs = 4_500;
const parallel = 66;
/** Spread over the time that the office takes. */
const looks = 60;
const lookEveryMs = 50;

/** How much slower a shopper's cart becomes while a guest keeps the VAT office busy, at the 95th percentile. */
export async function slowNeighbour(attacker: Guest, neighbour: Guest, middleware: Pool): Promise<number> {
  const look = () =>
    timeMs(() => post(middleware, callPath('new-ct', 'getMe'), { locale }, { cookie: neighbour.cookie }));
  const atRest = await times(looks, look);
  await setVatFault({ kind: 'slow', delayMs: vatDelayMs });
  const version = await becomeCompany(attacker, middleware);
  const attacks = Array.from({ length: parallel }, () => askForVerdict(attacker, version, middleware));
  await untilVatIsAsked();
  const under = await times(looks, look);
  await Promise.allSettled(attacks);
  await setVatFault(null);
  return Number((percentile(under, 0.95) / percentile(atRest, 0.95)).toFixed(2));
}

const inVienna = {
  firstName: 'Ada',
  lastName: 'Berg',
  streetName: 'Ring',
  streetNumber: '5',
  postalCode: '1010',
  city: 'Wien',
  country: 'AT',
};
const changed = z.object({ data: z.object({ cart: z.object({ version: z.int() }) }) });

/** Nobody else is asked for a VAT number. */
async function becomeCompany(guest: Guest, middleware: Pool): Promise<number> {
  const address = { ...inVienna, company: 'Berg GmbH' };
  const actions = [
    { action: 'setShippingAddress', address: inVienna },
    { action: 'setBillingAddress', address, clientType: 'COMPANY' },
  ];
  const { text } = await updateCart(guest, guest.version, actions, middleware);
  return changed.parse(JSON.parse(text)).data.cart.version;
}

function askForVerdict(guest: Guest, version: number, middleware: Pool) {
  const actions = [{ action: 'setBillingVatNumber', vatNumber: 'ATU12345678' }];
  return updateCart(guest, version, actions, middleware);
}

function updateCart(guest: Guest, version: number, actions: readonly object[], middleware: Pool) {
  const change = { locale, cartId: guest.cartId, version, intentId: randomUUID() };
  return ask(middleware, callPath('new-ct', 'updateCart'), { ...change, actions }, { cookie: guest.cookie });
}

/** From then on whoever is slow is the office: what came too much was refused before. */
async function untilVatIsAsked(): Promise<void> {
  for (;;) {
    const entries = await (await request(`${urls.fakesControl}/vat/journal`)).body.json();
    if (z.array(z.unknown()).parse(entries).length > 0) return;
    await sleep(20);
  }
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
  for (let index = 0; index < count; index += 1) {
    all.push(await work());
    await sleep(lookEveryMs);
  }
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
