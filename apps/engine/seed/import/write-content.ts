import { contentKey } from '@tradehall/domain/content/content-pages.ts';
import { z } from 'zod';
import { problemOfSlug } from '../../src/plugins/content/page-address';
import { parseBlocks } from '../../src/plugins/content/parse-blocks';
import { type Database, inTransaction, selectRows } from '../../src/projector/database';
import { seededLocales, seededPages } from '../content/content-seed';
import type { SeededPage } from '../content/seeded-page';

const author = 'seed';
// Long before anybody's first own page.
const openedAt = '2026-01-01T00:00:00.000Z';

const countRow = z.object({ count: z.number() });

// An address that an operator gave to another page stays with that page.
const insertMissing = `
  WITH seeded AS (
    SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::jsonb[])
      AS seeded (key, locale, slug, title, meta_description, blocks)
  ), added AS (
    INSERT INTO content_page (key, locale, slug) SELECT key, locale, slug FROM seeded
    ON CONFLICT DO NOTHING RETURNING key, locale
  ), written AS (
    INSERT INTO content_revision
      (page_key, locale, title, meta_description, blocks, state, starts_at, updated_at, updated_by)
    SELECT key, locale, title, meta_description, blocks, 'published', '${openedAt}', '${openedAt}', '${author}'
    FROM seeded JOIN added USING (key, locale) RETURNING 1
  )
  SELECT count(*)::int AS count FROM written`;

// Only what no operator has touched: neither the revision itself nor the page by another one.
const renewUntouched = `
  WITH seeded AS (
    SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::jsonb[])
      AS seeded (key, locale, slug, title, meta_description, blocks)
  ), renewed AS (
    UPDATE content_revision AS revision
    SET title = seeded.title, meta_description = seeded.meta_description, blocks = seeded.blocks
    FROM seeded
    WHERE revision.page_key = seeded.key AND revision.locale = seeded.locale AND revision.updated_by = '${author}'
      AND NOT EXISTS (SELECT FROM content_revision AS other WHERE other.page_key = seeded.key
        AND other.locale = seeded.locale AND other.updated_by <> '${author}')
      AND (revision.title, revision.meta_description, revision.blocks)
        IS DISTINCT FROM (seeded.title, seeded.meta_description, seeded.blocks)
    RETURNING 1
  )
  SELECT count(*)::int AS count FROM renewed`;

/** The pages a shop opens with. What operators changed is theirs; says how many were written. */
export async function writeContent(database: Database): Promise<number> {
  const pages = seededLocales.flatMap((locale) => seededPages(locale).map((page) => ({ locale, ...checked(page) })));
  const values = [
    pages.map(({ key }) => key),
    pages.map(({ locale }) => locale),
    pages.map((page) => page.slug),
    pages.map(({ title }) => title),
    pages.map(({ metaDescription }) => metaDescription),
    pages.map(({ blocks }) => JSON.stringify(blocks)),
  ];
  return inTransaction(database, async () => {
    const [added] = await selectRows(database, countRow, insertMissing, values);
    const [renewed] = await selectRows(database, countRow, renewUntouched, values);
    return (added?.count ?? 0) + (renewed?.count ?? 0);
  });
}

function checked(page: SeededPage): SeededPage {
  const { blocks, problems } = parseBlocks(page.blocks);
  const problem = problems ?? (page.slug === null ? null : problemOfSlug(page.key, page.slug));
  if (blocks === null || problem !== null) throw new Error(`the page ${page.key}: ${problem}`);
  return { ...page, key: contentKey.parse(page.key), blocks };
}
