import { z } from 'zod';
import { type Database, selectRows } from '../platform/database';
import type { SearchNode } from './search-node';

// One process at a time tells a node something; the locks end with the session, however that ends.
const nameOf = (node: SearchNode, what: 'feed' | 'build') => `search index: ${what} ${node.url} ${node.uids.state}`;
const heldRow = z.object({ held: z.boolean() });

/** Until the transaction ends; false while somebody else does. */
export async function tryHoldNode(database: Database, node: SearchNode): Promise<boolean> {
  const statement = 'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS held';
  const [row] = await selectRows(database, heldRow, statement, [nameOf(node, 'feed')]);
  return row?.held === true;
}

/** Nothing is fed to the node meanwhile. */
export function withNodeHeld<Result>(
  database: Database,
  node: SearchNode,
  work: () => Promise<Result>,
): Promise<Result> {
  return withLock(database, nameOf(node, 'feed'), work);
}

/** Nobody else builds an index of the node meanwhile. */
export function withBuildHeld<Result>(
  database: Database,
  node: SearchNode,
  work: () => Promise<Result>,
): Promise<Result> {
  return withLock(database, nameOf(node, 'build'), work);
}

/** Does nothing while somebody else builds. */
export async function tryHoldBuild(database: Database, node: SearchNode, work: () => Promise<void>): Promise<void> {
  const statement = 'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS held';
  const [row] = await selectRows(database, heldRow, statement, [nameOf(node, 'build')]);
  if (row?.held === true) await unlockAfter(database, nameOf(node, 'build'), work);
}

async function withLock<Result>(database: Database, name: string, work: () => Promise<Result>): Promise<Result> {
  await database.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [name]);
  return unlockAfter(database, name, work);
}

async function unlockAfter<Result>(database: Database, name: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } finally {
    // Where the connection is gone, so is the lock.
    await database.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [name]).catch(() => undefined);
  }
}
