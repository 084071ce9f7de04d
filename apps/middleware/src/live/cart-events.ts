import { cartEvent, cartEventsChannelOf } from '@tradehall/domain/cart/cart-events.ts';
import type { CartEvent } from '@tradehall/domain/cart/cart-events.ts';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';

const longestPauseMs = 2_000;
const checkEveryMs = 15_000;
const silenceMs = 5_000;

interface CartEventsOptions {
  readonly redisUrl: string;
  readonly databaseUrl: string;
  readonly log: Pick<Logger, 'warn'>;
  readonly onEvent: (event: CartEvent) => void;
  /** News is heard (again): whatever was told before is unknown. */
  readonly onHeard: () => void;
}

/** News of carts and stock from the engine, and of sessions that have ended. */
export class CartEvents {
  readonly #redis: Redis;
  readonly #channel: string;
  readonly #options: CartEventsOptions;
  #timer: NodeJS.Timeout | null = null;
  #isDown = false;

  constructor(options: CartEventsOptions) {
    this.#options = options;
    this.#channel = cartEventsChannelOf(options.databaseUrl);
    this.#redis = new Redis(options.redisUrl, {
      lazyConnect: true,
      connectTimeout: 1_000,
      autoResubscribe: false,
      maxRetriesPerRequest: null,
      retryStrategy: (attempts) => Math.min(attempts * 100, longestPauseMs),
    });
    this.#redis.on('ready', () => void this.#subscribe());
    this.#redis.on('message', (_channel, message) => this.#receive(message));
    this.#redis.on('error', (error) => this.#reportOnce(error));
  }

  start(): void {
    // A first failure has been reported by the error event, and the client goes on trying.
    this.#redis.connect().catch(() => undefined);
    this.#timer = setInterval(() => void this.#check(), checkEveryMs);
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#redis.disconnect();
  }

  /** A connection that died without a word would be silent for ever. */
  async #check(): Promise<void> {
    if (this.#redis.status !== 'ready') return;
    const late = setTimeout(() => this.#redis.disconnect(true), silenceMs);
    try {
      await this.#redis.ping();
    } catch (error) {
      this.#reportOnce(error);
    } finally {
      clearTimeout(late);
    }
  }

  async #subscribe(): Promise<void> {
    try {
      await this.#redis.subscribe(this.#channel);
      this.#isDown = false;
      this.#options.onHeard();
    } catch (error) {
      this.#reportOnce(error);
    }
  }

  /** The client tries again every two seconds; one line an outage is enough. */
  #reportOnce(error: unknown): void {
    if (!this.#isDown) this.#options.log.warn({ err: error }, 'no news of carts');
    this.#isDown = true;
  }

  #receive(message: string): void {
    const event = parseEvent(message);
    if (event === null) this.#options.log.warn('unreadable news of carts');
    else this.#options.onEvent(event);
  }
}

function parseEvent(message: string): CartEvent | null {
  try {
    return cartEvent.parse(JSON.parse(message));
  } catch {
    return null;
  }
}
