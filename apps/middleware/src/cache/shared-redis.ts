import { reconnectWhereSilent } from '@tradehall/process/redis-news.ts';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';

const longestPauseMs = 2_000;
/** Whoever was let down once leaves Redis alone for so long: a rush must not wait for it one by one. */
const restMs = 250;
const quietMs = 60_000;

/** Redis as a help: what it does not do in time is done without it, and one line of the log tells of it. */
export class SharedRedis {
  readonly redis: Redis;
  readonly #log: Pick<Logger, 'warn'>;
  readonly #budgetMs: number;
  readonly #withoutIt: string;
  #restsUntilMs = 0;
  #quietUntilMs = 0;

  constructor(url: string, log: Pick<Logger, 'warn'>, budgetMs = 20, withoutIt = 'documents are read without Redis') {
    this.#log = log;
    this.#budgetMs = budgetMs;
    this.#withoutIt = withoutIt;
    this.redis = new Redis(url, {
      lazyConnect: true,
      connectTimeout: 1_000,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      retryStrategy: (attempts) => Math.min(attempts * 100, longestPauseMs),
    });
    this.redis.on('error', (error) => this.#report(error));
    reconnectWhereSilent(this.redis);
  }

  start(): void {
    // A first failure has been reported by the error event, and the client goes on trying.
    this.redis.connect().catch(() => undefined);
  }

  stop(): void {
    this.redis.disconnect();
  }

  /** Null where Redis is away, late or at odds with itself. */
  async help<Result>(work: (redis: Redis) => Promise<Result>): Promise<Result | null> {
    if (this.redis.status !== 'ready' || performance.now() < this.#restsUntilMs) return null;
    try {
      return await this.#inTime(work(this.redis));
    } catch (failure) {
      this.#restsUntilMs = performance.now() + restMs;
      this.#report(failure);
      return null;
    }
  }

  async #inTime<Result>(working: Promise<Result>): Promise<Result> {
    const late = Promise.withResolvers<never>();
    // An answer that lies there already when this process was the slow one is still taken.
    const timer = setTimeout(() => setImmediate(() => late.reject(new Error('Redis is slow'))), this.#budgetMs);
    try {
      return await Promise.race([working, late.promise]);
    } finally {
      clearTimeout(timer);
      late.promise.catch(() => undefined);
      working.catch(() => undefined);
    }
  }

  #report(failure: unknown): void {
    if (performance.now() < this.#quietUntilMs) return;
    this.#quietUntilMs = performance.now() + quietMs;
    this.#log.warn({ err: failure }, this.#withoutIt);
  }
}
