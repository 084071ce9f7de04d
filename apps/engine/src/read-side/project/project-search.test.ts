import { marketsOn, marketMask } from '../markets';
import { describe, expect, it } from 'vitest';
import { localeCodes } from '@tradehall/domain/locales/locales.ts';
import { CategoryTree } from '../category-tree';
import { Labels } from '../labels';
import { projectSearch, type SearchRow } from './project-search';
import { type ProductSource, type ProductTexts, unranked } from '../product-source';

const markets = marketsOn(new Date('2026-11-15T12:00:00Z'));
const noPrice = { saleCents: null, lowest30DaysCents: null };

function texts(name: string, metaKeywords: string | null = null): ProductTexts {
  const meta = { metaTitle: null, metaDescription: null, metaKeywords };
  return {
    name,
    slug: 'oven-10000042',
    description: '',
    ...meta,
    highlights: [],
    faq: [],
    deliveryPackage: [],
    safetyWarnings: [],
  };
}

const oven: ProductSource = {
  id: 42,
  sku: 'EX10000042',
  published: true,
  eligibleForSelling: true,
  marketMask: marketMask(localeCodes),
  brand: 'Royal Catering',
  family: '',
  model: 'RC-POB 6',
  ean: '4250928600000',
  releaseDate: null,
  availableFrom: null,
  energyClass: null,
  energyScale: null,
  isBware: false,
  isFreight: false,
  guaranteeRatePermyriad: null,
  storesWithoutGuarantee: [],
  manufacturer: null,
  responsiblePerson: null,
  volumeDiscountGroup: null,
  measures: {
    net: { lengthMm: null, widthMm: null, heightMm: null, weightG: null },
    gross: { lengthMm: null, widthMm: null, heightMm: null, weightG: null },
  },
  storesWithVolumePrices: [],
  manualUrl: null,
  files: [],
  video: null,
  videoPoster: null,
  numberOf360Images: 0,
  tags: [],
  relatedAccessories: [],
  parentProducts: [],
  setParts: [],
  technicalDetails: [],
  categoryIds: [],
  rank: unranked,
  quantity: 7,
  sampleReviews: 0,
  ratings: [0, 0, 0, 0, 0],
  pictures: [],
  prices: new Map([
    ['tradehall_de', { listCents: 49_900, ...noPrice }],
    ['tradehall_gr', { listCents: 51_900, ...noPrice }],
  ]),
  texts: new Map([
    ['en', texts('Pizza oven')],
    ['de', texts("Großer Pizzaofen – 3,5 kW, d'Or", 'Steinofen')],
    ['el', texts('Φούρνος πίτσας')],
  ]),
};

function rowIn(locale: string, changes: Partial<ProductSource> = {}): SearchRow | undefined {
  return projectSearch(
    { ...oven, ...changes },
    { markets, tree: new CategoryTree([]), labels: new Labels([], []) },
  ).find((row) => row.locale === locale);
}

const quickFilters = (changes: Partial<ProductSource>) => rowIn('de-DE', changes)?.tags;

const wordsOf = (row: SearchRow | undefined, weight: string) =>
  (row?.words.split(' ') ?? [])
    .filter((word) => word.includes(weight))
    .map((word) => word.replace(/'([^']+)'.*/, '$1'));

