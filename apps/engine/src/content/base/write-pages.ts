import { contentKey } from '@tradehall/domain/content/content-pages.ts';
import { type Locale, localeCodes, locales } from '@tradehall/domain/locales/locales.ts';
import { z } from 'zod';
import { problemOfSlug } from '../page-address';
import { parseBlocks } from '../parse-blocks';
import { type Database, inTransaction, selectRows } from '../../platform/database';
import { basePages } from './base-pages';
import type { SeededPage } from './seeded-page';

// Long before anybody's first own page.
const openedAt = '2026-01-01T00:00:00.000Z';
/** The author of base content. */
export const baseAuthor = 'seed';

const countRow = z.object({ count: z.number() });

const given = `given AS (
    SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::jsonb[], $7::text[], $8::boolean[])
      AS given (key, locale, slug, title, meta_description, blocks, fallback, differs)
  )`;

// An address that an operator gave to another page stays with that page. A locale whose words are those it falls back to
// needs no page; and where somebody else wrote the page it falls back to, that is the one its shoppers read.
const insertMissing = `
  WITH ${given}, added AS (
    INSERT INTO content_page (key, locale, slug) SELECT key, locale, slug FROM given
    WHERE differs AND NOT EXISTS (SELECT FROM content_revision AS other WHERE other.page_key = given.key
      AND other.locale = given.fallback AND other.updated_by <> ALL ($10))
    ON CONFLICT DO NOTHING RETURNING key, locale
  ), written AS (
    INSERT INTO content_revision
      (page_key, locale, title, meta_description, blocks, state, starts_at, updated_at, updated_by)
    SELECT key, locale, title, meta_description, blocks, 'published', '${openedAt}', '${openedAt}', $9
    FROM given JOIN added USING (key, locale) RETURNING 1
  )
  SELECT count(*)::int AS count FROM written`;

// Only what nobody else has touched: neither the revision itself nor the page by another one.
const renewUntouched = `
  WITH ${given}, renewed AS (
    UPDATE content_revision AS revision
    SET title = given.title, meta_description = given.meta_description, blocks = given.blocks, updated_by = $9
    FROM given
    WHERE revision.page_key = given.key AND revision.locale = given.locale AND revision.updated_by = ANY ($10)
      AND NOT EXISTS (SELECT FROM content_revision AS other WHERE other.page_key = given.key
        AND other.locale = given.locale AND other.updated_by <> ALL ($10))
      AND (revision.title, revision.meta_description, revision.blocks)
        IS DISTINCT FROM (given.title, given.meta_description, given.blocks)
    RETURNING 1
  )
  SELECT count(*)::int AS count FROM renewed`;

interface LocalPage extends SeededPage {
  readonly locale: Locale;
  /** Whether it differs from the page that its locale falls back to. */
  readonly differs: boolean;
}

/** The pages of every locale. */
export function pagesOfLocales(pagesIn: (locale: Locale) => readonly SeededPage[]): readonly LocalPage[] {
  return localeCodes.flatMap((locale) => {
    const { fallback } = locales[locale];
    const others = new Set((fallback === null ? [] : pagesIn(fallback)).map((page) => JSON.stringify(page)));
    return pagesIn(locale).map((page) => ({ ...page, locale, differs: !others.has(JSON.stringify(page)) }));
  });
}

interface Pages {
  readonly pages: readonly LocalPage[];
  readonly author: string;
  /** Whose pages may be written anew. */
  readonly mayReplace: readonly string[];
}

/** What operators changed is theirs. Says how many were written. */
export async function writePages(database: Database, { pages, author, mayReplace }: Pages): Promise<number> {
  const rows = pages.map((page) => ({ locale: page.locale, differs: page.differs, ...checked(page) }));
  const values = [
    rows.map(({ key }) => key),
    rows.map(({ locale }) => locale),
    rows.map((page) => page.slug),
    rows.map(({ title }) => title),
    rows.map(({ metaDescription }) => metaDescription),
    rows.map(({ blocks }) => JSON.stringify(blocks)),
    rows.map(({ locale }) => locales[locale].fallback),
    rows.map(({ differs }) => differs),
    author,
    mayReplace,
  ];
  return inTransaction(database, async () => {
    const [added] = await selectRows(database, countRow, insertMissing, values);
    const [renewed] = await selectRows(database, countRow, renewUntouched, values);
    return (added?.count ?? 0) + (renewed?.count ?? 0);
  });
}

/** The pages that every shop opens with: legal pages, help, home. */
export function writeBaseContent(database: Database): Promise<number> {
  return writePages(database, { pages: pagesOfLocales(basePages), author: baseAuthor, mayReplace: [baseAuthor] });
}

function checked(page: SeededPage): SeededPage {
  const { blocks, problems } = parseBlocks(page.blocks);
  const problem = problems ?? (page.slug === null ? null : problemOfSlug(page.key, page.slug));
  if (blocks === null || problem !== null) throw new Error(`the page ${page.key}: ${problem}`);
  return { ...page, key: contentKey.parse(page.key), blocks };
}
