import { Redis } from 'ioredis';
import { readTestingEnvironment } from '../environment.ts';

export interface DisposableRedis extends AsyncDisposable {
  readonly url: string;
}

// Of the Redis that the test file has for itself (`redis-of-file.ts`); database 0 is what REDIS_URL leads to.
const free = Array.from({ length: 15 }, (_, index) => index + 1);

/** An empty logical database for one test. Channels are not part of it: Redis publishes across all of them. */
export function leaseDisposableRedis(): DisposableRedis {
  const database = free.shift();
  if (database === undefined) throw new Error('All test databases of Redis are leased.');
  const url = new URL(readTestingEnvironment().REDIS_URL);
  url.pathname = `/${database}`;
  return {
    url: url.href,
    [Symbol.asyncDispose]: async () => {
      await flush(url.href);
      free.push(database);
    },
  };
}

async function flush(url: string): Promise<void> {
  const client = new Redis(url);
  await client.flushdb();
  client.disconnect();
}
