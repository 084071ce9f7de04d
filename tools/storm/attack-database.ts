import { setTimeout as sleep } from 'node:timers/promises';
import { askShop } from '@tradehall/testing/process/ask-shop.ts';
import { Client } from 'pg';
import { z } from 'zod';
import { portOf, urls } from '../../scripts/addresses.ts';
import { queryShop } from '../crash/query-shop.ts';

const hosts = ['de.localhost', 'sk.localhost', 'gr.localhost'] as const;
const lockSeconds = 30;
const everyMs = 500;
const backWithinMs = 10_000;
/** DATABASE_POOL_SIZE and SEARCH_POOL_SIZE as the middleware has them if nobody says otherwise. */
const pools = { middleware: 10, 'middleware-search': 4 } as const;

const backendRows = z.array(z.object({ name: z.string(), backends: z.int() }));
const selectBackends = `
  SELECT application_name AS name, count(*)::int AS backends FROM pg_stat_activity
  WHERE application_name IN ('middleware', 'middleware-search') GROUP BY 1`;

/** Somebody holds a lock on the documents: the share of home pages that answer 200, and backends beyond the pools. */
export async function askWithLock(): Promise<{ pagesDuringLock: number; backendsOverPool: number }> {
  const port = portOf('storefront');
  for (const host of hosts) await askShop(port, host, '/');
  const holder = new Client({ connectionString: urls.database, application_name: 'lock holder' });
  await holder.connect();
  await holder.query('BEGIN');
  await holder.query('LOCK TABLE read_side.document IN ACCESS EXCLUSIVE MODE');
  const statuses: number[] = [];
  let backendsOverPool = 0;
  for (const endMs = performance.now() + lockSeconds * 1_000; performance.now() < endMs;) {
    const answers = await Promise.all(hosts.map((host) => askShop(port, host, '/')));
    statuses.push(...answers.map(({ status }) => status));
    for (const { name, backends } of await queryShop(selectBackends, backendRows)) {
      const allowed = name === 'middleware' ? pools.middleware : pools['middleware-search'];
      backendsOverPool = Math.max(backendsOverPool, backends - allowed);
    }
    await sleep(everyMs);
  }
  await holder.query('ROLLBACK');
  await holder.end();
  await untilBack(port);
  return { pagesDuringLock: statuses.filter((status) => status === 200).length / statuses.length, backendsOverPool };
}

/** The circuit breaker before the documents asks again after a moment: the next attack is not measured with that. */
async function untilBack(port: number): Promise<void> {
  const endMs = performance.now() + backWithinMs;
  while ((await askShop(port, hosts[0], `/search?query=${endMs}`)).status !== 200) {
    if (performance.now() > endMs) throw new Error('the search is not back ten seconds after the lock');
    await sleep(everyMs);
  }
}
