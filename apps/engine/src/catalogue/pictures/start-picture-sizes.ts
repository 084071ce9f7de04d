import type { KeptFiles } from '@tradehall/process/files/kept-files.ts';
import { pollDatabase } from '@tradehall/process/poll-database.ts';
import type { RunningLoop } from '@tradehall/process/start-loop.ts';
import type { Pool } from 'pg';
import { z } from 'zod';
import { type Database, inTransaction, selectRows } from '../../platform/database';
import type { WatchOptions } from '../../platform/poll-in-turn';
import { nameIn, PictureFiles } from './picture-files';
import { PictureWorkshop } from './picture-workshop';

interface SizesOptions extends WatchOptions {
  readonly uploads: KeptFiles;
  readonly workshop?: PictureWorkshop;
}

interface Workplace {
  readonly files: PictureFiles;
  readonly workshop: PictureWorkshop;
  readonly log: WatchOptions['log'];
}

const usualPollMs = 1_000;
/** Longer than the sizes of one picture take: the transaction is open meanwhile, with nothing but its turn in it. */
const statementMs = 180_000;
const mostAttempts = 5;
const atOnce = 16;

const dueRow = z.object({ assetId: z.int(), source: z.string(), attempts: z.int() });
const selectDue = `
  SELECT u.asset_id AS "assetId", a.source, u.attempts FROM uploaded_picture u JOIN asset a ON a.id = u.asset_id
  WHERE u.state = 'waiting' AND u.due_at <= now()`;
const selectNext = `${selectDue} ORDER BY u.due_at, u.asset_id LIMIT ${atOnce}`;
const selectStill = `${selectDue} AND u.asset_id = $1`;
const turnRow = z.object({ isMine: z.boolean() });
// No lock of the row: an operator may delete the picture meanwhile.
const takeTurn = `SELECT pg_try_advisory_xact_lock(hashtext('picture sizes'), $1) AS "isMine"`;
const noteReady = `UPDATE uploaded_picture SET state = 'ready' WHERE asset_id = $1`;
const noteFailure = `
  UPDATE uploaded_picture SET attempts = attempts + 1, due_at = now() + attempts * interval '1 minute' + interval '10 seconds',
    state = CASE WHEN attempts + 1 >= ${mostAttempts} THEN 'failed' ELSE 'waiting' END
  WHERE asset_id = $1`;

/**
 * Draws the sizes of uploaded pictures, one after the other. What is there already is not drawn
 * again: a worker that dies leaves the rest to the next one, at once.
 */
export function startPictureSizes({
  databaseUrl,
  uploads,
  workshop = new PictureWorkshop(),
  log,
  pollMs = usualPollMs,
}: SizesOptions): RunningLoop {
  const workplace = { files: new PictureFiles(uploads), workshop, log };
  return pollDatabase({
    databaseUrl,
    name: 'picture sizes',
    pollMs,
    statementMs,
    log,
    stepWith: (pool) => () => takeStep(pool, workplace),
  });
}

async function takeStep(pool: Pool, workplace: Workplace): Promise<boolean> {
  const connection = await pool.connect();
  try {
    return await inTransaction(connection, () => drawNext(connection, workplace));
  } finally {
    connection.release();
  }
}

async function drawNext(database: Database, workplace: Workplace): Promise<boolean> {
  for (const { assetId } of await selectRows(database, dueRow, selectNext)) {
    const [turn] = await selectRows(database, turnRow, takeTurn, [assetId]);
    if (turn?.isMine !== true) continue;
    // Whoever had the turn may have drawn it.
    const [due] = await selectRows(database, dueRow, selectStill, [assetId]);
    if (due === undefined) continue;
    const isDrawn = await drawSizes(due, workplace);
    await database.query(isDrawn ? noteReady : noteFailure, [assetId]);
    return true;
  }
  return false;
}

async function drawSizes(due: z.output<typeof dueRow>, { files, workshop, log }: Workplace): Promise<boolean> {
  try {
    const name = nameIn(due.source);
    if (name === null) throw new Error(`${due.source} is the address of no uploaded picture`);
    const missing = await files.missingSizes(name);
    const original = await files.readOriginal(name);
    for (const size of missing)
      await files.writeSize(name, size, await workshop.draw(original, size.width, size.format));
    return true;
  } catch (failure) {
    const tries = `try ${due.attempts + 1} of ${mostAttempts}`;
    log.warn(`picture ${due.assetId} has not all its sizes, ${tries}: ${String(failure)}`);
    return false;
  }
}
