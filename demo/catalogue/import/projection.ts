import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { type Database, selectRows } from '@tradehall/engine/platform/database';
import { createDisplay, type Display } from '@tradehall/engine/platform/progress-display';

const pollMs = 500;
const patienceMs = 300_000;

/**
 * A projector beside the import, on the other core. It stands by while the engine's worker leads, and it ends with this
 * process however that ends.
 */
export function startProjection(databaseUrl: string, redisUrl: string): { stop: () => Promise<void> } {
  const thread = new Worker(join(__dirname, 'projector-thread.js'), { workerData: { databaseUrl, redisUrl } });
  thread.on('message', (message) => console.error(message));
  const ended = once(thread, 'exit');
  return {
    stop: async () => {
      thread.postMessage('stop');
      await ended;
    },
  };
}

const openChanges = (topics: string) => `SELECT count(*)::int AS open FROM outbox WHERE lane = 1 AND ${topics}`;

// Pages that only lead to others follow once all products are written.
const stages = [
  { what: 'projecting products', topics: `topic = 'product'` },
  { what: 'projecting categories', topics: 'true' },
] as const;

/** Until every change of the import is in the read side, whoever projects it. */
export async function waitUntilProjected(database: Database): Promise<void> {
  for (const { what, topics } of stages) await waitUntilNoneOpen(database, createDisplay(what), openChanges(topics));
}

/** Until the products written so far are projected. Silent: the writer tells its own progress. */
export async function waitUntilProductsAreProjected(database: Database): Promise<void> {
  const silent = { start: () => undefined, update: () => undefined, stop: () => undefined };
  await waitUntilNoneOpen(database, silent, openChanges(stages[0].topics));
}

const openRow = z.object({ open: z.number() });

async function waitUntilNoneOpen(database: Database, display: Display, statement: string): Promise<void> {
  const countOpen = async () => (await selectRows(database, openRow, statement))[0]?.open ?? 0;
  let open = await countOpen();
  let movedAt = performance.now();
  const total = open;
  display.start(total, 0);
  while (open > 0) {
    await sleep(pollMs);
    const left = await countOpen();
    if (left !== open) movedAt = performance.now();
    open = left;
    display.update(Math.max(0, total - open));
    if (performance.now() - movedAt > patienceMs)
      throw new Error(`the projector stands still, ${open} changes are left`);
  }
  display.stop();
}

const resultRow = z.object({ documents: z.number(), parked: z.number() });

export async function countProjected(database: Database): Promise<z.output<typeof resultRow>> {
  const [row] = await selectRows(
    database,
    resultRow,
    `SELECT (SELECT count(*)::int FROM read_side.document) AS documents,
       (SELECT count(*)::int FROM outbox_dead) AS parked`,
  );
  return row ?? { documents: 0, parked: 0 };
}
