// kill -9 during import and cart changes, other faults during checkouts, then an audit: nothing acknowledged may be lost,
// nothing may happen twice. `npm run crash -- <cell…>` runs some cells of the other faults alone.
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { RealProcess } from '@tradehall/testing/process/real-process.ts';
import { Client } from 'pg';
import { z } from 'zod';
import { useOwnStack } from '../scripts/own-stack.ts';

useOwnStack(20_000);

// Addresses are read when these modules load, so the offset has to be there first.
const { stackEnvironment, urls } = await import('../scripts/addresses.ts');
const { stormCarts } = await import('./crash/cart-storm.ts');
const { accountOfCatalogue, importWithCrashes } = await import('./crash/interrupted-import.ts');
const { runCells } = await import('./storm/fault-cells.ts');
const { crashService } = await import('./crash/killing.ts');
const { queryShop } = await import('./crash/query-shop.ts');
const { openStormShop } = await import('./crash/storm-shop.ts');
const { migrate } = await import('../scripts/database-jobs.ts');
const { orSayWhy } = await import('../scripts/or-say-why.ts');
const { startServices, stopServices } = await import('../scripts/services/all-services.ts');
const { shopProcesses } = await import('../scripts/shop-processes.ts');

const size = process.env['CATALOGUE_SIZE'] ?? 'ci';
const environment: Record<string, string> = { ...stackEnvironment(), NODE_ENV: 'production' };

function startProcess(name: 'engine' | 'worker' | 'middleware'): Promise<RealProcess> {
  const { script, healthUrl, environment: own } = shopProcesses[name];
  return RealProcess.start({ name, args: [script], healthUrl, environment: { ...environment, ...own } });
}

const second = 'tradehall_second';

async function administer(...statements: readonly string[]): Promise<void> {
  const admin = new Client({ connectionString: urls.database.replace(/\/[^/]+$/, '/postgres') });
  await admin.connect();
  for (const statement of statements) await admin.query(statement);
  await admin.end();
}

/** As the migration leaves it. A copy of it waits for the second import. */
async function makeDatabases(): Promise<void> {
  const drop = (name: string) => `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`;
  await administer(drop('tradehall'), drop(second), 'CREATE DATABASE tradehall');
  await migrate(environment);
  await administer(`CREATE DATABASE ${second} TEMPLATE tradehall`);
}

const waiting = 'SELECT (SELECT count(*) FROM outbox)::int AS outbox, (SELECT count(*) FROM outbox_dead)::int AS dead';

async function untilProjected(): Promise<void> {
  for (const deadline = Date.now() + 60_000; ;) {
    const [left] = await queryShop(waiting, z.tuple([z.object({ outbox: z.int(), dead: z.int() })]));
    if (left.outbox === 0 && left.dead === 0) return;
    if (Date.now() > deadline) throw new Error(`not projected: ${JSON.stringify(left)}`);
    await sleep(250);
  }
}

async function crashImport(): Promise<void> {
  await makeDatabases();
  await importWithCrashes(size, {});
  const undisturbed = await accountOfCatalogue();
  await administer('DROP DATABASE tradehall WITH (FORCE)', `ALTER DATABASE ${second} RENAME TO tradehall`);
  const starting = [startProcess('engine'), startProcess('worker')] as const;
  await using engine = await starting[0];
  await using worker = await starting[1];
  await importWithCrashes(size, {
    nothing: () => sleep(0),
    engine: () => engine.restart(),
    worker: () => worker.restart(),
    postgres: () => crashService('postgres'),
    redis: () => crashService('redis'),
  });
  await untilProjected();
  const interrupted = await accountOfCatalogue();
  const differing = Object.keys(undisturbed).filter((part) => undisturbed[part] !== interrupted[part]);
  console.table({ undisturbed, interrupted });
  if (differing.length > 0) throw new Error(`the interrupted import differs in: ${differing.join(', ')}`);
}

async function crashCarts(): Promise<void> {
  const starting = [startProcess('engine'), startProcess('worker'), startProcess('middleware')] as const;
  await using engine = await starting[0];
  await using worker = await starting[1];
  await using middleware = await starting[2];
  const crashes = Object.entries({
    engine: () => engine.restart(),
    worker: () => worker.restart(),
    middleware: () => middleware.restart(),
    postgres: () => crashService('postgres'),
    redis: () => crashService('redis'),
  });
  const storm = { carts: 20, changes: 50, shop: await openStormShop(), seed: Date.now() % 1_000_000 };
  let kills = 0;
  const audits = await stormCarts(storm, async (isOver) => {
    for (const [name, crash] of [...crashes, ...crashes]) {
      await sleep(1_500);
      if (isOver()) return;
      console.log(`kill -9 ${name}`);
      await crash();
      kills += 1;
    }
  });
  const faulty = audits.filter(({ expected, found }) => !isDeepStrictEqual(expected, found));
  console.log(`carts: ${audits.length - faulty.length} of ${audits.length} exact after ${kills} kills`);
  if (faulty.length > 0 || kills < crashes.length) throw new Error(JSON.stringify({ faulty, kills }));
  await untilProjected();
}

async function crashAll(): Promise<void> {
  try {
    await startServices();
    await crashImport();
    await crashCarts();
  } finally {
    await stopServices();
  }
}

await orSayWhy(async () => {
  const asked = process.argv.slice(2);
  if (asked.length === 0) await crashAll();
  await runCells(asked);
  console.log('nothing lost, nothing doubled');
});
process.exit();
