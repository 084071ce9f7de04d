import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerResponse } from 'node:http';
import type { TransactionalConnection } from '@vendure/core';

const patienceMs = 2_000;

/** The process runs. Says nothing of the database: restarting a process does not mend that. */
export function answerAlive(response: ServerResponse): void {
  answer(response, 200, 'up');
}

/** A process is ready when it reaches the database, the only thing it cannot work without. */
export async function answerReady(connection: TransactionalConnection, response: ServerResponse): Promise<void> {
  const reachesDatabase = await Promise.race([
    connection.rawConnection.query('SELECT 1').then(
      () => true,
      () => false,
    ),
    sleep(patienceMs, false, { ref: false }),
  ]);
  if (reachesDatabase) answer(response, 200, 'ready');
  else answer(response, 503, 'no database');
}

export function answerDraining(response: ServerResponse): void {
  answer(response, 503, 'draining');
}

function answer(response: ServerResponse, statusCode: number, status: string): void {
  response.writeHead(statusCode, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify({ status }));
}
