import { Agent as HttpAgent, type ClientRequest, request as httpRequest, type RequestOptions } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { text } from 'node:stream/consumers';
import { inSpan } from '@tradehall/process/traces.ts';
import type ClientInterface from '@adyen/api-library/lib/src/httpClient/clientInterface';
import { z } from 'zod';
import { ProviderFailure } from './card-provider';

export type OnAsked = (operation: string, outcome: string, seconds: number) => void;

interface HttpClientOptions {
  readonly onAsked?: OnAsked | undefined;
  readonly url: string;
  readonly apiKey: string;
  readonly connectMs: number;
  readonly totalMs: number;
}

type Request = ClientInterface['request'];

/** Where the library believes the Checkout API to be; what follows is the version and the path. */
const libraryOrigin = 'https://checkout-test.adyen.com';

// Sooner than the other side closes it: a request into a closing connection would have an unknown outcome.
const idleMs = 4_000;

// "Already processed or in progress": the first request with that key may still have its effect.
const keyInUse = '704';

/**
 * The library's own client speaks TLS only, opens a connection a request and knows one timeout. This one asks the
 * configured address, keeps connections, and says of every failure whether the request may have had an effect.
 */
export class ProviderHttpClient implements ClientInterface {
  readonly #options: HttpClientOptions;
  readonly #agent: HttpAgent;
  readonly #open: typeof httpRequest;
  readonly #connected: 'connect' | 'secureConnect';

  constructor(options: HttpClientOptions) {
    this.#options = options;
    const isSecure = new URL(options.url).protocol === 'https:';
    const connections = { keepAlive: true, maxSockets: 64, timeout: idleMs };
    this.#agent = isSecure ? new HttpsAgent(connections) : new HttpAgent(connections);
    this.#open = isSecure ? httpsRequest : httpRequest;
    this.#connected = isSecure ? 'secureConnect' : 'connect';
  }

  readonly request: Request = async (endpoint, body, _config, _isApiKeyRequired, options = {}) => {
    const address = this.#addressOf(endpoint, options.params);
    const headers = {
      'content-type': 'application/json',
      'x-api-key': this.#options.apiKey,
      ...(options.idempotencyKey === undefined ? {} : { 'idempotency-key': options.idempotencyKey }),
    };
    const send = () => this.#send(address, { method: options.method ?? 'POST', headers }, body);
    return timed(address, send, this.#options.onAsked);
  };

  stop(): void {
    this.#agent.destroy();
  }

  #addressOf(endpoint: string, params: ConstructorParameters<typeof URLSearchParams>[0]): URL {
    if (!endpoint.startsWith(`${libraryOrigin}/`)) throw new Error('the library asks an address it should not know');
    const address = new URL(`${this.#options.url.replace(/\/$/, '')}${endpoint.slice(libraryOrigin.length)}`);
    address.search = new URLSearchParams(params).toString();
    return address;
  }

  async #send(address: URL, options: RequestOptions, body: string | Buffer): Promise<string> {
    const signal = AbortSignal.timeout(this.#options.totalMs);
    const request = this.#open(address, { ...options, agent: this.#agent, signal });
    const connection = watchConnection(request, this.#connected, this.#options.connectMs);
    try {
      const answer = await answerOf(request, body);
      return readAnswer(answer);
    } catch (failure) {
      if (failure instanceof ProviderFailure) throw failure;
      const outcome = connection.isMade() ? 'unknown' : 'refused';
      throw new ProviderFailure(outcome, null, `no answer from the card provider: ${codeOf(failure)}`);
    }
  }
}

const operations: ReadonlySet<string> = new Set([
  'payments',
  'details',
  'paymentMethods',
  'captures',
  'cancels',
  'refunds',
  'reversals',
]);

/** By the last part of the address, which names what is asked for: a reference before it is one payment's. */
async function timed(address: URL, send: () => Promise<string>, onAsked: OnAsked | undefined): Promise<string> {
  const last = address.pathname.split('/').at(-1) ?? '';
  const operation = operations.has(last) ? last : 'other';
  const startedAtMs = performance.now();
  const observe = (outcome: string) => onAsked?.(operation, outcome, (performance.now() - startedAtMs) / 1_000);
  try {
    // Nothing of the trace goes to the provider: it is somebody else.
    const answer = await inSpan({ kind: 'client', name: `card provider ${operation}` }, send);
    observe('answered');
    return answer;
  } catch (failure) {
    observe(failure instanceof ProviderFailure ? failure.outcome : 'unknown');
    throw failure;
  }
}

/** Until there is a connection nothing was sent, so nothing can have happened. */
function watchConnection(request: ClientRequest, connected: string, connectMs: number): { isMade: () => boolean } {
  let isMade = false;
  const timer = setTimeout(() => request.destroy(new Error('not connected in time')), connectMs);
  const made = () => {
    isMade = true;
    clearTimeout(timer);
  };
  request.once('close', () => clearTimeout(timer));
  request.once('socket', (socket) => {
    if (socket.connecting) socket.once(connected, made);
    else made();
  });
  return { isMade: () => isMade };
}

interface Answer {
  readonly status: number;
  readonly body: string;
}

function answerOf(request: ClientRequest, body: string | Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.once('error', reject);
    request.once('response', (response) => {
      text(response).then((read) => resolve({ status: response.statusCode ?? 0, body: read }), reject);
    });
    request.end(body);
  });
}

const problem = z.object({ errorCode: z.string().optional(), errorType: z.string().optional() });

function readAnswer({ status, body }: Answer): string {
  if (status >= 200 && status < 300) {
    if (body !== '' && parseJson(body) === null) throw new ProviderFailure('unknown', status, 'not an answer in JSON');
    return body;
  }
  const { errorCode = 'none', errorType = 'none' } = problem.safeParse(parseJson(body)).data ?? {};
  const hadNoEffect = status >= 400 && status < 500 && status !== 408 && errorCode !== keyInUse;
  // Its message may repeat what we sent; logs hold none of that.
  const message = `the card provider answered ${status} (${errorType} ${errorCode})`;
  throw new ProviderFailure(hadNoEffect ? 'refused' : 'unknown', status, message);
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

function codeOf(failure: unknown): string {
  const named = z.object({ code: z.string() }).safeParse(failure);
  if (named.success) return named.data.code;
  return failure instanceof Error ? failure.message : 'no reason given';
}
