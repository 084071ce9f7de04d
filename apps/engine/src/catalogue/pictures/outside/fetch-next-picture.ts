import { z } from 'zod';
import { type Database, selectRows } from '../../../platform/database';
import type { OutsideLine } from '../../../platform/outside-line';
import { keepPicture, type PictureKeeper } from '../keep-picture';
import { PictureRefused } from '../sniff-picture';
import { fetchPicture, PictureAway } from './fetch-picture';
import { digestOfBytes, notePicture, noteRefusal, noteSamePicture } from './outside-pictures';

export interface Workplace extends PictureKeeper {
  readonly line: OutsideLine;
  /** How often each host has not answered since it last did: a dead one is not waited for, picture by picture. */
  readonly silent: Map<string, number>;
}

const mostAttempts = 3;
const looked = 16;
const silentAfter = 5;
const shortMs = 3_000;

const selectDue = `
  SELECT address, attempts, reason, CASE WHEN asset_id IS NULL THEN NULL ELSE digest END AS digest, asset_id AS "assetId", etag,
    last_modified AS "lastModified"
  FROM outside_picture WHERE state = 'waiting' AND due_at <= clock_timestamp()`;
const selectNext = `${selectDue} ORDER BY due_at, address LIMIT ${looked}`;
const selectStill = `${selectDue} AND address = $1`;
const dueRow = z.object({
  address: z.string(),
  attempts: z.int(),
  reason: z.string(),
  digest: z.string().nullable(),
  assetId: z.int().nullable(),
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
});
type Due = z.output<typeof dueRow>;

// Of the session, for a slow server would keep a transaction open; it ends with whoever dies.
const takeTurn = `SELECT pg_try_advisory_lock(hashtext('outside picture'), hashtext($1)) AS "isMine"`;
const endTurn = `SELECT pg_advisory_unlock(hashtext('outside picture'), hashtext($1))`;
const turnRow = z.object({ isMine: z.boolean() });
// Before it is tried: what ends a worker each time is not tried for ever.
const noteAttempt = 'UPDATE outside_picture SET attempts = attempts + 1 WHERE address = $1';
const postpone = `
  UPDATE outside_picture SET reason = $2, due_at = clock_timestamp() + attempts * $3 * interval '1 second' WHERE address = $1`;
/** The other side may be there again in a moment; what keeps us from keeping it, such as a full disk, lasts longer. */
const retrySeconds = { away: 3, notKept: 60 } as const;

/** Asked on one connection, however many may fetch. */
export async function isPictureDue(database: Database): Promise<boolean> {
  return (await selectRows(database, dueRow, selectNext)).length > 0;
}

/** One that nobody else is fetching; false where there is none. */
export async function fetchNextPicture(database: Database, workplace: Workplace): Promise<boolean> {
  for (const { address } of await selectRows(database, dueRow, selectNext)) {
    const [turn] = await selectRows(database, turnRow, takeTurn, [address]);
    if (turn?.isMine !== true) continue;
    try {
      // Whoever had the turn may have fetched it.
      const [due] = await selectRows(database, dueRow, selectStill, [address]);
      if (due === undefined) continue;
      await settle(database, due, workplace);
      return true;
    } finally {
      await database.query(endTurn, [address]);
    }
  }
  return false;
}

async function settle(database: Database, due: Due, workplace: Workplace): Promise<void> {
  const { address, attempts } = due;
  if (attempts >= mostAttempts) return noteRefusal(database, address, due.reason || 'ended whoever looked at it');
  await database.query(noteAttempt, [address]);
  try {
    await bring(database, due, workplace);
  } catch (failure) {
    const isLast = attempts + 1 >= mostAttempts || isSilent(address, workplace);
    if (failure instanceof PictureAway) noteSilence(address, workplace);
    // Also who has no picture there has answered.
    if (failure instanceof PictureRefused) workplace.silent.delete(new URL(address).host);
    if (failure instanceof PictureRefused) await noteRefusal(database, address, failure.message);
    else if (!(failure instanceof PictureAway)) {
      await database.query(postpone, [address, 'cannot be kept at the moment', retrySeconds.notKept]);
      throw failure;
    } else if (isLast) await noteRefusal(database, address, failure.message);
    else await database.query(postpone, [address, failure.message, retrySeconds.away]);
  }
}

async function bring(database: Database, { address, assetId, ...due }: Due, workplace: Workplace): Promise<void> {
  const known = assetId === null ? { etag: null, lastModified: null } : due;
  const patienceMs = isSilent(address, workplace) ? shortMs : undefined;
  const fetched = await fetchPicture(workplace.line, address, known, patienceMs);
  workplace.silent.delete(new URL(address).host);
  if (fetched === null) return noteSamePicture(database, address);
  const { bytes, etag, lastModified } = fetched;
  const digest = digestOfBytes(bytes);
  const note = (id: number) => notePicture(database, address, { digest, assetId: id, etag, lastModified });
  if (assetId !== null && digest === due.digest) return note(assetId);
  await keepPicture(database, workplace, { bytes, title: titleOf(address) }, note);
}

const isSilent = (address: string, { silent }: Workplace): boolean =>
  (silent.get(new URL(address).host) ?? 0) >= silentAfter;

function noteSilence(address: string, { silent }: Workplace): void {
  const { host } = new URL(address);
  silent.set(host, (silent.get(host) ?? 0) + 1);
}

/** `https://cdn.example/pan%2024.jpg?v=2` is called `pan 24.jpg`. */
function titleOf(address: string): string {
  const last = new URL(address).pathname.split('/').at(-1) || new URL(address).hostname;
  try {
    // The database keeps no zero letter, and nobody reads the others.
    return decodeURIComponent(last).replaceAll(/\p{Cc}/gu, '');
  } catch {
    return last;
  }
}
