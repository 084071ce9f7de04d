import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

/** A release that is rolled out all at once: the migration is not even scheduled yet. */
const patienceMs = 90_000;
const pauseMs = 500;
const answerMs = 5_000;

/**
 * Vendure makes roles, superadmin and stock location when it boots, and two that boot at once on an empty database make them
 * twice: then nobody can sign in. So the migration boots first, alone, and writes the stores at its end.
 */
export async function waitForMigration(databaseUrl: string): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const reason = await findWhyNotYet(databaseUrl);
    if (reason === null) return;
    if (Date.now() > deadline) throw new Error(`the database is not migrated: ${reason}`);
    await sleep(pauseMs);
  }
}

async function findWhyNotYet(databaseUrl: string): Promise<string | null> {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'tradehall-start',
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
  });
  // A connection that breaks ends its question with an error too.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rowCount } = await client.query('SELECT FROM country_store LIMIT 1');
    return rowCount === 0 ? 'it has no stores' : null;
  } catch (failure) {
    return String(failure);
  } finally {
    await client.end();
  }
}
