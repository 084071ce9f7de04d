// node apps/engine/dist/src/migrate.js [--without-content]
import { preBootstrapConfig, resetConfig } from '@vendure/core';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { writeBaseContent } from './content/base/write-pages';
import { environment } from './platform/environment';
import { createMissingPartitions } from './search/search-partitions';
import { writeInitialData } from './initial-data';
import { dataConfig } from './vendure-config';

// Any number; it only has to be the same in every process that migrates.
const migrationLock = 252_100;

/** Several processes may start this at once: the others wait, and then find nothing to do. */
async function main(): Promise<void> {
  const lock = new Client({ connectionString: environment.DATABASE_URL });
  await lock.connect();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    const applied = await migrate();
    const partitions = await createMissingPartitions(lock);
    await writeInitialData();
    const pages = process.argv.includes('--without-content') ? 0 : await writeBaseContent(lock);
    const migrations = applied.length === 0 ? 'nothing to do' : applied.join(', ');
    const made = partitions.length === 0 ? '' : `; search partitions: ${partitions.join(', ')}`;
    console.log(`migrations: ${migrations}${made}; base content: ${pages} pages written`);
  } finally {
    await lock.end();
  }
}

async function migrate(): Promise<string[]> {
  const complete = await preBootstrapConfig(dataConfig);
  const source = new DataSource({ ...complete.dbConnectionOptions, logging: false, subscribers: [] });
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
  console.error(error);
  process.exitCode = 1;
});
