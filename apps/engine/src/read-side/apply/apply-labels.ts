import { facetWordsDocumentKey } from '@tradehall/domain/search/search-document.ts';
import type { Projection } from '../projection';
import { projectFacetWords } from '../technical-data';
import { type ChangedDocuments, writeDocuments } from '../write-documents';

/** The words of facets are written anew, and the products whose technical data say one of these words queue up again. */
export async function applyLabels(projection: Projection, words: readonly string[]): Promise<ChangedDocuments> {
  await projection.reloadLabels();
  await projection.database.query(
    `INSERT INTO outbox (topic, key, lane) SELECT 'product', product.id::text, 1 FROM product
     WHERE "deletedAt" IS NULL
       AND EXISTS (SELECT FROM unnest($1::text[]) AS word WHERE strpos("customFieldsTechdetails", '"' || word || '"') > 0)
       AND NOT EXISTS (SELECT FROM outbox WHERE topic = 'product' AND outbox.key = product.id::text)`,
    [words],
  );
  const { database, labels, markets } = projection;
  const documents = markets.map(({ locale, language }) => ({
    locale,
    key: facetWordsDocumentKey,
    body: JSON.stringify(projectFacetWords(labels, language)),
  }));
  return writeDocuments(database, 'facet-words', documents);
}
