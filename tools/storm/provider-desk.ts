import type { JournalEntry } from '@tradehall/testing/audit/held-amounts.ts';
import { request } from 'undici';
import { z } from 'zod';
import { urls } from '../../scripts/addresses.ts';

// The provider's own pages and levers, asked as a shopper's browser, an app and the auditor do.

const journal = z.array(
  z.object({
    reference: z.string(),
    pspReference: z.string(),
    kind: z.enum(['authorised', 'captured', 'cancelled', 'refunded']),
    amountCents: z.int(),
    currencyCode: z.string(),
  }),
);
const payments = z.array(
  z.object({ reference: z.string(), method: z.string(), state: z.string(), handle: z.string() }),
);
export type ProviderPayment = z.output<typeof payments>[number];

export async function decideAtProvider(url: string, decision: 'approve' | 'refuse' | 'cancel'): Promise<string> {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await request(url, { method: 'POST', headers: form, body: `decision=${decision}` });
  await answer.body.dump();
  const { location } = answer.headers;
  return new URL(typeof location === 'string' ? location : '').searchParams.get('redirectResult') ?? '';
}

/** What the app hands back once its owner has decided; null until then. */
export async function isDecidedInApp(handle: string): Promise<string | null> {
  const status = z.object({ isDecided: z.boolean(), payload: z.string() });
  const { isDecided, payload } = status.parse(await ask('GET', `/status/${handle}`));
  return isDecided ? payload : null;
}

export async function payAtCashMachine(handle: string, decision: 'pay' | 'expire'): Promise<void> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const path = `${urls.cardProvider}/cash-machine/${handle}`;
  await (await request(path, { method: 'POST', headers, body: `decision=${decision}` })).body.dump();
}

export async function readJournal(): Promise<JournalEntry[]> {
  return journal.parse(await ask('GET', '/journal'));
}

export async function readPayments(): Promise<ProviderPayment[]> {
  return payments.parse(await ask('GET', '/payments'));
}

export async function countUndelivered(): Promise<number> {
  return z.array(z.unknown()).parse(await ask('GET', '/webhooks')).length;
}

export async function releaseWebhooks(): Promise<void> {
  await ask('POST', '/webhooks/release');
}

/** As if thirty days had passed. */
export async function repeatWebhooks(reference: string): Promise<void> {
  await ask('POST', '/webhooks/repeat', { reference });
}

export async function setWebhookRules(rules: object | null): Promise<void> {
  await (rules === null ? ask('DELETE', '/webhook-rules') : ask('PUT', '/webhook-rules', rules));
}

export async function setProviderFault(fault: object | null): Promise<void> {
  const path = `${urls.fakesControl}/card-provider/faults`;
  const answer = await request(path, {
    method: fault === null ? 'DELETE' : 'PUT',
    body: fault === null ? null : JSON.stringify(fault),
  });
  await answer.body.dump();
  if (answer.statusCode !== 200) throw new Error(`the provider's fake answers ${answer.statusCode}`);
}

async function ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const sent = body === undefined ? null : JSON.stringify(body);
  const answer = await request(`${urls.cardProvider}${path}`, { method, headers, body: sent });
  if (answer.statusCode !== 200) throw new Error(`${path}: the provider's fake answers ${answer.statusCode}`);
  return answer.body.json();
}
