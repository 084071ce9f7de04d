import { setTimeout as sleep } from 'node:timers/promises';
import type { CartEvent } from '@tradehall/domain/cart/cart-events.ts';
import { socketCloseCodes } from '@tradehall/domain/cart/cart-socket-address.ts';
import { heartbeatMs, mostSocketsPerCart, type CartSocketFrame } from '@tradehall/domain/cart/cart-socket.ts';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import { CartSocket, type SocketEnd } from './cart-socket.ts';
import { sessionTokenHash, type CartClaim, type CartStandings } from './cart-standings.ts';
import { LiveCarts } from './live-carts.ts';
import type { SocketLeases } from './socket-leases.ts';

export interface CartGatewayOptions {
  readonly standings: Pick<CartStandings, 'find'>;
  readonly leases: Pick<SocketLeases, 'take' | 'renew' | 'release'>;
  readonly log: Pick<Logger, 'warn'>;
  readonly onFrame: (event: CartSocketFrame['event']) => void;
  readonly onEnded: (why: SocketEnd | 'too-many' | 'not-yours') => void;
  /** Tells the gateways of other processes. */
  readonly announce: (event: CartEvent) => Promise<unknown>;
  readonly heartbeatMs?: number;
  readonly recheckMs?: number;
}

/** How old the engine's word on whose cart it is may become. Also heals what got lost on the way from it. */
const recheckAfterMs = 5 * 60_000;
const secondLookMs = 10_000;
const drainPollMs = 20;

/** Everybody in this process who looks at a cart: they come, are told, are asked whether they are still there, and go. */
export class CartGateway {
  readonly #options: CartGatewayOptions;
  readonly #carts = new LiveCarts();
  readonly #sockets = new Set<CartSocket>();
  #timer: NodeJS.Timeout | null = null;
  #isDraining = false;

  constructor(options: CartGatewayOptions) {
    this.#options = options;
  }

  get openSockets(): number {
    return this.#sockets.size;
  }

  start(): void {
    this.#timer = setInterval(() => this.#beat(), this.#options.heartbeatMs ?? heartbeatMs);
  }

  /** Closes every socket with a word and returns when all are gone; whoever comes meanwhile is sent on. */
  async drain(): Promise<void> {
    this.#isDraining = true;
    if (this.#timer !== null) clearInterval(this.#timer);
    for (const socket of this.#sockets) socket.close(socketCloseCodes.goingAway);
    while (this.#sockets.size > 0) await sleep(drainPollMs);
  }

  /** Whose cart it is; unknown where the engine cannot say. Its news is noted from now until `leave`. */
  async claim(claim: CartClaim): Promise<'theirs' | 'not-theirs' | 'unknown'> {
    this.#carts.watch(claim.cartId);
    try {
      const standing = await this.#options.standings.find(claim);
      if (standing === null) return 'not-theirs';
      this.#carts.learn(claim.cartId, standing);
      return 'theirs';
    } catch (failure) {
      this.#options.log.warn({ err: failure }, 'could not ask whose cart it is');
      return 'unknown';
    }
  }

  leave({ cartId }: CartClaim): void {
    this.#carts.unwatch(cartId);
  }

  async open(ws: WebSocket, claim: CartClaim): Promise<void> {
    const { onFrame, onEnded, leases } = this.#options;
    const { cartId } = claim;
    const socket = new CartSocket({ socket: ws, claim, onFrame, onEnded });
    this.#sockets.add(socket);
    ws.once('close', () => {
      this.#sockets.delete(socket);
      this.#carts.remove(cartId, socket);
      void leases.release(cartId, socket.id);
    });
    if (this.#isDraining) {
      socket.close(socketCloseCodes.goingAway);
      return;
    }
    const isFull = this.#carts.add(cartId, socket) > mostSocketsPerCart;
    if (!isFull && (await leases.take(cartId, socket.id))) {
      this.#carts.greet(cartId, socket);
      return;
    }
    this.#carts.remove(cartId, socket);
    onEnded('too-many');
    socket.close(socketCloseCodes.tooMany);
  }

  receive(event: CartEvent): void {
    if (event.kind === 'cart-update') this.#carts.learn(event.cartId, event);
    else if (event.kind === 'updated-stock') for (const sku of event.skus) this.#carts.learnStock(sku);
    else this.#closeSession(event.sessionTokenHash);
  }

  /** B§4: whoever has signed out is told nothing more, here or anywhere. */
  async endSession(sessionToken: string | null): Promise<void> {
    if (sessionToken === null) return;
    const hash = sessionTokenHash(sessionToken);
    this.#closeSession(hash);
    await this.#options.announce({ kind: 'session-ended', sessionTokenHash: hash });
  }

  /**
   * News was away: every cart is asked about again, and who knows an older version is told. What the engine cannot answer
   * waits for the next heartbeat. Once more a little later, for the engine may have found Redis after us.
   */
  catchUp(): void {
    this.#recheckAll();
    setTimeout(() => this.#recheckAll(), secondLookMs).unref();
  }

  #recheckAll(): void {
    for (const socket of this.#sockets) socket.checkedAtMs = -Infinity;
    this.#recheck();
  }

  #closeSession(hash: string): void {
    for (const socket of this.#sockets) if (socket.sessionTokenHash === hash) this.#disown(socket);
  }

  #disown(socket: CartSocket): void {
    this.#options.onEnded('not-yours');
    socket.close(socketCloseCodes.notYours);
  }

  #beat(): void {
    for (const socket of this.#sockets) socket.beat();
    for (const { id, sockets } of this.#carts) {
      if (sockets.size > 0)
        void this.#options.leases.renew(
          id,
          Array.from(sockets, (socket) => socket.id),
        );
    }
    this.#recheck();
  }

  #recheck(): void {
    const dueBeforeMs = performance.now() - (this.#options.recheckMs ?? recheckAfterMs);
    for (const { id, sockets } of this.#carts) {
      const due = [...sockets].filter(({ checkedAtMs }) => checkedAtMs < dueBeforeMs);
      const bySession = Map.groupBy(due, (socket) => socket.sessionTokenHash);
      for (const ofSession of bySession.values()) void this.#recheckSession(id, ofSession);
    }
  }

  async #recheckSession(cartId: string, sockets: readonly CartSocket[]): Promise<void> {
    const [first] = sockets;
    if (first === undefined) return;
    try {
      const standing = await this.#options.standings.find(first.claim);
      for (const socket of sockets) {
        if (standing === null) this.#disown(socket);
        else socket.checkedAtMs = performance.now();
      }
      if (standing !== null) this.#carts.learn(cartId, standing);
    } catch (failure) {
      this.#options.log.warn({ err: failure }, 'could not ask whose cart it is');
    }
  }
}
