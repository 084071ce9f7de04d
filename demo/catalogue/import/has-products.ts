import type { Database } from '@tradehall/engine/platform/database';

// Without outbox rows: the documents do not quote this field, the projector counts what is sold for itself.
const update = `
  WITH sold AS (
    SELECT DISTINCT c.collection_id, p."customFieldsEnabledonmarket" AS markets
    FROM product_category c JOIN product p ON p.id = c.product_id
    WHERE p.enabled AND p."deletedAt" IS NULL AND p."customFieldsEligibleforselling"
  ), countries AS (
    SELECT DISTINCT closure.id_ancestor AS id, split_part(locale, '-', 2) AS country
    FROM sold JOIN collection_closure closure ON closure.id_descendant = sold.collection_id,
      jsonb_array_elements_text(sold.markets::jsonb) AS locale
  ), lists AS (
    SELECT id, jsonb_agg(country ORDER BY country)::text AS list FROM countries GROUP BY id
  )
  UPDATE collection SET "customFieldsHasproducts" = coalesce(lists.list, '[]')
  FROM collection AS same LEFT JOIN lists ON lists.id = same.id
  WHERE collection.id = same.id AND NOT collection."isRoot"
    AND collection."customFieldsHasproducts" IS DISTINCT FROM coalesce(lists.list, '[]')`;

/** A§3: in which countries each category has products, itself or below. */
export async function writeHasProducts(database: Database): Promise<void> {
  await database.query(update);
}
