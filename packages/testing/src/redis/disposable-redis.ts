import { Redis } from 'ioredis';
import { readTestingEnvironment } from '../environment.ts';

export interface DisposableRedis extends AsyncDisposable {
  readonly url: string;
}

// Database 0 is the development stack's.
const databases = Array.from({ length: 15 }, (_, index) => index + 1);
const leaseSeconds = 30 * 60;

/** An empty logical database for one test file. Channels are not part of it: Redis publishes across all of them. */
export async function leaseDisposableRedis(): Promise<DisposableRedis> {
  const ledger = new Redis(readTestingEnvironment().REDIS_URL);
  try {
    const database = await leaseFirstFree(ledger);
    const url = new URL(readTestingEnvironment().REDIS_URL);
    url.pathname = `/${database}`;
    await flush(url.href);
    return { url: url.href, [Symbol.asyncDispose]: () => giveBack(url.href, database) };
  } finally {
    ledger.disconnect();
  }
}

async function leaseFirstFree(ledger: Redis): Promise<number> {
  for (const database of databases) {
    const taken = await ledger.set(leaseKey(database), process.pid, 'EX', leaseSeconds, 'NX');
    if (taken === 'OK') return database;
  }
  throw new Error(`All ${databases.length} test databases of Redis are leased.`);
}

async function giveBack(url: string, database: number): Promise<void> {
  await flush(url);
  const ledger = new Redis(readTestingEnvironment().REDIS_URL);
  await ledger.del(leaseKey(database));
  ledger.disconnect();
}

async function flush(url: string): Promise<void> {
  const client = new Redis(url);
  await client.flushdb();
  client.disconnect();
}

function leaseKey(database: number): string {
  return `testing:lease:${database}`;
}
