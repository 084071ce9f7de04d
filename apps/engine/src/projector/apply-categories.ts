import { type Lane, lanes } from '../plugins/outbox/outbox';
import { markDirty } from './dirty-categories';
import type { Listings } from './listings';
import { loadListings } from './load-catalogue';
import { trailDigest } from './project-category';
import { projectNavigation } from './project-navigation';
import type { ProjectedCategory, Projection } from './projection';
import { type ChangedDocuments, type DocumentKey, keepOnlyDocuments, writeDocuments } from './write-documents';
import { navigationDocumentKey } from '@tradehall/domain/catalogue/navigation-document.ts';

/**
 * Categories that were made, renamed, moved or removed. The navigation follows at once; documents that name them are
 * marked and written in the next steps; products whose breadcrumbs run through them queue up again.
 */
export async function applyCategories(
  projection: Projection,
  categoryIds: readonly number[],
  lane: Lane,
): Promise<ChangedDocuments> {
  await projection.reloadTree();
  const { database, tree } = projection;
  const listings = await loadListings(database, tree, projection.warn);
  const renamed = await saveTrails(projection, categoryIds, listings);
  await enqueueProductsOf(projection, renamed, lane);
  await markDirty(
    database,
    categoryIds.flatMap((id) => tree.neighbourhood(id).map((category) => category.id)),
    lanes.byHand,
  );
  await followListings(projection, listings);
  const removed = renamed.length > 0 ? await keepOnlyDocuments(database, 'category', categoryKeys(projection)) : [];
  return [...removed, ...(await writeNavigation(projection, listings))];
}

/** The categories whose own link in a breadcrumb is now another. */
async function saveTrails(projection: Projection, ids: readonly number[], listings: Listings): Promise<number[]> {
  const { tree, projectedCategories } = projection;
  const renamed: number[] = [];
  const saved: ProjectedCategory[] = [];
  for (const id of ids) {
    const category = tree.find(id);
    const digest = category === null ? '' : trailDigest(category);
    if (digest === (projectedCategories.get(id)?.trailDigest ?? '')) continue;
    renamed.push(id);
    saved.push({ id, trailDigest: digest, marketMask: listings.marketMask(id) });
  }
  await saveCategories(projection, saved);
  return renamed;
}

/** Where a category gained its first or lost its last product, those that link to it must say so. */
export async function followListings(projection: Projection, listings: Listings): Promise<boolean> {
  const { database, tree, projectedCategories } = projection;
  const flipped = [...tree.all].flatMap(({ id }) => {
    const before = projectedCategories.get(id);
    const marketMask = listings.marketMask(id);
    return before === undefined || before.marketMask === marketMask ? [] : [{ ...before, marketMask }];
  });
  if (flipped.length === 0) return false;
  const linking = flipped.flatMap(({ id }) => {
    const category = tree.find(id);
    return category === null ? [] : [category.parent ?? category, ...tree.siblings(category)];
  });
  await markDirty(
    database,
    linking.map(({ id }) => id),
    lanes.byHand,
  );
  await saveCategories(projection, flipped);
  return true;
}

export function writeNavigation(projection: Projection, listings: Listings): Promise<ChangedDocuments> {
  const marketMaskOf = (id: number) => listings.marketMask(id);
  const documents = projection.markets.map((market) => ({
    locale: market.locale,
    key: navigationDocumentKey,
    body: JSON.stringify(projectNavigation(projection.tree, marketMaskOf, market)),
  }));
  return writeDocuments(projection.database, 'navigation', documents);
}

function categoryKeys({ tree, markets }: Projection): DocumentKey[] {
  return markets.flatMap(({ locale, language }) =>
    [...tree.all].map((category) => ({ locale, key: tree.link(category, language).slug })),
  );
}

async function saveCategories(
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

async function enqueueProductsOf({ database, tree }: Projection, categoryIds: readonly number[], lane: Lane) {
  await database.query(
    `INSERT INTO outbox (topic, key, lane)
     SELECT 'product', below.id::text, CASE WHEN count(*) OVER () > 500 THEN 1 ELSE $2::int END
     FROM (SELECT DISTINCT product_id AS id FROM product_category WHERE collection_id = ANY($1::int[])) AS below
     WHERE NOT EXISTS (SELECT FROM outbox WHERE topic = 'product' AND outbox.key = below.id::text)`,
    [categoryIds.flatMap((id) => tree.subtreeIds(id)), lane],
  );
}
