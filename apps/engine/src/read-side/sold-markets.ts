import { z } from 'zod';
import { enqueue, type Lane } from '../platform/outbox/outbox';
import type { Category, CategoryTree } from './category-tree';
import { type Database, selectRows } from '../platform/database';
import type { ProjectedCategory, Projection } from './projection';
import { navigationDocumentKey } from '@tradehall/domain/catalogue/navigation-document.ts';

const maskRow = z.object({ categoryId: z.number(), marketMask: z.number() });

const selectMasks = `
  SELECT category_id AS "categoryId", bit_or(market_mask) AS "marketMask"
  FROM read_side.projected_product, unnest(category_ids) AS category_id WHERE market_mask <> 0 GROUP BY category_id`;

/** The markets in which each category, itself or below, has something to sell. */
async function loadSoldMarkets(database: Database, tree: CategoryTree): Promise<ReadonlyMap<number, number>> {
  const rows = await selectRows(database, maskRow, selectMasks);
  const own = new Map(rows.map(({ categoryId, marketMask }) => [categoryId, marketMask]));
  const masks = new Map<number, number>();
  const measure = (category: Category): number => {
    const mask = category.children.reduce((sum, child) => sum | measure(child), own.get(category.id) ?? 0);
    masks.set(category.id, mask);
    return mask;
  };
  for (const root of tree.roots) measure(root);
  return masks;
}

/** Where a category gained its first or lost its last product, its page and those that link to it must say so. */
export async function followSoldMarkets(projection: Projection, lane: Lane): Promise<void> {
  const { database, tree, projectedCategories } = projection;
  const masks = await loadSoldMarkets(database, tree);
  const flipped = [...tree.all].flatMap(({ id }) => {
    const before = projectedCategories.get(id);
    const marketMask = masks.get(id) ?? 0;
    return before === undefined || before.marketMask === marketMask ? [] : [{ ...before, marketMask }];
  });
  if (flipped.length === 0) return;
  await saveCategories(projection, flipped);
  const linking = flipped.flatMap(({ id }) => {
    const category = tree.find(id);
    return category === null ? [] : tree.linkingTo(category);
  });
  await enqueuePages(projection, linking, lane);
}

/** The pages of these categories, and the navigation that leads to them. */
export async function enqueuePages({ database }: Projection, categories: readonly Category[], lane: Lane) {
  await enqueue(database, 'navigation', [navigationDocumentKey], lane);
  await enqueue(
    database,
    'category-page',
    categories.map(({ id }) => String(id)),
    lane,
  );
}

export async function saveCategories(
  { database, projectedCategories }: Projection,
  categories: readonly ProjectedCategory[],
): Promise<void> {
  await database.query(
    `INSERT INTO read_side.projected_category (collection_id, trail_digest, market_mask)
     SELECT * FROM unnest($1::int[], $2::text[], $3::int[])
     ON CONFLICT (collection_id) DO UPDATE
       SET trail_digest = excluded.trail_digest, market_mask = excluded.market_mask`,
    [
      categories.map(({ id }) => id),
      categories.map((category) => category.trailDigest),
      categories.map(({ marketMask }) => marketMask),
    ],
  );
  for (const category of categories) projectedCategories.set(category.id, category);
}
