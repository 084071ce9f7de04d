import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { OpenByNetwork } from './networks.ts';

interface ListenerLimits {
  /** Open connections of one network; 0: no limit. */
  readonly mostPerAddress: number;
  /** A proxy of ours brings all visitors by its own address: it counts them itself. */
  readonly isTrusted?: (address: string) => boolean;
  /** For a whole request with its body. */
  readonly requestMs?: number;
}

/**
 * How long a connection may take for what, at every server of the shop; before it listens. It is kept longer than the
 * proxies before it and patient clients keep theirs (60 s): a connection they send on is still open here.
 */
export function limitListener(server: Server, limits: ListenerLimits): void {
  const { mostPerAddress, isTrusted = () => false, requestMs = 12_000 } = limits;
  Object.assign(server, {
    headersTimeout: 10_000,
    requestTimeout: requestMs,
    keepAliveTimeout: 75_000,
    // How late it may be noticed.
    connectionsCheckingInterval: 1_000,
  });
  const open = new OpenByNetwork(mostPerAddress);
  server.on('connection', (socket) => {
    const { remoteAddress } = socket;
    // Who has gone already has no address any more.
    if (remoteAddress === undefined) socket.destroy();
    else if (!isTrusted(remoteAddress) && !open.enter(remoteAddress, socket)) socket.destroy();
  });
}

/**
 * The status by which a request is turned away that nobody asks a server of the shop: TRACE says back what was sent, with
 * what a proxy of ours has added, and a whole address in place of a path is for proxies. Null where it may go on.
 */
export function statusOfOddRequest({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): 400 | 405 | null {
  if (method === 'TRACE' || method === 'CONNECT') return 405;
  return url.startsWith('/') ? null : 400;
}

/** What a signal to end gives whoever is being answered: a call may take twelve seconds. */
export const longestDrainMs = 20_000;

/** The end of a server, step by step, so that nobody who asks it is left without an answer. */
export class Drain {
  readonly #server: Server;
  readonly #answering = new Set<ServerResponse>();
  #isDraining = false;

  constructor(server: Server) {
    this.#server = server;
    server.prependListener('request', (_request, response) => {
      this.#answering.add(response);
      response.once('close', () => this.#answering.delete(response));
      if (this.#isDraining) response.setHeader('Connection', 'close');
    });
  }

  /** While it is so the process says that it is not ready. */
  get isDraining(): boolean {
    return this.#isDraining;
  }

  /** Tells everybody: balancers, which have `noticeMs` to look, and whoever would send another request on a connection. */
  async announce(noticeMs: number): Promise<void> {
    this.#isDraining = true;
    for (const response of this.#answering) if (!response.headersSent) response.setHeader('Connection', 'close');
    await sleep(noticeMs);
  }

  /** Takes no more connections, and returns when the last answer is given. */
  async finish(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    // Whose answer had begun before may be kept; it is idle once that has ended.
    for (const response of this.#answering) response.once('close', () => this.#server.closeIdleConnections());
    await closed;
  }
}
