import { Client } from 'pg';
import { z } from 'zod';
import { type Database, selectRows } from '../../platform/database';
import { ProjectorSession } from '../projector-session';
import { announceEverything } from '../publish-changes';
import { reasonOf } from '../reason-of';
import { cloneSchema, findSequences } from './clone-schema';
import { NextSchema, schemas } from './next-schema';
import { beginNotes, closeNotes, endNotes } from './note-changes';
import { dropSchemas, swapSchemas } from './swap-schemas';
import { endLeadership, takeLeadership } from './take-leadership';

export interface RebuildOptions {
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly warn: (message: string) => void;
  /** Called after every batch with what is done and what there is in all. */
  readonly onProgress: (done: number, total: number) => void;
  /** What cannot be projected is left out instead of ending the rebuild. */
  readonly isLenient: boolean;
}

export interface Rebuilt {
  readonly documents: number;
  /** What could not be projected, and why. */
  readonly leftOut: readonly string[];
  /** How long no change became visible. */
  readonly standstillMs: number;
}

// Nothing of it is worth waiting for the disk: a crash before the swap undoes the whole.
const connectionSettings =
  `-c search_path=${schemas.notes},public -c synchronous_commit=off ` +
  '-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3';

// Any number; it only has to be the same in every rebuild.
const rebuildLock = 252_103;
const lockRow = z.object({ isTaken: z.boolean() });
const countRow = z.object({ count: z.number() });
const openRow = z.object({ open: z.number(), last: z.string() });
const deadRow = z.object({ topic: z.string(), key: z.string(), error: z.string() });

/**
 * All documents anew in tables beside the live ones, while shoppers read those and the projector goes on writing them;
 * then the new ones take their place at once. Ended halfway it leaves the shop as it was, and the next begins anew.
 */
export async function rebuildReadSide(options: RebuildOptions): Promise<Rebuilt> {
  const client = new Client({
    connectionString: options.databaseUrl,
    application_name: 'read-side-rebuild',
    options: connectionSettings,
    keepAlive: true,
  });
  // The statement under way fails as well, and that is where it is handled.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await takeTurn(client);
    await clearAway(client);
    return await rebuildAndClearAway(client, options);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function rebuildAndClearAway(client: Client, options: RebuildOptions): Promise<Rebuilt> {
  try {
    return await rebuild(client, options);
  } finally {
    await clearAwayIfPossible(client, options);
  }
}

async function takeTurn(database: Database): Promise<void> {
  const [turn] = await selectRows(database, lockRow, `SELECT pg_try_advisory_lock(${rebuildLock}) AS "isTaken"`);
  if (turn?.isTaken !== true) throw new Error('another rebuild is under way');
}

async function clearAway(database: Database): Promise<void> {
  await endNotes(database);
  await dropSchemas(database, ['next', 'old']);
}

/** What stays behind is in nobody's way and goes with the next rebuild. */
async function clearAwayIfPossible(database: Database, { warn }: RebuildOptions): Promise<void> {
  await clearAway(database).catch((failure: unknown) => warn(`something is left behind: ${reasonOf(failure)}`));
}

async function rebuild(client: Client, options: RebuildOptions): Promise<Rebuilt> {
  const sequences = await findSequences(client);
  const next = new NextSchema(sequences);
  await cloneSchema(client, next);
  await beginNotes(client);
  const session = await ProjectorSession.open(next.over(client), {
    pace: { retryDelaysMs: [], reviewFigureEveryMs: 60_000 },
    // The swap purges everything.
    hasEdges: false,
    publish: () => undefined,
    publishStock: () => undefined,
    warn: options.warn,
  });
  await projectAll(client, session, options.onProgress);
  await client.query(`ANALYZE ${schemas.next}.document, ${schemas.next}.search_product`);
  await projectAll(client, session, options.onProgress);
  await findLeftOut(client, options);
  const { leftOut, standstillMs } = await takeOver(client, session, sequences, options);
  if (!(await announceEverything(options))) options.warn('caches were not told, they find out in two seconds');
  const documents = await countOf(client, `${schemas.live}.document`);
  return { documents, leftOut, standstillMs };
}

// So many are caught up with in a moment.
const fewChanges = 10;
const mostRounds = 6;

/**
 * The first step of a session whose documents rest on nothing lays all of them into its outbox. Each round deals with what
 * the one before has left and what has changed during it; where things never stop changing the last rest is left.
 */
async function projectAll(
  client: Client,
  session: ProjectorSession,
  onProgress: RebuildOptions['onProgress'],
): Promise<void> {
  let hasMore = await session.step();
  let total = 0;
  for (let round = 0; hasMore && round < mostRounds; round += 1) {
    const { open, last } = await findOpen(client);
    if (open <= fewChanges) return;
    total = Math.max(total, open);
    while (hasMore && (await findOpen(client, last)).open > 0) {
      hasMore = await session.step();
      const left = (await findOpen(client)).open;
      total = Math.max(total, left);
      onProgress(total - left, total);
    }
  }
}

async function findOpen(database: Database, last?: string): Promise<z.output<typeof openRow>> {
  const [row] = await selectRows(
    database,
    openRow,
    `SELECT count(*)::int AS open, coalesce(max(id), 0)::text AS last FROM ${schemas.notes}.outbox
     WHERE id <= coalesce($1::bigint, id)`,
    [last ?? null],
  );
  return row ?? { open: 0, last: '0' };
}

/**
 * Once the projector has stopped, what it has written last is caught up with; then the tables change places. What changes
 * meanwhile waits in the projector's own outbox.
 */
async function takeOver(
  client: Client,
  session: ProjectorSession,
  sequences: readonly string[],
  options: RebuildOptions,
): Promise<Omit<Rebuilt, 'documents'>> {
  await takeLeadership(client);
  const startedAt = performance.now();
  try {
    await closeNotes(client);
    while (await session.step());
    const leftOut = await findLeftOut(client, options);
    await swapSchemas(client, sequences);
    return { leftOut, standstillMs: performance.now() - startedAt };
  } finally {
    await endLeadership(client);
  }
}

async function findLeftOut(database: Database, { isLenient }: RebuildOptions): Promise<string[]> {
  const rows = await selectRows(database, deadRow, `SELECT topic, key, error FROM ${schemas.notes}.outbox_dead`);
  const leftOut = rows.map(({ topic, key, error }) => `${topic} ${key}: ${error}`);
  if (leftOut.length === 0 || isLenient) return leftOut;
  throw new Error(`these cannot be projected, so nothing was changed:\n${leftOut.join('\n')}`);
}

async function countOf(database: Database, table: string): Promise<number> {
  const [row] = await selectRows(database, countRow, `SELECT count(*)::int AS count FROM ${table}`);
  return row?.count ?? 0;
}
