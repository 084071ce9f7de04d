import { randomUUID } from 'node:crypto';
import { socketCloseCodes } from '@tradehall/domain/cart/cart-socket-address.ts';
import type { CartSocketFrame } from '@tradehall/domain/cart/cart-socket.ts';
import type { WebSocket } from 'ws';
import { sessionTokenHash, type CartClaim } from './cart-standings.ts';

/** Hundreds of frames that nobody takes: the page is gone or asleep, and reads the cart when it comes back. */
const mostUnsentBytes = 64 * 1024;
const mostUnansweredPings = 2;
/** How long the other side may take to say goodbye. */
const goodbyeMs = 2_000;

export type SocketEnd = 'slow' | 'silent' | 'spoke';

interface CartSocketOptions {
  readonly socket: WebSocket;
  readonly claim: CartClaim;
  readonly onFrame: (event: CartSocketFrame['event']) => void;
  readonly onEnded: (why: SocketEnd) => void;
}

/** One page that is told what happens to its cart. */
export class CartSocket {
  readonly id = randomUUID();
  readonly claim: CartClaim;
  readonly sessionTokenHash: string;
  /** When the engine last said whose cart this is. */
  checkedAtMs = performance.now();
  readonly #options: CartSocketOptions;
  #toldVersion = -1;
  #unansweredPings = 0;

  constructor(options: CartSocketOptions) {
    this.#options = options;
    this.claim = options.claim;
    this.sessionTokenHash = sessionTokenHash(options.claim.sessionToken);
    const { socket } = options;
    socket.on('pong', () => (this.#unansweredPings = 0));
    socket.on('ping', () => this.#end('spoke', socketCloseCodes.unheard));
    socket.on('message', () => this.#end('spoke', socketCloseCodes.unheard));
    // What the library itself refuses: it has said goodbye by then, and whoever serves the socket ends it.
    socket.once('error', () => options.onEnded('spoke'));
  }

  /** Versions only grow: an older one has nothing to tell. */
  tellVersion(version: number): void {
    if (version <= this.#toldVersion) return;
    this.#toldVersion = version;
    this.#send({ event: 'cart-update', cartId: this.claim.cartId, version });
  }

  tellStock(sku: string): void {
    this.#send({ event: 'updated-stock', sku });
  }

  /** The heartbeat: whoever has not answered two of them is gone. */
  beat(): void {
    if (this.#unansweredPings >= mostUnansweredPings) this.#end('silent');
    else this.#options.socket.ping();
    this.#unansweredPings += 1;
  }

  close(code: number): void {
    const { socket } = this.#options;
    socket.close(code);
    setTimeout(() => socket.terminate(), goodbyeMs).unref();
  }

  #send(frame: CartSocketFrame): void {
    const { socket, onFrame } = this.#options;
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > mostUnsentBytes) {
      this.#end('slow');
      return;
    }
    socket.send(JSON.stringify(frame));
    onFrame(frame.event);
  }

  #end(why: SocketEnd, code?: number): void {
    const { socket, onEnded } = this.#options;
    if (socket.readyState !== socket.OPEN) return;
    onEnded(why);
    // The reason is written first, but nobody waits for an answer to it: whoever speaks could go on meanwhile.
    if (code !== undefined) socket.close(code);
    socket.terminate();
  }
}
