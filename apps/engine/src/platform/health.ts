import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerResponse } from 'node:http';
import type { TransactionalConnection } from '@vendure/core';

const patienceMs = 2_000;

/** A process is healthy when it reaches the database, the only thing it cannot work without. */
export async function answerHealth(connection: TransactionalConnection, response: ServerResponse): Promise<void> {
  const isHealthy = await Promise.race([
    connection.rawConnection.query('SELECT 1').then(
      () => true,
      () => false,
    ),
    sleep(patienceMs, false, { ref: false }),
  ]);
  response.statusCode = isHealthy ? 200 : 503;
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ status: isHealthy ? 'ok' : 'no database' }));
}
