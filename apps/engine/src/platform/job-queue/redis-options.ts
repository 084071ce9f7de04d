import type { RedisOptions } from 'ioredis';

/** Whoever waits for a job is answered within ten seconds, that there is none: a silent connection is opened anew. */
const silenceMs = 30_000;

/** For connections that live as long as the process: they wait for Redis to come back, however long that takes. */
export function redisOptionsOf(address: string): RedisOptions {
  const url = new URL(address);
  return {
    host: url.hostname,
    port: Number(url.port || 6379),
    db: Number(url.pathname.slice(1) || 0),
    ...(url.username ? { username: decodeURIComponent(url.username) } : {}),
    ...(url.password ? { password: decodeURIComponent(url.password) } : {}),
    ...(url.protocol === 'rediss:' ? { tls: {} } : {}),
    maxRetriesPerRequest: null,
    connectTimeout: 5_000,
    socketTimeout: silenceMs,
    keepAlive: 5_000,
    retryStrategy: (attempt) => Math.min(attempt * 200, 5_000),
  };
}
