import { z } from 'zod';
import { type Database, selectRows } from '../../platform/database';
import type { Lane } from '../../platform/outbox/outbox';
import {
  aboutField,
  type ImportKind,
  type JudgedRow,
  type MappedRow,
  type ReadRow,
  textOf,
  type WantedRow,
  type WrittenRow,
  wrongRow,
} from './import-kind';
import { productsOf, writeInBulk } from './write-in-bulk';
import { aboutPart, loadVariants, nameFields, readName, unknownSku } from './named-products';

const mostPieces = 10_000_000;
const pieces = z.int().min(0).max(mostPieces);
const wantedStock = z.object({ sku: z.string(), pieces });
const writtenStock = z.object({ variantId: z.int(), pieces: z.int() });
const formerStock = z.object({ pieces: z.int() }).nullable();

// As orders lock them: by SKU.
const lockLevels = `
  SELECT level.id FROM stock_level level JOIN product_variant v ON v.id = level."productVariantId"
  WHERE (v.sku = ANY ($1::text[]) OR v.id = ANY ($2::int[]))
    AND level."stockLocationId" = (SELECT min(id) FROM stock_location)
  ORDER BY v.sku, level.id FOR UPDATE OF level`;
const selectLevels = `
  SELECT "productVariantId" AS "variantId", "stockOnHand" AS pieces FROM stock_level
  WHERE "productVariantId" = ANY ($1::int[]) AND "stockLocationId" = (SELECT min(id) FROM stock_location)`;
const levelRow = z.object({ variantId: z.int(), pieces: z.int() });

const selectSkus = 'SELECT sku FROM product_variant WHERE id = ANY ($1::int[])';
const skuRow = z.object({ sku: z.string() });

// The engine writes a movement beside each change of a level, and shows them as the history of the product.
const writeLevels = `
  WITH given AS (SELECT * FROM unnest($1::int[], $2::int[]) AS given (variant_id, pieces)),
  place AS (SELECT min(id) AS id FROM stock_location),
  moved AS (
    INSERT INTO stock_movement (type, discriminator, quantity, "stockLocationId", "productVariantId")
    SELECT 'ADJUSTMENT', 'StockAdjustment', given.pieces - coalesce(level."stockOnHand", 0), place.id, given.variant_id
      FROM given CROSS JOIN place
      LEFT JOIN stock_level level ON level."productVariantId" = given.variant_id AND level."stockLocationId" = place.id
     WHERE given.pieces <> coalesce(level."stockOnHand", 0))
  INSERT INTO stock_level ("stockOnHand", "stockAllocated", "productVariantId", "stockLocationId")
  SELECT given.pieces, 0, given.variant_id, place.id FROM given CROSS JOIN place
  ON CONFLICT ("productVariantId", "stockLocationId") DO UPDATE
    SET "stockOnHand" = excluded."stockOnHand", "updatedAt" = now()`;

export const stockImports: ImportKind = {
  fields: [
    ...nameFields,
    {
      name: 'pieces',
      label: 'Pieces in the warehouse',
      isRequired: true,
      guesses: [
        'pieces',
        'stock',
        'quantity',
        'qty',
        'stockonhand',
        'onhand',
        'available',
        'bestand',
        'menge',
        'lagerbestand',
      ],
    },
  ],
  isAboutProducts: true,
  makesProducts: false,
  read: readStock,
  lock: async (database, rows) => {
    await database.query(lockLevels, [rows.map(({ wanted }) => wantedStock.parse(wanted).sku), []]);
  },
  judge,
  write: (database, rows, lane) =>
    writeStock(
      database,
      rows.map(({ after }) => writtenStock.parse(after)),
      lane,
    ),
  putBack,
  selectMissing: `
    SELECT v.sku AS key, jsonb_build_object('sku', v.sku, 'pieces', 0) AS wanted,
      jsonb_build_object('field', 'pieces', 'before', level."stockOnHand"::text, 'after', '0') AS change
    FROM product_variant v JOIN product p ON p.id = v."productId" AND p."deletedAt" IS NULL
    JOIN stock_level level ON level."productVariantId" = v.id AND level."stockOnHand" > 0
      AND level."stockLocationId" = (SELECT min(id) FROM stock_location)
    WHERE v."deletedAt" IS NULL AND v.sku ~ '^EX[0-9]{8}$'
      AND NOT EXISTS (SELECT FROM import_row named WHERE named.run_id = $1 AND named.key = v.sku)`,
};

function readStock({ cellOf }: MappedRow): ReadRow {
  const { faults, ...name } = readName(cellOf);
  const text = textOf(cellOf('pieces'));
  const count = /^\d{1,8}(?:[.,]0+)?$/.test(text) ? Math.trunc(Number(text.replace(',', '.'))) : Number.NaN;
  const read = pieces.safeParse(count);
  const about = aboutPart({ ...name, faults });
  if (read.success && faults.length === 0) return { about, wanted: { sku: name.sku, pieces: read.data }, faults };
  const reason = text === '' ? 'is missing' : `“${text.slice(0, 40)}” is no number of pieces from 0 to ${mostPieces}`;
  return { about, wanted: null, faults: read.success ? faults : [...faults, aboutField('pieces', reason)] };
}

async function judge(database: Database, rows: readonly WantedRow[]): Promise<readonly JudgedRow[]> {
  const wanted = rows.map((row) => ({ line: row.line, ...wantedStock.parse(row.wanted) }));
  const variants = await loadVariants(
    database,
    wanted.map(({ sku }) => sku),
  );
  const levels = await loadLevels(database, [...variants.values()]);
  return wanted.map(({ line, sku, pieces: asked }): JudgedRow => {
    const variantId = variants.get(sku);
    if (variantId === undefined) return wrongRow(line, [unknownSku(sku)]);
    const now = levels.get(variantId);
    const outcome = now === undefined ? 'new' : now === asked ? 'unchanged' : 'changed';
    const before = now === undefined ? null : { pieces: now };
    const changes = outcome === 'changed' ? [{ field: 'pieces', before: String(now ?? ''), after: String(asked) }] : [];
    return { line, outcome, faults: [], changes, before, after: { variantId, pieces: asked } };
  });
}

async function putBack(database: Database, rows: readonly WrittenRow[], lane: Lane): Promise<readonly number[]> {
  const written = rows.map(({ line, before, after }) => ({
    line,
    before: formerStock.parse(before),
    after: writtenStock.parse(after),
  }));
  const ids = written.map(({ after }) => after.variantId);
  await database.query(lockLevels, [[], ids]);
  const levels = await loadLevels(database, ids);
  const own = written.filter(({ after }) => levels.get(after.variantId) === after.pieces);
  await writeStock(
    database,
    own.map(({ before, after }) => ({ variantId: after.variantId, pieces: before?.pieces ?? 0 })),
    lane,
  );
  return own.map(({ line }) => line);
}

async function loadLevels(database: Database, variantIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await selectRows(database, levelRow, selectLevels, [variantIds]);
  return new Map(rows.map((row) => [row.variantId, row.pieces]));
}

async function writeStock(
  database: Database,
  levels: readonly z.output<typeof writtenStock>[],
  lane: Lane,
): Promise<void> {
  if (levels.length === 0) return;
  const variantIds = levels.map(({ variantId }) => variantId);
  await writeInBulk(database, lane, async () => {
    await database.query(writeLevels, [variantIds, levels.map((level) => level.pieces)]);
    const skus = await selectRows(database, skuRow, selectSkus, [variantIds]);
    return { productIds: await productsOf(database, variantIds), skus: skus.map(({ sku }) => sku) };
  });
}
