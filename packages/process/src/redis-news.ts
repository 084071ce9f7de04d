import { Redis } from 'ioredis';
import type { z } from 'zod';

interface Attention {
  /** So often a connection is asked whether it is there. */
  readonly checkEveryMs: number;
  /** After so long without an answer it is opened anew. */
  readonly silenceMs: number;
}

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
  readonly attention?: Attention;
}

const longestPauseMs = 2_000;

const usualAttention: Attention = { checkEveryMs: 15_000, silenceMs: 5_000 };

/** A connection that died without a word would be silent for ever. Ends with the connection. */
export function reconnectWhereSilent(redis: Redis, { checkEveryMs, silenceMs } = usualAttention): void {
  const check = async () => {
    if (redis.status !== 'ready') return;
    const late = setTimeout(() => redis.disconnect(true), silenceMs);
    // What fails here has been reported by the error event.
    await redis.ping().catch(() => undefined);
    clearTimeout(late);
  };
  const timer = setInterval(() => void check(), checkEveryMs);
  redis.once('end', () => clearInterval(timer));
}

/** Hears one channel, and goes on trying where Redis is away. */
export class RedisNews<News> {
  readonly #redis: Redis;
  readonly #options: RedisNewsOptions<News>;
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
    reconnectWhereSilent(this.#redis, options.attention);
  }

  get isConnected(): boolean {
    return this.#redis.status === 'ready';
  }

  start(): void {
    // A first failure has been reported by the error event, and the client goes on trying.
    this.#redis.connect().catch(() => undefined);
  }

  stop(): void {
    this.#redis.disconnect();
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
 * A connection for whoever tells news and does not wait for it: what cannot be told at once is not told. One that answers
 * nothing is opened anew. An outage is reported when it begins.
 */
export function connectToTell(redisUrl: string, onOutage: (error: Error) => void, attention?: Attention): Redis {
  const redis = new Redis(redisUrl, {
    connectTimeout: 1_000,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempts) => Math.min(attempts * 200, longestPauseMs),
  });
  reconnectWhereSilent(redis, attention);
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
