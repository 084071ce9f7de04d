import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type Database, selectRows } from '../../../platform/database';

/** In place of an address: the name of a file that the command has found in a folder. */
export const folderBegin = 'folder:';

// In one order: two who ask wait for each other.
const ask = `
  INSERT INTO outside_picture AS known (address)
  SELECT address FROM (SELECT DISTINCT unnest($1::text[]) AS address ORDER BY 1) AS given
  ON CONFLICT (address) DO UPDATE SET state = 'waiting', attempts = 0, due_at = now(), reason = ''
    WHERE known.state <> 'waiting' AND (known.settled_at < $2 OR known.state = 'kept' AND known.asset_id IS NULL)`;
const select = `
  SELECT address, state, reason, asset_id AS "assetId", coalesce(digest, '') AS digest
  FROM outside_picture WHERE address = ANY ($1::text[])`;
const knownRow = z.object({
  address: z.string(),
  state: z.enum(['waiting', 'kept', 'refused']),
  reason: z.string(),
  assetId: z.int().nullable(),
  digest: z.string(),
});
export type OutsidePicture = z.output<typeof knownRow>;

const settle = `
  INSERT INTO outside_picture (address, state, reason, digest, asset_id, etag, last_modified, settled_at)
  VALUES ($1, 'kept', '', $2, $3, $4, $5, clock_timestamp())
  ON CONFLICT (address) DO UPDATE SET state = 'kept', reason = '', digest = excluded.digest, asset_id = excluded.asset_id,
    etag = excluded.etag, last_modified = excluded.last_modified, settled_at = excluded.settled_at`;
const refuse = `
  INSERT INTO outside_picture (address, state, reason, settled_at) VALUES ($1, 'refused', $2, clock_timestamp())
  ON CONFLICT (address) DO UPDATE SET state = 'refused', reason = excluded.reason, settled_at = excluded.settled_at`;
const settleAgain = `
  UPDATE outside_picture SET state = 'kept', reason = '', settled_at = clock_timestamp() WHERE address = $1`;

export const digestOfBytes = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Each is looked at once after that moment, however many rows name it. */
export async function askForPictures(database: Database, addresses: readonly string[], since: Date): Promise<void> {
  const outside = addresses.filter((address) => !address.startsWith(folderBegin));
  if (outside.length > 0) await database.query(ask, [outside, since]);
}

export async function findPictures(
  database: Database,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, OutsidePicture>> {
  const rows = await selectRows(database, knownRow, select, [[...new Set(addresses)]]);
  return new Map(rows.map((row) => [row.address, row]));
}

interface Settled {
  readonly digest: string;
  readonly assetId: number;
  readonly etag: string | null;
  readonly lastModified: string | null;
}

export async function notePicture(
  database: Database,
  address: string,
  { digest, assetId, etag, lastModified }: Settled,
): Promise<void> {
  await database.query(settle, [address, digest, assetId, etag, lastModified]);
}

export async function noteSamePicture(database: Database, address: string): Promise<void> {
  await database.query(settleAgain, [address]);
}

export async function noteRefusal(database: Database, address: string, reason: string): Promise<void> {
  await database.query(refuse, [address, reason]);
}