describe('what is searched', () => {
  it('are the words of the language with their stems and parts, the name before the rest', () => {
    const row = rowIn('de-DE');
    const ofName = ['grosser', 'gros', 'pizzaofen', 'pizzaof', 'ofen', '3500w', '3d5', 'd', 'or', 'rc', 'pob', '6'];
    expect(wordsOf(row, 'A').filter((word) => word !== 'rcpob')).toEqual(ofName);
    expect(wordsOf(row, 'B')).toEqual(expect.arrayContaining(['royal', 'catering']));
    expect(wordsOf(row, 'D')).toEqual(expect.arrayContaining(['pizza', 'steinofen']));
    expect(wordsOf(rowIn('el-GR'), 'A').slice(0, 4)).toEqual(['φουρνοσ', 'φουρν', 'πιτσασ', 'πιτσ']);
  });

  it('are its numbers as a whole', () => {
    expect(rowIn('de-DE')?.numbers).toBe('{"#ex10000042","#10000042","#rcpob6","#4250928600000"}');
  });

  it('are its categories, each with its level, and one number for all of them', () => {
    const noMeta = { metaTitle: null, metaDescription: null, contentHtml: null };
    const source = (id: number, parentId: number | null, key: string | null) => ({
      ...{ id, parentId, key, isRoot: id === 1, isPrivate: false, position: id, imageUrl: null },
      ...{ relatedKeys: [], postKeys: [], texts: new Map([['de', { name: 'Öfen', slug: `o-${id}`, ...noMeta }]]) },
    });
    const kitchen = [source(1, null, null), source(2, 1, 'kitchen'), source(3, 2, 'ovens'), source(4, 1, 'pizza')];
    const tree = new CategoryTree(kitchen);
    const rowOf = (categoryIds: readonly number[]) =>
      projectSearch({ ...oven, categoryIds }, { markets, tree, labels: new Labels([], []) }).find(
        ({ locale }) => locale === 'de-DE',
      );
    expect(rowOf([4, 3])).toMatchObject({ categoryKeys: '{"kitchen","ovens","pizza"}', categoryLevels: '{0,1,0}' });
    expect(rowOf([4, 3])?.place).toBe(rowOf([3, 4])?.place);
    expect(rowOf([4, 3])?.place).not.toBe(rowOf([3])?.place);
    expect(wordsOf(rowOf([3]), 'C')).toEqual(['ofen']);
  });

  it('are its technical data as facets compare them, and whether it is on stock', () => {
    const technicalDetails = [
      { key: 'power', value: 3.5, unit: 'kW' },
      { key: 'material', value: 'stainless-steel' },
    ];
    const specs = (changes: Partial<ProductSource>) => {
      const row = rowIn('de-DE', { technicalDetails, ...changes });
      return [row?.specs, row?.specNames];
    };
    expect(specs({})).toEqual([
      '{"in-stock":["yes"],"power-w":3500,"material":["stainless-steel"]}',
      '{"in-stock","power-w","material"}',
    ]);
    expect(specs({ quantity: 0 })[1]).toBe('{"power-w","material"}');
    expect(rowIn('de-DE', { technicalDetails })?.digest).not.toBe(rowIn('de-DE')?.digest);
  });

  it('are words that may be proposed to who mistyped them, as they are written', () => {
    const { vocabulary = [] } = rowIn('de-DE') ?? {};
    expect(vocabulary).toEqual(
      expect.arrayContaining([
        { word: 'grosser', written: 'großer' },
        { word: 'ofen', written: 'ofen' },
        { word: 'royal', written: 'royal' },
      ]),
    );
    expect(vocabulary.some(({ word }) => /\d/.test(word))).toBe(false);
  });

  it('is named as its country spells', () => {
    const swiss = { ...oven, prices: new Map([['tradehall_ch', { listCents: 54_900, ...noPrice }]]) };
    const [row] = projectSearch(swiss, { markets, tree: new CategoryTree([]), labels: new Labels([], []) });
    expect(row?.locale).toBe('de-CH');
    expect(row?.name).toContain('Grosser');
    expect(row?.card).not.toContain('ß');
  });

  it('is nothing where the product is not for sale', () => {
    expect(
      projectSearch(oven, { markets, tree: new CategoryTree([]), labels: new Labels([], []) }).map(
        ({ locale }) => locale,
      ),
    ).toEqual(['de-DE', 'el-GR']);
    expect(rowIn('de-DE', { marketMask: marketMask(['el-GR']) })).toBeUndefined();
    expect(rowIn('de-DE', { published: false })).toBeUndefined();
    expect(rowIn('de-DE', { eligibleForSelling: false })).toBeUndefined();
  });

  it('is nothing for a test article', () => {
    expect(rowIn('de-DE', { sku: 'EX50000001' })).toBeUndefined();
  });

  it('is the same as long as nothing it shows changes', () => {
    expect(rowIn('de-DE', { quantity: 6 })?.digest).toBe(rowIn('de-DE')?.digest);
    expect(rowIn('de-DE', { quantity: 0 })?.digest).not.toBe(rowIn('de-DE')?.digest);
    expect(rowIn('de-DE', { model: 'RC-POB 7' })?.digest).not.toBe(rowIn('de-DE')?.digest);
  });
});

describe('the quick filters', () => {
  const reduced = { listCents: 49_900, saleCents: 39_900 };
  const inGermany = (lowest30DaysCents: number | null) =>
    new Map([['tradehall_de', { ...reduced, lowest30DaysCents }]]);

  it.each([
    ['a reduction that may be shown', { prices: inGermany(39_900) }, '{"on-sale"}'],
    ['a reduction without 30 days of history', { prices: inGermany(null) }, '{}'],
    ['a tag that claims a reduction there is not', { tags: ['on-sale', 'bware', 'topRated'] }, '{}'],
    ['a returned device', { isBware: true }, '{"bware"}'],
    ['five reviews of 4.6 stars', { ratings: [0, 0, 0, 2, 3] }, '{"topRated"}'],
    ['four reviews of 5 stars', { ratings: [0, 0, 0, 0, 4] }, '{}'],
    ['five reviews of 4.4 stars', { ratings: [0, 0, 0, 3, 2] }, '{}'],
    [
      'tags an operator gave',
      { tags: ['new', 'bestseller', 'campaign "x"'] },
      '{"new","bestseller","campaign \\"x\\""}',
    ],
  ] as const)('follow from %s', (_, changes, tags) => {
    expect(quickFilters(changes)).toBe(tags);
  });
});
