import { type CartEvent, cartEventsChannelOf } from '@tradehall/domain/cart/cart-events.ts';
import { connectToTell } from '@tradehall/process/redis-news.ts';

interface Addresses {
  readonly redisUrl: string;
  readonly databaseUrl: string;
}

export interface CartEventPublisher {
  readonly publish: (event: CartEvent) => void;
  readonly close: () => void;
}

/** Tells the gateways. Nobody waits for it: without Redis a browser reads its cart when it gets the focus. */
export function createCartEventPublisher(
  { redisUrl, databaseUrl }: Addresses,
  warn: (message: string) => void,
): CartEventPublisher {
  const channel = cartEventsChannelOf(databaseUrl);
  const redis = connectToTell(redisUrl, (error) => warn(`carts are not announced: ${error.message}`));
  return {
    publish: (event) => {
      if (redis.status === 'ready') redis.publish(channel, JSON.stringify(event)).catch(() => undefined);
    },
    close: () => redis.disconnect(),
  };
}
