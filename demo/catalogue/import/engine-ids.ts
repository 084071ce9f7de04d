import { z } from 'zod';
import { type Database, selectRows } from '@tradehall/engine/platform/database';

/** Rows of the engine's own that every product and category refers to. */
export interface EngineIds {
  readonly channel: number;
  readonly taxCategory: number;
  readonly stockLocation: number;
}

const idsRow = z.object({
  channel: z.number().nullable(),
  taxCategory: z.number().nullable(),
  stockLocation: z.number().nullable(),
  stores: z.number(),
});

const selectIds = `
  SELECT (SELECT id FROM channel WHERE code = '__default_channel__') AS channel,
    (SELECT id FROM tax_category ORDER BY "isDefault" DESC, id LIMIT 1) AS "taxCategory",
    (SELECT id FROM stock_location ORDER BY id LIMIT 1) AS "stockLocation",
    (SELECT count(*)::int FROM country_store) AS stores`;

export async function findEngineIds(database: Database): Promise<EngineIds> {
  const [row] = await selectRows(database, idsRow, selectIds);
  if (!row || row.channel === null || row.taxCategory === null || row.stockLocation === null || row.stores === 0)
    throw new Error('the database has no channel, tax category, stock location or stores yet: run the migration first');
  const { channel, taxCategory, stockLocation } = row;
  return { channel, taxCategory, stockLocation };
}
