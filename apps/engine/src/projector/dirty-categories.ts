import { z } from 'zod';
import type { Lane } from '../plugins/outbox/outbox';
import type { CategoryTree } from './category-tree';
import { type Database, selectRows } from './database';

const dirtyRow = z.object({ id: z.number(), generation: z.number() });

/** A category whose document must be written again. The generation tells whether it got dirty once more since. */
export type DirtyCategory = z.output<typeof dirtyRow>;

export async function markDirty(database: Database, categoryIds: Iterable<number>, lane: Lane): Promise<void> {
  const ids = [...new Set(categoryIds)].sort((a, b) => a - b);
  if (ids.length === 0) return;
  await database.query(
    `INSERT INTO read_side.dirty_category AS dirty (collection_id, lane) SELECT id, $2 FROM unnest($1::int[]) AS id
     ON CONFLICT (collection_id) DO UPDATE
       SET generation = dirty.generation + 1, lane = least(dirty.lane, excluded.lane)`,
    [ids, lane],
  );
}

export function findDirty(database: Database, lastLane: Lane): Promise<DirtyCategory[]> {
  return selectRows(
    database,
    dirtyRow,
    'SELECT collection_id AS id, generation FROM read_side.dirty_category WHERE lane <= $1 ORDER BY lane, collection_id',
    [lastLane],
  );
}

export async function forgetDirty(database: Database, categories: readonly DirtyCategory[]): Promise<void> {
  await database.query(
    `DELETE FROM read_side.dirty_category AS dirty USING unnest($1::int[], $2::int[]) AS done (id, generation)
     WHERE dirty.collection_id = done.id AND dirty.generation = done.generation`,
    [categories.map(({ id }) => id), categories.map(({ generation }) => generation)],
  );
}

/** A product is listed in its categories and in all above them. */
export function categoriesListing(categoryIds: readonly number[], tree: CategoryTree): number[] {
  return categoryIds.flatMap((id) => [id, ...(tree.find(id)?.ancestors ?? []).map((ancestor) => ancestor.id)]);
}
