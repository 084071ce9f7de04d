import { type ClientRequest, type IncomingMessage, request as requestPlainly } from 'node:http';
import { request as requestOverTls } from 'node:https';
import { text } from 'node:stream/consumers';
import { allCalls } from '@tradehall/domain/all-calls.ts';
import { createClient, type Transport } from '@tradehall/domain/calls/client.ts';
import { z } from 'zod';

/** How the public shop is reached. */
export interface ShopDoor {
  /** As a browser shows it: protocol, host, port. */
  readonly origin: string;
  /** Whom to connect to in its place, such as a balancer inside; the host stays the shop's. */
  readonly url: string;
}

interface Sent {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
}

const answerMs = 15_000;
const userAgent = 'Tradehall synthetic shopper';

/** A browser without pages: cookies, and requests as a page of the shop makes them. */
export class ShopVisit {
  readonly #door: ShopDoor;
  readonly #host: string;
  readonly #cookies = new Map<string, string>();

  constructor(door: ShopDoor) {
    this.#door = door;
    this.#host = new URL(door.origin).host;
  }

  readonly #transport: Transport = async ({ path, method, body, params }) => {
    const search = new URLSearchParams(params).toString();
    const sent = { method, path: `${path}?${search}`, ...(method === 'POST' && { body: JSON.stringify(body) }) };
    const { status, answer } = await this.#send(sent);
    return { status, body: z.unknown().parse(JSON.parse(answer)) };
  };

  readonly calls = createClient(allCalls, this.#transport, () => this.#host);

  /** A page that answers with its HTML; anything else is an error, a redirect too: links of the shop lead straight. */
  async open(path: string): Promise<void> {
    const { status, answer } = await this.#send({ method: 'GET', path });
    if (status !== 200) throw new Error(`${path} answers ${status}`);
    if (!answer.includes('</html>')) throw new Error(`${path} is no whole page`);
  }

  async #send({ method, path, body }: Sent): Promise<{ status: number; answer: string }> {
    const address = new URL(path, this.#door.url);
    const open: typeof requestPlainly = address.protocol === 'https:' ? requestOverTls : requestPlainly;
    const options = {
      method,
      // The certificate is the shop's, whoever is connected to.
      servername: this.#host.replace(/:\d+$/, ''),
      headers: {
        host: this.#host,
        'user-agent': userAgent,
        accept: body === undefined ? 'text/html' : 'application/json',
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body !== undefined && { 'content-type': 'application/json', origin: this.#door.origin }),
      },
      signal: AbortSignal.timeout(answerMs),
    };
    const response = await answered(open(address, options), body);
    this.#keepCookies(response);
    return { status: response.statusCode ?? 0, answer: await text(response) };
  }

  #keepCookies({ headers }: IncomingMessage): void {
    for (const cookie of headers['set-cookie'] ?? []) {
      const [pair = ''] = cookie.split(';');
      const [name = ''] = pair.split('=');
      this.#cookies.set(name, pair.slice(name.length + 1));
    }
  }
}

function answered(request: ClientRequest, body: string | undefined): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.once('response', resolve);
    request.once('error', reject);
    request.end(body);
  });
}
