import { isLocale } from '@tradehall/domain/locales/locales.ts';
import { z } from 'zod';
import { type Database, selectRows } from '../../platform/database';
import { NamedPictures } from '../../catalogue/pictures/named-pictures';
import type { ContentSource, IndexSource } from '../project/project-content';

const locale = z.string().refine(isLocale);
const pageRow = z.object({ key: z.string(), locale, slug: z.string().nullable() });
const headRow = z.object({
  key: z.string(),
  id: z.number(),
  locale,
  title: z.string(),
  startsAt: z.date(),
  endsAt: z.date().nullable(),
});
const indexRow = headRow.extend({ isUnlisted: z.boolean() });
const revisionRow = headRow.extend({ metaDescription: z.string(), blocks: z.array(z.unknown()) });

const head = `page_key AS key, id, locale, title, starts_at AS "startsAt", ends_at AS "endsAt"`;
// Without what a later one covers for good: pages are published for years, and all of it would be read each time.
const published = `state = 'published' AND (ends_at IS NULL OR ends_at > $1) AND NOT EXISTS (
  SELECT FROM content_revision AS later
  WHERE later.page_key = revision.page_key AND later.locale = revision.locale AND later.state = 'published'
    AND later.starts_at <= $1 AND later.ends_at IS NULL
    AND (later.starts_at, later.id) > (revision.starts_at, revision.id))`;

const keptFromEngines = JSON.stringify([{ kind: 'marketing-landing-page-config', fields: { indexed: false } }]);

/** What is published of the pages and not over by then. */
export async function loadContent(database: Database, keys: readonly string[], from: Date): Promise<ContentSource[]> {
  const rows = await selectRows(
    database,
    revisionRow,
    `SELECT ${head}, meta_description AS "metaDescription", blocks FROM content_revision AS revision
     WHERE ${published} AND page_key = ANY($2::text[])`,
    [from, keys],
  );
  const pictures = await NamedPictures.load(
    database,
    rows.map(({ blocks }) => blocks),
  );
  const shown = rows.map((row) => ({ ...row, blocks: row.blocks.map((block) => pictures.shownIn(block)) }));
  const revisions = Map.groupBy(shown, ({ key }) => key);
  return keys.map((key) => ({ key, revisions: revisions.get(key) ?? [] }));
}

export async function loadContentIndex(database: Database, from: Date): Promise<IndexSource[]> {
  const rows = await selectRows(database, pageRow, 'SELECT key, locale, slug FROM content_page ORDER BY key');
  const heads = await selectRows(
    database,
    indexRow,
    `SELECT ${head}, blocks @> '${keptFromEngines}' AS "isUnlisted"
     FROM content_revision AS revision WHERE ${published}`,
    [from],
  );
  const revisions = Map.groupBy(heads, ({ key }) => key);
  return [...Map.groupBy(rows, ({ key }) => key)].map(([key, ofKey]) => ({
    key,
    slugs: new Map(ofKey.map((row) => [row.locale, row.slug])),
    revisions: revisions.get(key) ?? [],
  }));
}
