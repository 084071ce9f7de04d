import { describe, expect, it } from 'vitest';
import { findSort, searchRequest, settledSort, sortOrders, writeSort } from './search-request.ts';

const request = { locale: 'pl-PL', query: 'piec', filters: {}, sort: 'relevance', page: 1, hitsPerPage: 24 };
const accepts = (changes: object): boolean => searchRequest.safeParse({ ...request, ...changes }).success;

describe('a search', () => {
  it.each([
    [{}, true],
    [{ query: 'p' }, false],
    [{ query: 'p'.repeat(101) }, false],
    [{ page: 999 }, true],
    [{ page: 0 }, false],
    [{ page: 1000 }, false],
    [{ page: 1.5 }, false],
    [{ hitsPerPage: 48 }, true],
    [{ hitsPerPage: 25 }, false],
    [{ sort: 'cheapest' }, false],
    [{ sort: { measure: 'volume-l', direction: 'desc' } }, true],
    [{ sort: { measure: 'volume-l', direction: 'down' } }, false],
    [{ sort: { measure: "volume-l' DESC --", direction: 'asc' } }, false],
    [{ sort: { measure: 'material', direction: 'asc' } }, false],
    [{ sort: { measure: 'width-mm', direction: 'asc' } }, false],
    [{ filters: { customerGroup: 'tier-4' } }, false],
    [{ filters: { tags: ['on\u0000sale'] } }, false],
    [{ filters: { ranges: { 'volume-l': { from: 8, to: 10 } }, values: { 'in-stock': ['yes'] } } }, true],
    [{ filters: { ranges: { 'volume-l': {} } } }, false],
    [{ filters: { ranges: { 'volume-l': { from: Infinity } } } }, false],
    [{ filters: { ranges: { "volume-l' OR 1=1": { from: 8 } } } }, false],
    [{ filters: { values: { 'volume-l': ['8'] } } }, false],
    [{ filters: { values: { material: [] } } }, false],
  ])('with %j: %s', (changes, accepted) => {
    expect(accepts(changes)).toBe(accepted);
  });

  it('needs no query when a filter or tag is set', () => {
    expect(accepts({ query: undefined, filters: { tags: ['on-sale'] } })).toBe(true);
    expect(accepts({ query: undefined, filters: { priceToCents: 5000 } })).toBe(true);
  });

  it('needs a query when no filter is set', () => {
    expect(accepts({ query: undefined })).toBe(false);
    expect(accepts({ query: undefined, filters: { tags: [] } })).toBe(false);
  });
});

describe('the order of a list', () => {
  it('is read as it is written, by a measure too', () => {
    const byVolume = { measure: 'volume-l', direction: 'desc' } as const;
    expect(writeSort(byVolume)).toBe('volume-l-desc');
    for (const sort of [...sortOrders, byVolume]) expect(findSort(writeSort(sort))).toEqual(sort);
  });

  it.each(['', 'volume-l', 'volume-l-down', 'volume-asc', 'material-asc', 'in-stock-desc', '__proto__-asc'])(
    'is not %j',
    (text) => {
      expect(findSort(text)).toBeNull();
    },
  );

  it('is the usual one where the list has no such measure', () => {
    const byPower = { measure: 'power-w', direction: 'asc' } as const;
    expect(settledSort(byPower, ['volume-l', 'power-w'])).toBe(byPower);
    expect(settledSort(byPower, ['volume-l'])).toBe('relevance');
    expect(settledSort('newest', [])).toBe('newest');
  });
});
