import { isLive } from '@tradehall/domain/content/content-document.ts';
import type { Language } from '@tradehall/domain/locales/languages.ts';
import { analyseQuery } from '@tradehall/domain/search/analyse-query.ts';
import { IndexWords } from '@tradehall/domain/search/index-words.ts';
import { searchWords } from '@tradehall/domain/search/search-words.ts';
import type { ContentIndexReading } from '../read-side/readings/content-index-reading.ts';

type IndexedPage = ContentIndexReading['pages'][number];

interface NamedPage {
  readonly entry: IndexedPage;
  readonly words: ReadonlySet<string>;
}

// A locale's list of pages is the same object until it changes.
const namesByIndex = new WeakMap<ContentIndexReading, readonly NamedPage[]>();

function namesIn(language: Language, index: ContentIndexReading): readonly NamedPage[] {
  const known = namesByIndex.get(index);
  if (known !== undefined) return known;
  const listed = index.pages.filter(({ isUnlisted }) => !isUnlisted);
  const words = new IndexWords(language, new Set(listed.flatMap(({ title }) => searchWords(title))));
  const named = listed.map((entry) => ({ entry, words: new Set(words.of(entry.title)) }));
  namesByIndex.set(index, named);
  return named;
}

/** Guides and help whose title has all words of the query; the last one may only have begun. */
export function pagesNamed(
  language: Language,
  index: ContentIndexReading,
  query: string,
): readonly { readonly title: string; readonly slug: string }[] {
  const { terms, begun } = analyseQuery(language, query);
  if (terms.length === 0) return [];
  const now = new Date();
  const isNamed = ({ words }: NamedPage): boolean =>
    terms.every((term) => words.has(term)) ||
    (begun.terms.every((term) => words.has(term)) && [...words].some((word) => word.startsWith(begun.prefix)));
  const found = namesIn(language, index).filter((page) => isLive(page.entry, now) && isNamed(page));
  return [...new Map(found.map(({ entry: { slug, title } }) => [slug, { title, slug }])).values()];
}
