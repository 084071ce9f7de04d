import { describe, expect, it } from 'vitest';
import { keepSearches, recentSearches, withSearch } from './recent-searches.ts';

function browser(): Storage {
  const kept = new Map<string, string>();
  return {
    length: 0,
    clear: () => kept.clear(),
    key: () => null,
    getItem: (key) => kept.get(key) ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  };
}

function refusing(): Storage {
  throw new Error('not in this browser');
}

describe('recent searches', () => {
  it('are there at the next visit, the newest first', () => {
    const storage = browser();
    keepSearches(() => storage, withSearch(withSearch([], 'oven'), 'fryer'));
    expect(recentSearches(() => storage)).toEqual(['fryer', 'oven']);
  });

  it('name the same words once and are six at most', () => {
    const typed = ['a', 'b', 'c', 'd', 'e', 'f', 'Oven', ' oven '];
    const searches = typed.reduce<readonly string[]>(withSearch, []);
    expect(searches).toEqual(['oven', 'f', 'e', 'd', 'c', 'b']);
  });

  it('are none where the browser refuses to remember or remembers something else', () => {
    expect(recentSearches(refusing)).toEqual([]);
    const storage = browser();
    storage.setItem('recent-searches', '{"query":"oven"}');
    expect(recentSearches(() => storage)).toEqual([]);
  });
});
