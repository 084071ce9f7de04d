import { changesChannel } from '@tradehall/domain/read-side/shared-documents.ts';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { ReadSide } from './read-side.ts';

const changedNames = z.array(z.string());
const longestPauseMs = 2_000;

/** News of changed documents. Without it a document is at most two seconds behind, so nothing depends on it. */
export class ReadSideChanges {
  readonly #redis: Redis;
  readonly #readSide: ReadSide;
  readonly #log: Logger;
  #isDown = false;

  constructor(url: string, readSide: ReadSide, log: Logger) {
    this.#readSide = readSide;
    this.#log = log;
    this.#redis = new Redis(url, {
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
  }

  stop(): void {
    this.#redis.disconnect();
  }

  async #subscribe(): Promise<void> {
    try {
      await this.#redis.subscribe(changesChannel);
      // What was announced while nobody listened is unknown.
      this.#readSide.forgetAll();
      this.#isDown = false;
    } catch (error) {
      this.#reportOnce(error);
    }
  }

  /** The client tries again every two seconds; one line an outage is enough. */
  #reportOnce(error: unknown): void {
    if (!this.#isDown) this.#log.warn({ err: error }, 'no news of the read side');
    this.#isDown = true;
  }

  #receive(message: string): void {
    const names = parseNames(message);
    if (names === null) {
      this.#log.warn('unreadable news of the read side');
      this.#readSide.forgetAll();
      return;
    }
    for (const name of names) this.#readSide.forget(name);
  }
}

function parseNames(message: string): readonly string[] | null {
  try {
    return changedNames.parse(JSON.parse(message));
  } catch {
    return null;
  }
}
