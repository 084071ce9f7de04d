import { createHmac, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { AdminClient } from '../admin-client';
import { engineSecret } from '../engine-process';

const givenKey = z.object({ id: z.string(), code: z.string(), secret: z.string() });
export type TestKey = z.output<typeof givenKey>;

const giveMutation = `mutation ($input: IntegrationKeyInput!) { giveIntegrationKey(input: $input) { id code secret } }`;

interface KeyWish {
  readonly name?: string;
  readonly kinds?: readonly string[];
  readonly perMinute?: number;
  readonly endsAt?: string;
}

export async function giveKey(by: AdminClient, wish: KeyWish = {}): Promise<TestKey> {
  const answer = z.object({ giveIntegrationKey: givenKey });
  const input = { name: 'ERP', kinds: ['prices', 'stock'], perMinute: 60, ...wish };
  return (await by.ask(answer, giveMutation, { input })).giveIntegrationKey;
}

export const withdrawKey = (by: AdminClient, { id }: TestKey) =>
  by.ask(z.object({ withdrawIntegrationKey: z.boolean() }), `mutation { withdrawIntegrationKey(id: ${id}) }`);

interface CallOptions {
  readonly id?: string;
  readonly secondsAgo?: number;
  /** What is signed in the place of what is sent. */
  readonly signs?: string;
  readonly secret?: string;
}

function signed(key: TestKey, content: string, options: CallOptions = {}): Record<string, string> {
  const { id = `call-${randomUUID()}`, secondsAgo = 0, signs = content, secret = key.secret } = options;
  const timestamp = String(Math.floor(Date.now() / 1_000) - secondsAgo);
  const bytes = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signature = createHmac('sha256', bytes).update(`${id}.${timestamp}.${signs}`).digest('base64');
  return {
    'webhook-key': key.code,
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}

const answers = z.object({ data: z.unknown(), refusal: z.string(), reason: z.string() }).partial();

/** Another system at the engine's door, as the middleware brings it. */
export class MachineCaller {
  readonly #url: string;
  readonly #key: TestKey;

  constructor(url: string, key: TestKey) {
    this.#url = url;
    this.#key = key;
  }

  upload(file: string, query = 'kind=stock&mode=dry-run', options: CallOptions = {}) {
    return this.#send(`/machines/imports?${query}`, {
      method: 'POST',
      headers: { ...signed(this.#key, file, options), 'content-type': 'application/octet-stream' },
      body: file,
    });
  }

  state(run: number, options: CallOptions = {}, query = '') {
    const headers = signed(this.#key, `/api/machines/imports/${run}`, options);
    return this.#send(`/machines/imports/${run}${query}`, { headers });
  }

  events(query = '', options: CallOptions = {}) {
    const headers = signed(this.#key, '/api/machines/events', options);
    return this.#send(`/machines/events${query}`, { headers });
  }

  /** A parcel or money, as JSON. */
  tell(what: 'shipments' | 'payments', body: object, options: CallOptions = {}) {
    const text = JSON.stringify(body);
    const headers = { ...signed(this.#key, text, options), 'content-type': 'application/json' };
    return this.#send(`/machines/${what}`, { method: 'POST', headers, body: text });
  }

  async #send(path: string, request: { method?: string; headers: Record<string, string>; body?: string }) {
    const headers = { ...request.headers, 'x-engine-secret': engineSecret };
    const response = await fetch(`${this.#url}${path}`, { ...request, headers });
    return { status: response.status, ...answers.parse(await response.json()) };
  }
}
