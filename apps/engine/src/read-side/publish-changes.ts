import { randomUUID } from 'node:crypto';
import { type CartEvent, cartEventsChannelOf } from '@tradehall/domain/cart/cart-events.ts';
import {
  changedMark,
  changedMarkMs,
  changesChannel,
  everyDocument,
  type SharedKeys,
  sharedKeysOf,
} from '@tradehall/domain/read-side/shared-documents.ts';
import { connectToTell } from '@tradehall/process/redis-news.ts';
import { Redis } from 'ioredis';

const keysPerMessage = 1000;

interface Addresses {
  readonly redisUrl: string;
  readonly databaseUrl: string;
}

export interface ChangePublisher {
  readonly publish: (keys: readonly string[]) => void;
  /** To the gateways of carts. */
  readonly publishStock: (skus: readonly string[]) => void;
  readonly close: () => void;
}

/**
 * Tells the middleware what to forget. Nobody waits for it: without Redis its entries run out by themselves within two
 * seconds.
 */
export function createChangePublisher(
  { redisUrl, databaseUrl }: Addresses,
  warn: (message: string) => void,
): ChangePublisher {
  const keys = sharedKeysOf(databaseUrl);
  const cartEvents = cartEventsChannelOf(databaseUrl);
  const redis = connectToTell(redisUrl, (error) => warn(`changes are not published: ${error.message}`));
  return {
    publish: (names) => {
      if (redis.status !== 'ready') return;
      for (let start = 0; start < names.length; start += keysPerMessage)
        announce(redis, keys, names.slice(start, start + keysPerMessage)).catch(() => undefined);
    },
    publishStock: (skus) => {
      if (redis.status !== 'ready') return;
      for (let start = 0; start < skus.length; start += keysPerMessage) {
        const event: CartEvent = { kind: 'updated-stock', skus: skus.slice(start, start + keysPerMessage) };
        redis.publish(cartEvents, JSON.stringify(event)).catch(() => undefined);
      }
    },
    close: () => redis.disconnect(),
  };
}

/** First nobody finds the documents in Redis any more, then everybody forgets their own. */
async function announce(redis: Redis, keys: SharedKeys, names: readonly string[]): Promise<void> {
  const mark = changedMark(randomUUID());
  const commands = redis.pipeline();
  for (const name of names) commands.set(keys.document(name), mark, 'PX', changedMarkMs);
  await commands.publish(changesChannel, JSON.stringify(names)).exec();
}

/** After a change of everything. Says whether anybody could be told. */
export async function announceEverything({ redisUrl, databaseUrl }: Addresses): Promise<boolean> {
  const redis = new Redis(redisUrl, { lazyConnect: true, maxRetriesPerRequest: 1, retryStrategy: () => null });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    await redis.incr(sharedKeysOf(databaseUrl).epoch);
    await redis.publish(changesChannel, JSON.stringify([everyDocument]));
    return true;
  } catch {
    return false;
  } finally {
    redis.disconnect();
  }
}
