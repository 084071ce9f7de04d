import { type VolumeDiscountsDocument, volumeDiscountsDocument } from '@tradehall/domain/cart/discount-documents.ts';
import { z } from 'zod';
import { stores } from '../../platform/stores/store';
import { selectRows } from '../../platform/database';
import type { Market } from '../markets';
import type { Projection } from '../projection';
import {
  type ChangedDocuments,
  type Document,
  type DocumentKey,
  removeDocuments,
  writeDocuments,
} from '../write-documents';

const discountRow = z.object({
  group: z.string(),
  steps: z.unknown(),
  stores: z.array(z.string()).nullable(),
  sortOrder: z.number(),
});
type DiscountRow = z.output<typeof discountRow>;

const selectDiscounts = `
  SELECT discount_group AS "group", steps, stores, sort_order AS "sortOrder" FROM volume_discount
  WHERE is_active AND discount_group = ANY($1::text[]) ORDER BY sort_order, id`;

/** One document for each group and locale whose store grants it; what is switched off is nobody's business. */
export async function applyVolumeDiscounts(
  { database, markets }: Projection,
  groups: readonly string[],
): Promise<ChangedDocuments> {
  const rows = await selectRows(database, discountRow, selectDiscounts, [groups]);
  const documents: Document[] = [];
  const removals: DocumentKey[] = [];
  for (const key of groups) {
    for (const market of markets) {
      const { locale } = market;
      const document = projectVolumeDiscounts(rows, key, market);
      if (document.results.length === 0) removals.push({ locale, key });
      else documents.push({ locale, key, body: JSON.stringify(document) });
    }
  }
  // Cards say which products have them.
  await database.query(
    `INSERT INTO outbox (topic, key, lane) SELECT 'product', product.id::text, 1 FROM product
     WHERE "deletedAt" IS NULL AND "customFieldsVolumediscountgroup" = ANY($1::text[])
       AND NOT EXISTS (SELECT FROM outbox WHERE topic = 'product' AND outbox.key = product.id::text)`,
    [groups],
  );
  const removed = await removeDocuments(database, 'volume-discounts', removals);
  return [...removed, ...(await writeDocuments(database, 'volume-discounts', documents))];
}

function projectVolumeDiscounts(
  rows: readonly DiscountRow[],
  group: string,
  { storeKey }: Market,
): VolumeDiscountsDocument {
  const granted = rows.filter((row) => row.group === group && (row.stores === null || row.stores.includes(storeKey)));
  return volumeDiscountsDocument.parse({
    results: granted.map((row) => ({
      volumeDiscountGroup: group,
      isActive: true,
      sortOrder: String(row.sortOrder),
      stores: row.stores ?? stores.map(({ key }) => key),
      steps: row.steps,
    })),
  });
}
