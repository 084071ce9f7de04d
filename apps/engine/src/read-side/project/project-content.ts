import { contentBlock, type ContentBlock } from '@tradehall/domain/content/content-block.ts';
import type { ContentDocument, ContentIndexDocument, ContentPage } from '@tradehall/domain/content/content-document.ts';
import { type Locale, localeCodes } from '@tradehall/domain/locales/locales.ts';
import {
  changesAfter,
  findLiveRevision,
  liveWindows,
  type PublishedRevision,
  revisionsFor,
} from '../../content/live-windows';
import { getOrMake } from '../get-or-make';

interface Head extends PublishedRevision {
  readonly title: string;
  readonly isUnlisted: boolean;
}

interface Revision extends PublishedRevision {
  readonly title: string;
  readonly metaDescription: string;
  readonly blocks: readonly unknown[];
}

export interface ContentSource {
  readonly key: string;
  /** In all locales. */
  readonly revisions: readonly Revision[];
}

export interface IndexSource {
  readonly key: string;
  readonly slugs: ReadonlyMap<Locale, string | null>;
  readonly revisions: readonly Head[];
}

type IndexEntry = ContentIndexDocument['pages'][number];

/** The page as visitors of a locale see it from `from` on; null where there is nothing for them. */
export function projectContent(
  { key, revisions }: ContentSource,
  locale: Locale,
  from: Date,
  warn: (message: string) => void,
): ContentDocument | null {
  const windows = liveWindows(revisionsFor(key, revisions, locale), locale, from);
  if (windows.length === 0) return null;
  return {
    key,
    revisions: windows.map(({ revision, startsAt, endsAt }) => ({
      id: String(revision.id),
      startsAt: startsAt.toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
      title: revision.title,
      metaDescription: revision.metaDescription,
      blocks: readableBlocks(revision, key, warn),
    })),
  };
}

/** A kind that changed since the page was published costs its block, not the page. */
function readableBlocks({ id, blocks }: Revision, key: string, warn: (message: string) => void): ContentBlock[] {
  return blocks.flatMap((block, index) => {
    const parsed = contentBlock.safeParse(block);
    if (!parsed.success) warn(`block ${index + 1} of revision ${id} of the page ${key} is left out: unreadable`);
    return parsed.success ? [parsed.data] : [];
  });
}

/**
 * The pages with an address, by locale. An entry says where the page is in the other locales at that time, so that
 * two pages that name each other as translations always are.
 */
export function projectContentIndex(sources: readonly IndexSource[], from: Date): Map<Locale, ContentIndexDocument> {
  const index = new Map<Locale, ContentIndexDocument>(localeCodes.map((locale) => [locale, { pages: [] }]));
  for (const source of sources) {
    for (const [locale, entries] of entriesOf(source, from)) index.get(locale)?.pages.push(...entries);
  }
  return index;
}

function entriesOf(source: IndexSource, from: Date): Map<Locale, IndexEntry[]> {
  const entries = new Map<Locale, IndexEntry[]>();
  const instants = [from, ...changesAfter(source.revisions, from)];
  for (const [position, instant] of instants.entries()) {
    const shown = shownAt(source, instant);
    const slugAllLocales = Object.fromEntries(shown.map(({ locale, slug }) => [locale, slug]));
    for (const { locale, slug, revision } of shown) {
      const { title, isUnlisted } = revision;
      const page: ContentPage = { key: source.key, slug, title, slugAllLocales, ...(isUnlisted && { isUnlisted }) };
      const startsAt = (position === 0 ? revision.startsAt : instant).toISOString();
      const endsAt = instants[position + 1]?.toISOString() ?? null;
      append(
        getOrMake(entries, locale, () => []),
        { ...page, startsAt, endsAt },
      );
    }
  }
  return entries;
}

function shownAt({ key, slugs, revisions }: IndexSource, instant: Date) {
  return localeCodes.flatMap((locale) => {
    const revision = findLiveRevision(revisionsFor(key, revisions, locale), locale, instant);
    const slug = revision === null ? null : slugs.get(revision.locale);
    return revision === null || !slug ? [] : [{ locale, slug, revision }];
  });
}

/** What goes on unchanged stays one entry. */
function append(entries: IndexEntry[], entry: IndexEntry): void {
  const before = entries.at(-1);
  const isSame =
    before !== undefined &&
    before.endsAt === entry.startsAt &&
    JSON.stringify({ ...before, startsAt: '', endsAt: '' }) === JSON.stringify({ ...entry, startsAt: '', endsAt: '' });
  if (isSame) before.endsAt = entry.endsAt;
  else entries.push(entry);
}
