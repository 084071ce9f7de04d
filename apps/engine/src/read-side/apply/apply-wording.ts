import { type WordingDocument, wordingDocumentKey } from '@tradehall/domain/wording/wording.calls.ts';
import { z } from 'zod';
import { selectRows } from '../../platform/database';
import type { Projection } from '../projection';
import { type ChangedDocuments, removeDocuments, writeDocuments } from '../write-documents';

const textsRow = z.object({ locale: z.string(), texts: z.record(z.string(), z.string()) });
const select = `
  SELECT locale, jsonb_object_agg(message_key, words ORDER BY message_key) AS texts
  FROM wording WHERE locale = ANY ($1) GROUP BY locale`;

/** A locale's document holds the few words that operators have changed. */
export async function applyWording({ database }: Projection, locales: readonly string[]): Promise<ChangedDocuments> {
  const rows = await selectRows(database, textsRow, select, [locales]);
  const bodyOf = (texts: WordingDocument['texts']) => JSON.stringify({ texts } satisfies WordingDocument);
  const documents = rows.map(({ locale, texts }) => ({ locale, key: wordingDocumentKey, body: bodyOf(texts) }));
  const unchanged = locales.filter((locale) => rows.every((row) => row.locale !== locale));
  const removed = await removeDocuments(
    database,
    'wording',
    unchanged.map((locale) => ({ locale, key: wordingDocumentKey })),
  );
  return [...removed, ...(await writeDocuments(database, 'wording', documents))];
}
