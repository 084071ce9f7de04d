import { lookup, type LookupAddress } from 'node:dns';
import { Agent as HttpAgent, type IncomingMessage, request as requestPlain } from 'node:http';
import { Agent as HttpsAgent, request as requestSafe } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { NetworkList } from '@tradehall/process/network-list.ts';
import { z } from 'zod';

interface Letter {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly timeoutMs: number;
}

// What IANA keeps for special purposes; and the one address at which Azure tells a machine about itself.
const insideV4 = new NetworkList(
  `0.0.0.0/8,10.0.0.0/8,100.64.0.0/10,127.0.0.0/8,168.63.129.16,169.254.0.0/16,172.16.0.0/12,192.0.0.0/24,192.0.2.0/24,
   192.88.99.0/24,192.168.0.0/16,198.18.0.0/15,198.51.100.0/24,203.0.113.0/24,224.0.0.0/4,240.0.0.0/4`,
);
// The rest of IPv6 is nobody's or our own; 6to4 and Teredo lead to addresses of IPv4.
const outsideV6 = new NetworkList('2000::/3');
const insideV6 = new NetworkList('2001::/23,2001:db8::/32,2002::/16,3fff::/20');
const mostRead = 64 << 10;

interface Question {
  readonly headers: Readonly<Record<string, string>>;
  /** Ends the asking and the hearing. */
  readonly signal: AbortSignal;
  readonly mostBytes: number;
}

export interface OutsideAnswer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  /** Of 200 alone; null where it is longer than it may be. */
  readonly body: Buffer | null;
}

const refusal = (): Error => new Error('leads into our own network, which WEBHOOK_NETWORKS does not name');

/**
 * The way to addresses that people typed. Whoever may type one may not reach by it what stands beside the shop: the address is
 * looked at when it is connected to, so that no name can mean another one by then.
 */
export class OutsideLine {
  readonly #own: NetworkList;
  readonly #agents: { readonly http: HttpAgent; readonly https: HttpsAgent };

  /** `networks`: where systems of the merchant stand beside the shop. */
  constructor(networks: string) {
    this.#own = new NetworkList(networks);
    // A line for each letter: an answer too many would be taken for that of the next one on the same line.
    const options = { keepAlive: false, lookup: this.#lookup };
    this.#agents = { http: new HttpAgent(options), https: new HttpsAgent(options) };
  }

  /** Of a name only who is asked can tell. */
  mayLeadTo({ hostname }: URL): boolean {
    const address = hostname === 'localhost' ? '127.0.0.1' : hostname.replace(/^\[(.*)\]$/, '$1');
    return isIP(address) === 0 || this.#isAllowed(address);
  }

  /** The status of the answer. Redirections are not followed, and what it says is not kept. */
  async post(url: URL, { headers, body, timeoutMs }: Letter): Promise<number> {
    if (!this.mayLeadTo(url)) throw refusal();
    const isPlain = url.protocol === 'http:';
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    const request = (isPlain ? requestPlain : requestSafe)(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': body.length },
      agent: isPlain ? this.#agents.http : this.#agents.https,
      signal: AbortSignal.timeout(timeoutMs),
    });
    request.on('error', reject);
    request.on('response', (answer) => {
      passOver(answer);
      resolve(answer.statusCode ?? 0);
    });
    request.end(body);
    return promise;
  }

  /** What an address holds. A redirection is an answer like any other: whoever follows it asks again, and is looked at again. */
  async get(url: URL, { headers, signal, mostBytes }: Question): Promise<OutsideAnswer> {
    if (!this.mayLeadTo(url)) throw refusal();
    const isPlain = url.protocol === 'http:';
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const agent = isPlain ? this.#agents.http : this.#agents.https;
    const request = (isPlain ? requestPlain : requestSafe)(url, { headers, agent, signal });
    request.on('error', reject);
    request.on('response', resolve);
    request.end();
    const answer = await promise;
    const { statusCode: status = 0 } = answer;
    if (status === 200) return { status, headers: answer.headers, body: await wholeOf(answer, mostBytes) };
    passOver(answer);
    return { status, headers: answer.headers, body: null };
  }

  close(): void {
    this.#agents.http.destroy();
    this.#agents.https.destroy();
  }

  readonly #lookup: LookupFunction = (hostname, options, told) => {
    lookup(hostname, { ...options, all: true }, (failure, found: LookupAddress[]) => {
      const [first, ...others] = failure ? [] : found.filter(({ address }) => this.#isAllowed(address));
      if (!first) told(failure ?? refusal(), '', 0);
      else if (options.all === true) told(null, [first, ...others]);
      else told(null, first.address, first.family);
    });
  };

  #isAllowed(address: string): boolean {
    if (this.#own.has(address)) return true;
    return isIP(address) === 4 ? !insideV4.has(address) : outsideV6.has(address) && !insideV6.has(address);
  }
}

/** Why nobody answered. Of a name with several addresses each has failed. */
export function wordsOfFailure(failure: unknown, mostLetters: number): string {
  const all: readonly unknown[] = failure instanceof AggregateError ? failure.errors : [failure];
  const words = all.map((each) => (each instanceof Error ? each.message : String(each)));
  return words.join('; ').slice(0, mostLetters);
}

async function wholeOf(answer: IncomingMessage, mostBytes: number): Promise<Buffer | null> {
  if (Number(answer.headers['content-length'] ?? 0) > mostBytes) {
    answer.on('error', () => undefined);
    answer.destroy();
    return null;
  }
  const pieces: Buffer[] = [];
  let read = 0;
  for await (const piece of answer) {
    const bytes = Buffer.from(z.instanceof(Uint8Array).parse(piece));
    read += bytes.length;
    if (read > mostBytes) return null;
    pieces.push(bytes);
  }
  return Buffer.concat(pieces);
}

/** A short one is read, so that the other side has said all before the line ends. */
function passOver(answer: IncomingMessage): void {
  let read = 0;
  answer.on('error', () => undefined);
  answer.on('data', (piece: Buffer) => {
    read += piece.length;
    if (read > mostRead) answer.destroy();
  });
}
