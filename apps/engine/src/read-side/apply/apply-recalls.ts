import { recallsDocument, recallsDocumentKey } from '@tradehall/domain/equipment/recall.ts';
import { z } from 'zod';
import { standingRecall } from '../../catalogue/recalls/standing-recall';
import { selectRows } from '../../platform/database';
import type { Projection } from '../projection';
import { type ChangedDocuments, writeDocuments } from '../write-documents';

/** With the product's names by language. A product that was deleted keeps them. */
const recallRow = standingRecall.extend({ names: z.record(z.string(), z.string()) });

const selectStanding = `
  SELECT recall.id, recall.sku, recall.hazard, recall.action, recall.batch, recall.published_at AS "publishedAt",
    coalesce((
      SELECT jsonb_object_agg(translation."languageCode", translation.name)
      FROM product_variant AS variant JOIN product_translation AS translation ON translation."baseId" = variant."productId"
      WHERE variant.sku = recall.sku
    ), '{}') AS names
  FROM product_recall AS recall WHERE recall.withdrawn_at IS NULL ORDER BY recall.published_at DESC, recall.id DESC`;

/** Every shop shows every recall: whoever has bought the product may live elsewhere by now. */
export async function applyRecalls({ database, markets }: Projection): Promise<ChangedDocuments> {
  const standing = await selectRows(database, recallRow, selectStanding);
  const documents = markets.map(({ locale, language }) => ({
    locale,
    key: recallsDocumentKey,
    body: JSON.stringify(
      recallsDocument.parse({
        recalls: standing.map(({ id, publishedAt, names, ...recall }) => ({
          ...recall,
          id: String(id),
          publishedAt: publishedAt.toISOString(),
          name: names[language] ?? names['en'] ?? recall.sku,
        })),
      }),
    ),
  }));
  return writeDocuments(database, 'recalls', documents);
}
