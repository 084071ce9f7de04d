import { redirectDocument, redirectLocale } from '@tradehall/domain/content/redirect.ts';
import { z } from 'zod';
import { stores } from '../../platform/stores/store';
import { selectRows } from '../../platform/database';
import type { Projection } from '../projection';
import {
  type ChangedDocuments,
  type Document,
  type DocumentKey,
  removeDocuments,
  writeDocuments,
} from '../write-documents';

const redirectRow = z.object({
  sourcePath: z.string(),
  storeKey: z.string().nullable(),
  id: z.string(),
  targetPath: z.string(),
  status: z.number(),
});

const selectRedirects = `
  SELECT source_path AS "sourcePath", store_key AS "storeKey", id::text AS id, target_path AS "targetPath", status
  FROM redirect WHERE source_path = ANY($1::text[])`;

/** One document for each shop, so that whoever looks an address up reads one: the shop's own goes before that of all. */
export async function applyRedirects(projection: Projection, paths: readonly string[]): Promise<ChangedDocuments> {
  const { database } = projection;
  const rows = Map.groupBy(
    await selectRows(database, redirectRow, selectRedirects, [paths]),
    ({ sourcePath }) => sourcePath,
  );
  const documents: Document[] = [];
  const removals: DocumentKey[] = [];
  for (const key of paths) {
    const ofPath = rows.get(key) ?? [];
    for (const { key: storeKey, country } of stores) {
      const locale = redirectLocale(country);
      const row = ofPath.find((each) => each.storeKey === storeKey) ?? ofPath.find((each) => each.storeKey === null);
      if (row === undefined) removals.push({ locale, key });
      else documents.push({ locale, key, body: JSON.stringify(redirectDocument.parse(row)) });
    }
  }
  const removed = await removeDocuments(database, 'redirect', removals);
  return [...removed, ...(await writeDocuments(database, 'redirect', documents))];
}
