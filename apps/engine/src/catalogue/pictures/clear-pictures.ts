import type { KeptFiles } from '@tradehall/process/files/kept-files.ts';
import { z } from 'zod';
import { type Database, inTransaction, selectRows } from '../../platform/database';
import { nameIn, pictureOfFile, uploadedFileAt } from './picture-files';

/** After its last use. */
const unusedDays = 30;
/** Pages that somebody has open or a cache still holds may ask for it until then; and an upload under way has no row yet. */
const fileDays = 7;

// Wherever an operator can write the address of a picture. All texts are read once, however many pictures there are.
const mentioned = `mentioned AS MATERIALIZED (
  SELECT DISTINCT '/media/uploads/' || found[1] AS source
  FROM (
    SELECT blocks::text AS body FROM content_revision
    UNION ALL SELECT campaigns::text FROM country_store
    UNION ALL SELECT "customFieldsCategoryimageurl" FROM collection
    UNION ALL SELECT "customFieldsCategorycontenthtml" FROM collection_translation
    UNION ALL SELECT description FROM product_translation
    UNION ALL SELECT "customFieldsVideoposter" FROM product WHERE "deletedAt" IS NULL
  ) AS texts, regexp_matches(body, '/media/uploads/([0-9a-f]{32})', 'g') AS found
  WHERE body LIKE '%/media/uploads/%'
)`;

const isUsed = `(
  EXISTS (SELECT FROM product p WHERE p."featuredAssetId" = a.id AND p."deletedAt" IS NULL)
  OR EXISTS (SELECT FROM product_asset o JOIN product p ON p.id = o."productId" WHERE o."assetId" = a.id AND p."deletedAt" IS NULL)
  OR EXISTS (SELECT FROM product_variant v WHERE v."featuredAssetId" = a.id AND v."deletedAt" IS NULL)
  OR EXISTS (SELECT FROM product_variant_asset o JOIN product_variant v ON v.id = o."productVariantId"
    WHERE o."assetId" = a.id AND v."deletedAt" IS NULL)
  OR EXISTS (SELECT FROM collection c WHERE c."featuredAssetId" = a.id)
  OR EXISTS (SELECT FROM collection_asset o WHERE o."assetId" = a.id)
  OR a.source IN (SELECT source FROM mentioned))`;

const noteUses = `
  WITH ${mentioned},
  looked AS (SELECT a.id, ${isUsed} AS is_used FROM asset a JOIN uploaded_picture u ON u.asset_id = a.id)
  UPDATE uploaded_picture u SET unused_since = CASE WHEN is_used THEN NULL ELSE now() END
  FROM looked WHERE looked.id = u.asset_id AND is_used = (u.unused_since IS NOT NULL)`;

// Whoever begins to use one now waits, and is then told that it has gone.
const lockForgotten = `
  SELECT a.id FROM asset a JOIN uploaded_picture u ON u.asset_id = a.id
  WHERE u.unused_since < now() - interval '${unusedDays} days' FOR UPDATE OF a`;
const clearForgotten = `
  WITH ${mentioned} DELETE FROM asset a WHERE a.id = ANY($1::int[]) AND NOT ${isUsed} RETURNING a.source`;

const idRow = z.object({ id: z.int() });
const sourceRow = z.object({ source: z.string() });
/** Videos and documents of products. */
const selectNamed = `
  SELECT source FROM product, LATERAL (
    VALUES ("customFieldsVideo"), ("customFieldsManualurl")
    UNION ALL SELECT file ->> 'address' FROM jsonb_array_elements(coalesce(nullif("customFieldsFiles", ''), '[]')::jsonb) AS file
  ) AS named (source)
  WHERE "deletedAt" IS NULL AND source LIKE '/media/uploads/%'`;
const selectSources = `SELECT a.source FROM asset a JOIN uploaded_picture u ON u.asset_id = a.id`;

interface Cleared {
  readonly pictures: number;
  readonly files: number;
}

/** Pictures that nothing has used for a month, and files of no picture. Killed in the middle, the next run goes on. */
export async function clearPictures(database: Database, files: KeptFiles, now = new Date()): Promise<Cleared> {
  const pictures = await inTransaction(database, async () => {
    await database.query(noteUses);
    const forgotten = await selectRows(database, idRow, lockForgotten);
    return selectRows(database, sourceRow, clearForgotten, [forgotten.map(({ id }) => id)]);
  });
  const cleared = new Set(pictures.map(({ source }) => nameIn(source)));
  return { pictures: pictures.length, files: await clearFiles(database, files, { cleared, now }) };
}

interface Sweep {
  /** Nobody has shown them for a month: their files go at once. */
  readonly cleared: ReadonlySet<string | null>;
  readonly now: Date;
}

/** The names are read before the rows: what is uploaded meanwhile is not among them. */
async function clearFiles(database: Database, files: KeptFiles, { cleared, now }: Sweep): Promise<number> {
  const kept = await Array.fromAsync(files.list());
  const rows = await selectRows(database, sourceRow, selectSources);
  const known = new Set(rows.map(({ source }) => nameIn(source)));
  const named = await selectRows(database, sourceRow, selectNamed);
  const shown = new Set(named.map(({ source }) => uploadedFileAt(source)));
  const oldest = now.getTime() - fileDays * 24 * 60 * 60_000;
  let count = await files.clearUnfinished(new Date(oldest));
  for (const file of kept) {
    const name = pictureOfFile(file);
    if ((name !== null && known.has(name)) || shown.has(file)) continue;
    const touchedAt = name !== null && cleared.has(name) ? 0 : (await files.facts(file))?.touchedAt.getTime();
    if (touchedAt === undefined || touchedAt > oldest) continue;
    await files.remove(file);
    count += 1;
  }
  return count;
}
