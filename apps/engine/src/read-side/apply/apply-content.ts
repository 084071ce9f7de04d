import { localeCodes } from '@tradehall/domain/locales/locales.ts';
import { contentIndexKey } from '@tradehall/domain/content/content-document.ts';
import type { Lane } from '../../platform/outbox/outbox';
import { loadContent, loadContentIndex } from '../load/load-content';
import { projectContent, projectContentIndex } from '../project/project-content';
import type { Projection } from '../projection';
import { enqueuePages } from '../sold-markets';
import {
  type ChangedDocuments,
  type Document,
  type DocumentKey,
  removeDocuments,
  writeDocuments,
} from '../write-documents';

// What has just ended is still written: the clock of whoever reads may be late.
const lateClockMs = 600_000;

/** Schedules need no timer here: a document holds the times of its revisions, and who reads it has a clock. */
export async function applyContent(
  projection: Projection,
  keys: readonly string[],
  lane: Lane,
): Promise<ChangedDocuments> {
  const { database, warn } = projection;
  const from = new Date(Date.now() - lateClockMs);
  const documents: Document[] = [];
  const removals: DocumentKey[] = [];
  for (const source of await loadContent(database, keys, from)) {
    for (const locale of localeCodes) {
      const document = projectContent(source, locale, from, warn);
      if (document === null) removals.push({ locale, key: source.key });
      else documents.push({ locale, key: source.key, body: JSON.stringify(document) });
    }
  }
  await enqueueCategoriesNaming(projection, keys, lane);
  const removed = await removeDocuments(database, 'content', removals);
  const written = await writeDocuments(database, 'content', documents);
  return [...removed, ...written, ...(await writeIndex(projection, from))];
}

async function enqueueCategoriesNaming(projection: Projection, keys: readonly string[], lane: Lane): Promise<void> {
  // Also where no category names them yet: those that come later must find them.
  await projection.reloadContentKeys();
  const naming = [...projection.tree.all].filter(({ source }) => source.postKeys.some((key) => keys.includes(key)));
  if (naming.length === 0) return;
  await enqueuePages(projection, naming, lane);
}

async function writeIndex({ database }: Projection, from: Date): Promise<ChangedDocuments> {
  const index = projectContentIndex(await loadContentIndex(database, from), from);
  const documents = [...index].map(([locale, document]) => ({
    locale,
    key: contentIndexKey,
    body: JSON.stringify(document),
  }));
  return writeDocuments(database, 'content-index', documents);
}
