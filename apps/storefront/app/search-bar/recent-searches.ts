const key = 'recent-searches';
const most = 6;

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

/** The newest first. A browser may refuse to remember anything: then there are none. */
export function recentSearches(storage: () => Storage): readonly string[] {
  try {
    const kept: unknown = JSON.parse(storage().getItem(key) ?? '[]');
    return isTexts(kept) ? kept.slice(0, most) : [];
  } catch {
    return [];
  }
}

export function withSearch(searches: readonly string[], text: string): readonly string[] {
  const query = text.trim();
  const isOther = (search: string) => search.toLowerCase() !== query.toLowerCase();
  return query === '' ? searches : [query, ...searches.filter(isOther)].slice(0, most);
}

export function keepSearches(storage: () => Storage, searches: readonly string[]): void {
  try {
    storage().setItem(key, JSON.stringify(searches));
  } catch {
    // Full, or not allowed: the next visit begins without them.
  }
}
