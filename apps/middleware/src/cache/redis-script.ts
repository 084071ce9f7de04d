import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';

/** A script that Redis knows by its hash after the first time. */
export class RedisScript {
  readonly #text: string;
  readonly #hash: string;

  constructor(text: string) {
    this.#text = text;
    this.#hash = createHash('sha1').update(text).digest('hex');
  }

  async run(redis: Redis, keys: readonly string[], values: readonly (string | number)[]): Promise<unknown> {
    try {
      return await redis.evalsha(this.#hash, keys.length, ...keys, ...values);
    } catch (failure) {
      if (!(failure instanceof Error) || !failure.message.startsWith('NOSCRIPT')) throw failure;
      return redis.eval(this.#text, keys.length, ...keys, ...values);
    }
  }
}
