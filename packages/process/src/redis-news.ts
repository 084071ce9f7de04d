import { Redis } from 'ioredis';
import type { z } from 'zod';

interface RedisNewsOptions<News> {
  readonly redisUrl: string;
  readonly channel: string;
  /** What it is news of, for the log. */
  readonly about: string;
  readonly log: { readonly warn: (details: object, message: string) => void };
  readonly schema: z.ZodType<News>;
  readonly onNews: (news: News) => void;
  /** News is heard (again): whatever was told before is unknown. */
  readonly onHeard: () => void;
  readonly onUnreadable?: () => void;
  /** For whoever depends on it: a connection that died without a word would be silent for ever. */
  readonly checkEveryMs?: number;
}

const longestPauseMs = 2_000;
const silenceMs = 5_000;

/** Hears one channel, and goes on trying where Redis is away. */
export class RedisNews<News> {
  readonly #redis: Redis;
  readonly #options: RedisNewsOptions<News>;
  #timer: NodeJS.Timeout | null = null;
  #isDown = false;

  constructor(options: RedisNewsOptions<News>) {
    this.#options = options;
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

  get isConnected(): boolean {
    return this.#redis.status === 'ready';
  }

  start(): void {
    // A first failure has been reported by the error event, and the client goes on trying.
    this.#redis.connect().catch(() => undefined);
    const { checkEveryMs } = this.#options;
    if (checkEveryMs !== undefined) this.#timer = setInterval(() => void this.#check(), checkEveryMs);
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#redis.disconnect();
  }

  async #check(): Promise<void> {
    if (!this.isConnected) return;
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
      await this.#redis.subscribe(this.#options.channel);
      this.#isDown = false;
      this.#options.onHeard();
    } catch (error) {
      this.#reportOnce(error);
    }
  }

  /** The client tries again every two seconds; one line an outage is enough. */
  #reportOnce(error: unknown): void {
    if (!this.#isDown) this.#options.log.warn({ err: error }, `no news of ${this.#options.about}`);
    this.#isDown = true;
  }

  #receive(message: string): void {
    const read = this.#read(message);
    if (read === null) {
      this.#options.log.warn({}, `unreadable news of ${this.#options.about}`);
      this.#options.onUnreadable?.();
    } else {
      this.#options.onNews(read.news);
    }
  }

  #read(message: string): { readonly news: News } | null {
    try {
      return { news: this.#options.schema.parse(JSON.parse(message)) };
    } catch {
      return null;
    }
  }
}

/**
 * A connection for whoever tells news and does not wait for it: what cannot be told at once is not told. An outage is
 * reported when it begins.
 */
export function connectToTell(redisUrl: string, onOutage: (error: Error) => void): Redis {
  const redis = new Redis(redisUrl, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempts) => Math.min(attempts * 200, longestPauseMs),
  });
  let isDown = false;
  redis.on('error', (error) => {
    if (!isDown) onOutage(error);
    isDown = true;
  });
  redis.on('ready', () => {
    isDown = false;
  });
  return redis;
}
