import { describe, expect, it } from 'vitest';
import type { SearchDocument } from './search-document.ts';
import { searchIndexSettings, searchIndexUids, searchNodeUrls, toIndexedProduct } from './search-index.ts';

const document: SearchDocument = {
  ...{ locale: 'de-DE', sku: 'EX10000001', slug: 'ofen-10000001', name: 'Ofen 3 kW', brand: 'Royal', family: 'ovens' },
  ...{ isBware: false, tags: ['new'], categories: [['gastronomy'], ['gastronomy/ovens']], priceCents: 100 },
  ...{ averageRating: 4.9, reviewCount: 3, releasedOn: '1970-01-11', isOnStock: true, popularity: 3 },
  specs: { 'power-w': 3000, 'voltage-v': ['230', '400'], 'in-stock': ['yes'] },
  words: { name: 'ofen 3kw 3 kw', brand: 'royal', more: 'backofen 230v' },
  ...{ numbers: ['#ex10000001'], sortName: 'ofen', card: '{}' },
};

describe('a product in the search index', () => {
  it('is counted by whole stars, and released so many days after 1970', () => {
    expect(toIndexedProduct(document)).toMatchObject({
      stars: 4,
      releasedDay: 10,
      stockRank: 1,
      newnessRank: 1,
      popularity: 3,
    });
    expect(toIndexedProduct({ ...document, releasedOn: null })).toMatchObject({ releasedDay: 0 });
  });

  it('has its words twice: as they are, and without numbers where they may be mistyped', () => {
    expect(toIndexedProduct(document)).toMatchObject({
      ...{ wordsOfName: 'ofen 3kw 3 kw', wordsOfBrand: 'royal', moreWords: 'backofen 230v' },
      ...{ mistypableName: 'ofen kw royal', moreMistypable: 'backofen' },
    });
  });

  it('names every value that is counted', () => {
    expect(toIndexedProduct(document).counted).toEqual([
      ...['tags:new', 'brand:Royal', 'stars:4', 'category0:gastronomy', 'category1:gastronomy/ovens'],
    ]);
  });

  it('says which facets it has something to say about', () => {
    expect(toIndexedProduct(document).specNames).toEqual(['power-w', 'voltage-v', 'in-stock']);
  });

  it('has every attribute that its settings speak of', () => {
    const { searchableAttributes, filterableAttributes, sortableAttributes, rankingRules } = searchIndexSettings;
    const ranked = rankingRules.filter((rule) => rule.includes(':')).map((rule) => rule.split(':')[0]);
    const named = [...searchableAttributes, ...filterableAttributes, ...sortableAttributes, ...ranked];
    expect(Object.keys(toIndexedProduct(document))).toEqual(expect.arrayContaining(named));
  });
});

describe('search nodes', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['http://one:7700/,https://two', ['http://one:7700', 'https://two']],
  ])('%s are %j', (given, urls) => {
    expect(searchNodeUrls.parse(given)).toEqual(urls);
  });

  it('have addresses', () => {
    expect(searchNodeUrls.safeParse('http://one,two').success).toBe(false);
  });

  it('have an index for each locale and one beside it while it is built', () => {
    const { live, next, state } = searchIndexUids('prod');
    expect([live('de-AT'), next('de-AT'), state]).toEqual(['prod_de-AT', 'prod_de-AT_next', 'prod_state']);
  });
});
