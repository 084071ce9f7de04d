import type { Projection } from '../projection';
import type { ChangedDocuments } from '../write-documents';

/** The products whose technical data say one of these words queue up again. */
export async function applyLabels(projection: Projection, words: readonly string[]): Promise<ChangedDocuments> {
  await projection.reloadLabels();
  await projection.database.query(
    `INSERT INTO outbox (topic, key, lane) SELECT 'product', product.id::text, 1 FROM product
     WHERE "deletedAt" IS NULL
       AND EXISTS (SELECT FROM unnest($1::text[]) AS word WHERE strpos("customFieldsTechdetails", '"' || word || '"') > 0)
       AND NOT EXISTS (SELECT FROM outbox WHERE topic = 'product' AND outbox.key = product.id::text)`,
    [words],
  );
  return [];
}
