// node apps/engine/dist/src/migrate.js [--without-content]
import { preBootstrapConfig, resetConfig } from '@vendure/core';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { writeBaseContent } from './content/base/write-pages';
import { environment } from './platform/environment';
import { LockWatch } from './platform/lock-watch';
import { createMissingPartitions } from './search/search-partitions';
import { writeInitialData } from './initial-data';
import { dataConfig, pool } from './vendure-config';

// Any number; it only has to be the same in every process that migrates.
const migrationLock = 252_100;
/** PostgreSQL lists the connections under it. */
const name = 'tradehall-migration';
// While a migration waits for a table, everybody who comes later waits behind it: the shop stands still for so long.
const lockMs = 3_000;

/** Several processes may start this at once: the others wait, and then find nothing to do. */
async function main(): Promise<void> {
  const lock = new Client({ connectionString: environment.DATABASE_URL, application_name: name });
  await lock.connect();
  await using watch = await LockWatch.start(environment.DATABASE_URL, name);
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await lock.query(`SET lock_timeout = ${lockMs}`);
    const applied = await migrate();
    const partitions = await createMissingPartitions(lock);
    await writeInitialData();
    const pages = process.argv.includes('--without-content') ? 0 : await writeBaseContent(lock);
    const migrations = applied.length === 0 ? 'nothing to do' : applied.join(', ');
    const made = partitions.length === 0 ? '' : `; search partitions: ${partitions.join(', ')}`;
    console.log(`migrations: ${migrations}${made}; base content: ${pages} pages written`);
  } catch (failure) {
    const reason = watch.explain(failure);
    throw reason === null ? failure : new Error(gaveUp(reason));
  } finally {
    await lock.end();
  }
}

const gaveUp = (reason: string) =>
  `migrations: gave up after waiting ${lockMs / 1_000} s for ${reason}. What was under way is undone, the shop goes on. ` +
  'Run it again when that transaction is over, or end it with pg_terminate_backend.';

async function migrate(): Promise<string[]> {
  const complete = await preBootstrapConfig(dataConfig);
  const database = complete.dbConnectionOptions;
  const source = new DataSource({
    ...database,
    ...(database.type === 'postgres' && { applicationName: name, extra: { ...pool, lock_timeout: lockMs } }),
    logging: false,
    subscribers: [],
  });
  await source.initialize();
  try {
    const applied = await source.runMigrations({ transaction: 'each' });
    return applied.map((migration) => migration.name);
  } finally {
    await source.destroy();
    resetConfig();
  }
}

void main().catch((error: unknown) => {
  console.error(error instanceof Error && error.message.startsWith('migrations:') ? error.message : error);
  process.exitCode = 1;
});
