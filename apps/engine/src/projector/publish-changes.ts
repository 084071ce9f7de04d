import { Redis } from 'ioredis';

const channel = 'read-side:changed';
const keysPerMessage = 1000;

export interface ChangePublisher {
  readonly publish: (keys: readonly string[]) => void;
  readonly close: () => void;
}

/**
 * Tells the middleware what to forget. Nobody waits for it: without Redis its entries run out by themselves within a
 * second.
 */
export function createChangePublisher(redisUrl: string, warn: (message: string) => void): ChangePublisher {
  const redis = new Redis(redisUrl, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 200, 2000),
  });
  let isDown = false;
  redis.on('error', (error) => {
    if (!isDown) warn(`changes are not published: ${error.message}`);
    isDown = true;
  });
  redis.on('ready', () => {
    isDown = false;
  });
  return {
    publish: (keys) => {
      if (redis.status !== 'ready') return;
      for (let start = 0; start < keys.length; start += keysPerMessage) {
        const message = JSON.stringify(keys.slice(start, start + keysPerMessage));
        redis.publish(channel, message).catch(() => undefined);
      }
    },
    close: () => redis.disconnect(),
  };
}
