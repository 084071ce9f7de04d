import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchFilters, searchRequest } from '@tradehall/domain/search/search-request.ts';
import {
  filterCount,
  filtersOf,
  isSearchable,
  listingSearch,
  plainListing,
  readListingAddress,
  withChange,
  withoutFilters,
} from './listing-address.ts';

const read = (search: string) => readListingAddress(new URLSearchParams(search));

const names = [
  'query',
  'categories',
  'brand',
  'tags',
  'priceFrom',
  'priceTo',
  'avgRating',
  'sort',
  'hitsPerPage',
  'page',
  'volume-l',
  'volume-l-from',
  'temperature-min-c',
  'voltage-v',
  'material',
  'in-stock',
];

/** Parameters as nobody would write them, and some as everybody does. */
const anyValue = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 130 }),
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1.5',
    '1e9',
    '24',
    '48',
    '8-10',
    '-18--2',
    '-2',
    '10-8',
    '8,5',
    'yes',
    '999',
    '1000',
    'newest',
    'volume-l-desc',
    'on-sale',
    '%',
    '%E0%A4%A',
    '\u0000',
    "'",
    '"',
  ),
);
const anySearch = fc
  .array(fc.tuple(fc.constantFrom(...names, 'utm_source', 'Page', 'page[]', ''), anyValue), { maxLength: 20 })
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'));

describe('the address of a list', () => {
  it('says what is in the list', () => {
    const search =
      'query=%20pizza%20%20ofen&tags=on-sale,new&tags=new&brand=B&brand=A&priceFrom=100&priceTo=500&avgRating=4' +
      '&categories=gastronomy&categories=ovens&sort=price-asc&page=3&hitsPerPage=48';
    expect(read(search)).toEqual({
      query: 'pizza ofen',
      categories: ['gastronomy', 'ovens'],
      brand: ['B', 'A'],
      tags: ['on-sale', 'new'],
      priceFrom: 100,
      priceTo: 500,
      avgRating: 4,
      ranges: {},
      values: {},
      sort: 'price-asc',
      hitsPerPage: 48,
      page: 3,
    });
  });

  it.each([
    '',
    'sort=cheapest',
    'sort=',
    'sort=volume-l',
    'sort=material-asc',
    'sort=width-mm-asc',
    'hitsPerPage=25',
    'tags=',
    'tags=,,%00',
    `tags=${'x'.repeat(61)}`,
    'utm_source=x',
    'priceFrom=-1&priceTo=1e5',
    'priceFrom=999999999',
    'avgRating=6',
    'avgRating=4.5',
    'volume-l=eight&volume-l=8-10-12',
    'volume-l=&volume-l-from=&volume-l-to=x',
    'volume=8&wattage-w=10&gclid=abc&in-stock=no',
    `material=${'x'.repeat(61)}&voltage-v=%00`,
    'page=0',
    'page=-1',
    'page=1.5',
    'page=1000',
    'page=1e2',
    'page=two',
  ])('stays at its defaults with "%s"', (search) => {
    expect(read(search)).toEqual(plainListing);
  });

  it('takes a price whichever way round it was typed', () => {
    expect(read('priceFrom=500&priceTo=100')).toMatchObject({ priceFrom: 100, priceTo: 500 });
  });

  it.each([
    ['volume-l=8-10', { 'volume-l': { from: 8, to: 10 } }],
    ['volume-l=10-8', { 'volume-l': { from: 8, to: 10 } }],
    ['volume-l=8-', { 'volume-l': { from: 8 } }],
    ['volume-l=-10', { 'volume-l': { to: 10 } }],
    ['volume-l=0.5', { 'volume-l': { from: 0.5, to: 0.5 } }],
    ['volume-l-from=8,5&volume-l-to=', { 'volume-l': { from: 8.5 } }],
    ['temperature-min-c=-18--2', { 'temperature-min-c': { from: -18, to: -2 } }],
    ['temperature-min-c=-18-', { 'temperature-min-c': { from: -18 } }],
    ['width-mm=-600&power-w=2000-3000', { 'width-mm': { to: 600 }, 'power-w': { from: 2000, to: 3000 } }],
  ])('reads the measures of "%s"', (search, ranges) => {
    expect(read(search)).toEqual({ ...plainListing, ranges });
  });

  it('writes technical filters as people read them, in one order', () => {
    const search = 'voltage-v=400&volume-l-from=8&volume-l-to=10&voltage-v=230&in-stock=yes&material=brass';
    expect(listingSearch(read(search))).toBe('?in-stock=yes&volume-l=8-10&voltage-v=230&voltage-v=400&material=brass');
    expect(filterCount(read(search))).toBe(5);
    expect(filtersOf(read(search), 2)).toEqual({
      ranges: { 'volume-l': { from: 8, to: 10 } },
      values: { 'in-stock': ['yes'], 'voltage-v': ['400', '230'], material: ['brass'] },
    });
    expect(listingSearch(withoutFilters(read(search)))).toBe('');
  });

  it('sorts by a measure, and says so as other orders do', () => {
    const byVolume = read('sort=volume-l-desc&brand=A&page=2');
    expect(byVolume.sort).toEqual({ measure: 'volume-l', direction: 'desc' });
    expect(listingSearch(byVolume)).toBe('?brand=A&sort=volume-l-desc&page=2');
    expect(listingSearch(withoutFilters(byVolume))).toBe('?sort=volume-l-desc');
  });

  it('has one spelling for one list, with what is usual left out', () => {
    const search = 'page=2&sort=newest&brand=Z&brand=A&hitsPerPage=24&query=%C3%96l%20%26%20Co&tags=new';
    expect(listingSearch(read(search))).toBe('?query=%C3%96l%20%26%20Co&brand=A&brand=Z&tags=new&sort=newest&page=2');
    expect(listingSearch(plainListing)).toBe('');
  });

  it('begins anew when anything but the page changes', () => {
    const third = read('brand=A&page=3&sort=newest');
    expect(withChange(third, { tags: ['new'] }).page).toBe(1);
    expect(listingSearch(withoutFilters(third))).toBe('?sort=newest');
    expect([filterCount(third), filterCount(withoutFilters(third))]).toEqual([1, 0]);
  });

  it('is sent in cents, whatever the units', () => {
    expect(filtersOf(read('priceFrom=10&priceTo=20&avgRating=4'), 2)).toEqual({
      priceFromCents: 1000,
      priceToCents: 2000,
      avgRating: 4,
    });
  });
});

describe('any address whatever', () => {
  it('is read without a complaint, and read again as it is written', () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        const address = read(search);
        const written = read(listingSearch(address));
        const values = Object.entries(address.values).map(([name, some]) => [name, [...some].sort()] as const);
        const lists = { brand: [...address.brand].sort(), tags: [...address.tags].sort() };
        const ordered = { ...lists, values: Object.fromEntries(values) };
        expect(written).toEqual({ ...address, ...ordered });
        expect(listingSearch(written)).toBe(listingSearch(address));
      }),
      { numRuns: 500 },
    );
  });

  it('asks the search for nothing it would refuse', () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        const address = read(search);
        const filters = filtersOf(address, 2);
        expect(searchFilters.safeParse(filters).success).toBe(true);
        const { query, sort, page, hitsPerPage } = address;
        if (isSearchable(query) || filterCount(address) > 0) {
          const asked = { locale: 'de-DE', ...(isSearchable(query) && { query }), filters, sort, page, hitsPerPage };
          expect(searchRequest.safeParse(asked).success).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});
