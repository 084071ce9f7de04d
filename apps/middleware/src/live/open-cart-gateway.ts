import { cartEvent, cartEventsChannelOf } from '@tradehall/domain/cart/cart-events.ts';
import { RedisNews } from '@tradehall/process/redis-news.ts';
import type { Logger } from 'pino';
import { SharedRedis } from '../cache/shared-redis.ts';
import type { Engine } from '../engine/engine.ts';
import type { Metrics } from '../operations/metrics.ts';
import { CartGateway } from './cart-gateway.ts';
import { CartStandings } from './cart-standings.ts';
import { SocketLeases } from './socket-leases.ts';

interface OpenCartGatewayOptions {
  readonly redisUrl: string;
  readonly databaseUrl: string;
  readonly engine: Engine;
  readonly metrics: Metrics;
  readonly log: Pick<Logger, 'warn'>;
  readonly heartbeatMs?: number;
  readonly recheckMs?: number;
}

export interface OpenCartGateway {
  readonly gateway: CartGateway;
  readonly start: () => void;
  readonly stop: () => Promise<void>;
}

/** Nobody waits for a lease as a reader waits for a page. */
const leaseBudgetMs = 500;

/** The gateway with all it listens to and asks. */
export function openCartGateway(options: OpenCartGatewayOptions): OpenCartGateway {
  const { redisUrl, databaseUrl, metrics, log } = options;
  const shared = new SharedRedis(redisUrl, log, leaseBudgetMs, 'cart sockets are counted without Redis');
  const leases = new SocketLeases(shared, databaseUrl);
  const channel = cartEventsChannelOf(databaseUrl);
  const gateway = new CartGateway({
    ...options,
    standings: new CartStandings(options.engine),
    leases,
    onFrame: metrics.countSocketFrame,
    onEnded: metrics.countEndedSocket,
    announce: (event) => shared.help((redis) => redis.publish(channel, JSON.stringify(event))),
  });
  // Of carts and stock from the engine, and of sessions that have ended.
  const news = new RedisNews({
    redisUrl,
    channel,
    about: 'carts',
    log,
    schema: cartEvent,
    onNews: (event) => gateway.receive(event),
    onHeard: () => gateway.catchUp(),
  });
  metrics.watchSockets(() => gateway.openSockets);
  return {
    gateway,
    start: () => {
      shared.start();
      news.start();
      leases.start();
      gateway.start();
    },
    stop: async () => {
      news.stop();
      await leases.stop();
      shared.stop();
    },
  };
}
