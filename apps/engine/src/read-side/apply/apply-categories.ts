import type { Lane } from '../../platform/outbox/outbox';
import { projectCategory, trailDigest } from '../project/project-category';
import { projectNavigation } from '../project/project-navigation';
import type { ProjectedCategory, Projection } from '../projection';
import { enqueuePages, followSoldMarkets, saveCategories } from '../sold-markets';
import { type ChangedDocuments, type DocumentKey, keepOnlyDocuments, writeDocuments } from '../write-documents';
import { navigationDocumentKey } from '@tradehall/domain/catalogue/navigation-document.ts';

/**
 * Categories that were made, renamed, moved or removed. Documents that name them queue up, and so do the products whose
 * breadcrumbs run through them.
 */
export async function applyCategories(
  projection: Projection,
  categoryIds: readonly number[],
  lane: Lane,
): Promise<ChangedDocuments> {
  await projection.reloadTree();
  const { database, tree } = projection;
  const renamed = await saveTrails(projection, categoryIds);
  await enqueueProductsOf(projection, renamed, lane);
  await enqueuePages(
    projection,
    categoryIds.flatMap((id) => tree.neighbourhood(id)),
    lane,
  );
  await followSoldMarkets(projection, lane);
  return renamed.length > 0 ? keepOnlyDocuments(database, 'category', categoryKeys(projection)) : [];
}

/** The categories whose own link in a breadcrumb is now another. */
async function saveTrails(projection: Projection, ids: readonly number[]): Promise<number[]> {
  const { tree, projectedCategories } = projection;
  const saved = ids.flatMap((id): ProjectedCategory[] => {
    const category = tree.find(id);
    const before = projectedCategories.get(id);
    const digest = category === null ? '' : trailDigest(category);
    const isSame = digest === (before?.trailDigest ?? '');
    return isSame ? [] : [{ id, trailDigest: digest, marketMask: before?.marketMask ?? 0 }];
  });
  await saveCategories(projection, saved);
  return saved.map(({ id }) => id);
}

export function applyCategoryPages(projection: Projection, categoryIds: readonly number[]): Promise<ChangedDocuments> {
  const { database, tree, markets, contentKeys, projectedCategories } = projection;
  const marketMaskOf = (id: number) => projectedCategories.get(id)?.marketMask ?? 0;
  const around = { tree, markets, marketMaskOf, contentKeys };
  const documents = categoryIds
    .flatMap((id) => tree.find(id) ?? [])
    .flatMap((category) =>
      markets
        .filter(({ language }) => tree.ownsSlug(category, language))
        .map((market) => {
          const document = projectCategory(category, market, around);
          return { locale: market.locale, key: document.slug, body: JSON.stringify(document) };
        }),
    );
  return writeDocuments(database, 'category', documents);
}

export function applyNavigation({ database, tree, markets, projectedCategories }: Projection) {
  const marketMaskOf = (id: number) => projectedCategories.get(id)?.marketMask ?? 0;
  const documents = markets.map((market) => ({
    locale: market.locale,
    key: navigationDocumentKey,
    body: JSON.stringify(projectNavigation(tree, marketMaskOf, market)),
  }));
  return writeDocuments(database, 'navigation', documents);
}

function categoryKeys({ tree, markets }: Projection): DocumentKey[] {
  return markets.flatMap(({ locale, language }) =>
    [...tree.all].map((category) => ({ locale, key: tree.link(category, language).slug })),
  );
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
