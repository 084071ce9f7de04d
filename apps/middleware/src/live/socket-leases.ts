import { randomUUID } from 'node:crypto';
import { heartbeatMs, mostSocketsPerCart } from '@tradehall/domain/cart/cart-socket.ts';
import { databaseNameOf } from '@tradehall/domain/read-side/shared-documents.ts';
import { RedisScript } from '../cache/redis-script.ts';
import type { SharedRedis } from '../cache/shared-redis.ts';

const leaseMs = 3 * heartbeatMs;
/** A killed process says no goodbye. Its pages come back after five seconds and must find their places free. */
const aliveMs = 4_000;
const aliveEveryMs = 1_300;

const now = `local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
`;

// ARGV: this gateway, how long it counts as alive.
const stayAlive = new RedisScript(`${now}
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
redis.call('ZADD', KEYS[1], now + ARGV[2], ARGV[1])
return redis.call('PEXPIRE', KEYS[1], ARGV[2])`);

// ARGV: the place, how many there are, how long it is held. Places of gateways that are gone do not count.
const take = new RedisScript(`${now}
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
local own = string.match(ARGV[1], '^[^ ]+')
for _, place in ipairs(redis.call('ZRANGE', KEYS[1], 0, -1)) do
  local gateway = string.match(place, '^[^ ]+')
  local alive = redis.call('ZSCORE', KEYS[2], gateway)
  if gateway ~= own and (not alive or tonumber(alive) < now) then redis.call('ZREM', KEYS[1], place) end
end
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[2]) then return 0 end
redis.call('ZADD', KEYS[1], now + ARGV[3], ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return 1`);

// ARGV: how long they are held, then the places. A Redis that was away has forgotten them.
const renew = new RedisScript(`${now}
for index = 2, #ARGV do redis.call('ZADD', KEYS[1], now + ARGV[1], ARGV[index]) end
return redis.call('PEXPIRE', KEYS[1], ARGV[1])`);

/** A§9: ten places a cart over all processes. Where Redis is away every process counts its own. */
export class SocketLeases {
  readonly #redis: SharedRedis;
  readonly #prefix: string;
  readonly #gateway = randomUUID();
  #timer: NodeJS.Timeout | null = null;

  constructor(redis: SharedRedis, databaseUrl: string) {
    this.#redis = redis;
    this.#prefix = `cart-sockets:${databaseNameOf(databaseUrl)}`;
  }

  start(): void {
    const mark = () =>
      void this.#redis.help((redis) => stayAlive.run(redis, [this.#gateways], [this.#gateway, aliveMs]));
    this.#redis.redis.on('ready', mark);
    this.#timer = setInterval(mark, aliveEveryMs);
    mark();
  }

  /** Everything held here is free at once. */
  async stop(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer);
    await this.#redis.help((redis) => redis.zrem(this.#gateways, this.#gateway));
  }

  /** False: all places of this cart are taken. */
  async take(cartId: string, socketId: string): Promise<boolean> {
    const keys = [this.#cart(cartId), this.#gateways];
    const values = [this.#place(socketId), mostSocketsPerCart, leaseMs];
    return (await this.#redis.help((redis) => take.run(redis, keys, values))) !== 0;
  }

  async renew(cartId: string, socketIds: readonly string[]): Promise<void> {
    const values = [leaseMs, ...socketIds.map((id) => this.#place(id))];
    await this.#redis.help((redis) => renew.run(redis, [this.#cart(cartId)], values));
  }

  async release(cartId: string, socketId: string): Promise<void> {
    await this.#redis.help((redis) => redis.zrem(this.#cart(cartId), this.#place(socketId)));
  }

  get #gateways(): string {
    return `${this.#prefix}:gateways`;
  }

  #cart(cartId: string): string {
    return `${this.#prefix}:cart:${cartId}`;
  }

  #place(socketId: string): string {
    return `${this.#gateway} ${socketId}`;
  }
}
