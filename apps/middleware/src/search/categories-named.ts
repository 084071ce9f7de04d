import type { Language } from '@tradehall/domain/locales/languages.ts';
import { analyseQuery } from '@tradehall/domain/search/analyse-query.ts';
import { IndexWords } from '@tradehall/domain/search/index-words.ts';
import { searchWords } from '@tradehall/domain/search/search-words.ts';
import type { NavigatedCategory, NavigationReading } from '../read-side/readings/navigation-reading.ts';

interface NamedCategory {
  readonly category: NavigatedCategory;
  readonly words: ReadonlySet<string>;
}

// A locale's navigation is the same object until it changes.
const namesByNavigation = new WeakMap<NavigationReading, readonly NamedCategory[]>();

function namesIn(language: Language, navigation: NavigationReading): readonly NamedCategory[] {
  const known = namesByNavigation.get(navigation);
  if (known !== undefined) return known;
  const { categories } = navigation;
  const words = new IndexWords(language, new Set(categories.flatMap(({ name }) => searchWords(name))));
  const named = categories
    .filter(({ hasProducts }) => hasProducts)
    .map((category) => ({ category, words: wordsOf(words, category.name) }))
    .toSorted((a, b) => a.category.path.length - b.category.path.length);
  namesByNavigation.set(navigation, named);
  return named;
}

function wordsOf(words: IndexWords, name: string): ReadonlySet<string> {
  return new Set([...words.of(name), ...words.modifiersIn(name), ...words.synonymsOf(name)]);
}

/** The categories whose name the query is, or is about to be; the broadest first. */
export function categoriesNamed(
  language: Language,
  navigation: NavigationReading,
  query: string,
): readonly NavigatedCategory[] {
  const { terms, begun } = analyseQuery(language, query);
  if (terms.length === 0) return [];
  const names = namesIn(language, navigation);
  const whole = names.filter(({ words }) => terms.every((term) => words.has(term)));
  const beginning = names.filter(
    ({ words }) =>
      begun.terms.every((term) => words.has(term)) && [...words].some((word) => word.startsWith(begun.prefix)),
  );
  return (whole.length > 0 ? whole : beginning).map(({ category }) => category);
}
