import { standardLowStockPieces } from '@tradehall/domain/catalogue/stock-level.ts';
import { productDocument, type ProductDocument } from '@tradehall/domain/catalogue/product-document.ts';
import { describe, expect, it } from 'vitest';
import { type CategorySource, CategoryTree } from '../category-tree';
import { Labels } from '../labels';
import { marketMask, marketsOn } from '../markets';
import { type ProductSource, type ProductTexts, unranked } from '../product-source';
import { projectCard } from './project-card';
import { projectProduct } from './project-product';

const markets = marketsOn(new Date('2026-11-15T12:00:00Z'));

function texts(language: string, changed: Partial<ProductTexts> = {}): [string, ProductTexts] {
  const name = `Pizza oven (${language})`;
  const slug = `pizza-oven-${language}-10000042`;
  const own = { metaTitle: null, metaDescription: null, metaKeywords: null };
  return [
    language,
    {
      name,
      slug,
      description: '',
      ...own,
      highlights: [],
      faq: [],
      deliveryPackage: [],
      safetyWarnings: [],
      ...changed,
    },
  ];
}

function category(id: number, parentId: number | null, name: string): CategorySource {
  const german = { name, slug: name.toLowerCase(), metaTitle: null, metaDescription: null, contentHtml: null };
  const own = { isPrivate: false, position: id, key: `key-${id}`, imageUrl: null, relatedKeys: [], postKeys: [] };
  return { id, parentId, isRoot: parentId === null, ...own, texts: new Map([['de', german]]) };
}

const tree = new CategoryTree([category(1, null, ''), category(2, 1, 'Gastronomie'), category(3, 2, 'Backöfen')]);
const labels = new Labels([{ key: 'power', language: 'de', label: 'Leistung' }], []);

const oven: ProductSource = {
  id: 42,
  sku: 'EX10000042',
  published: true,
  eligibleForSelling: true,
  marketMask: marketMask(['de-DE', 'de-AT', 'de-CH']),
  brand: 'Royal Catering',
  family: 'Pizza ovens',
  model: 'RC-POB6',
  ean: '4250928600000',
  releaseDate: '2026-03-01',
  availableFrom: '2027-01-15',
  energyClass: 'A++',
  energyScale: 'A-G',
  isBware: false,
  isFreight: true,
  guaranteeRatePermyriad: 800,
  storesWithoutGuarantee: [],
  manufacturer: { name: 'Ovens Ltd', address: '1 Oven Street, Leeds', email: 'safety@ovens.example' },
  responsiblePerson: null,
  volumeDiscountGroup: 'ovens',
  storesWithVolumePrices: ['tradehall_de'],
  measures: {
    net: { lengthMm: 660, widthMm: 580, heightMm: 430, weightG: 38_500 },
    gross: { lengthMm: 740, widthMm: 660, heightMm: 510, weightG: 42_000 },
  },
  manualUrl: null,
  files: [],
  video: null,
  videoPoster: null,
  numberOf360Images: 24,
  tags: ['new'],
  relatedAccessories: ['EX10000043'],
  parentProducts: [],
  setParts: [],
  technicalDetails: [{ key: 'power', value: 4_200, unit: 'W' }],
  categoryIds: [2, 3],
  rank: unranked,
  quantity: 7,
  sampleReviews: 0,
  ratings: [0, 0, 1, 1, 2],
  pictures: [{ url: '/assets/oven.jpg', alts: {} }],
  prices: new Map([
    ['tradehall_de', { listCents: 49_900, saleCents: 39_900, lowest30DaysCents: 44_900 }],
    ['tradehall_at', { listCents: 51_900, saleCents: null, lowest30DaysCents: null }],
    ['tradehall_ch', { listCents: 54_900, saleCents: null, lowest30DaysCents: null }],
    ['tradehall_hu', { listCents: 19_990_000, saleCents: null, lowest30DaysCents: null }],
    ['tradehall_bg', { listCents: 50_900, saleCents: null, lowest30DaysCents: null }],
  ]),
  texts: new Map([texts('en'), texts('de')]),
};

function documentIn(locale: string, source: ProductSource = oven): ProductDocument {
  const body = [...projectProduct(source, { markets, tree, labels })].find(([each]) => each === locale)?.[1];
  return productDocument.parse(JSON.parse(body ?? 'null'));
}

describe('a product document', () => {
  it('exists for each locale whose store has a price, and each is whole', () => {
    const bodies = projectProduct(oven, { markets, tree, labels });
    expect([...bodies.keys()]).toEqual(['de-AT', 'bg-BG', 'de-CH', 'fr-CH', 'it-CH', 'de-DE', 'hu-HU']);
    for (const body of bodies.values())
      expect(productDocument.strict().safeParse(JSON.parse(body)).error).toBeUndefined();
  });

  it("carries the price and tax of the locale's store, in today's currency", () => {
    const price = ({ price: { value }, taxRatePermyriad }: ProductDocument) => [
      value.centAmount,
      value.currencyCode,
      taxRatePermyriad,
    ];
    expect(price(documentIn('de-DE'))).toEqual([49_900, 'EUR', 1_900]);
    expect(price(documentIn('de-AT'))).toEqual([51_900, 'EUR', 2_000]);
    expect(price(documentIn('fr-CH'))).toEqual([54_900, 'CHF', 810]);
    expect(price(documentIn('hu-HU'))).toEqual([19_990_000, 'HUF', 2_700]);
    expect(price(documentIn('bg-BG'))).toEqual([50_900, 'EUR', 2_000]);
  });

  it('shows a reduction with the lowest price of the 30 days before', () => {
    const { price } = documentIn('de-DE');
    expect(price.discounted?.centAmount).toBe(39_900);
    expect(price.lowest30Days?.centAmount).toBe(44_900);
    expect(documentIn('de-AT').price).toMatchObject({ discounted: null, lowest30Days: null });
  });

  it('takes the texts of the language for each of its countries', () => {
    expect(documentIn('de-AT').name).toBe('Pizza oven (de)');
    expect(documentIn('de-CH').name).toBe('Pizza oven (de)');
  });

  it('says what its pictures show, or its name where nobody has written that in the language', () => {
    const shown = { ...oven, pictures: [{ url: '/media/uploads/oven', alts: { de: 'Ofen mit zwei Türen' } }] };
    expect(documentIn('de-AT', shown).images).toEqual([{ url: '/media/uploads/oven', alt: 'Ofen mit zwei Türen' }]);
    expect(documentIn('hu-HU', shown).images).toEqual([{ url: '/media/uploads/oven', alt: 'Pizza oven (en)' }]);
  });

  it('falls back to English where a language is missing', () => {
    expect(documentIn('hu-HU').name).toBe('Pizza oven (en)');
  });

  it('formats numbers for the country, not only for the language', () => {
    expect(documentIn('de-DE').attributes).toEqual([
      { name: 'power', label: 'Leistung', type: 'number', value: '4.200\u00a0W' },
    ]);
    expect(documentIn('de-CH').attributes[0]?.value).toMatch(/^4['’]200\u00a0W$/);
  });

  it('leads to itself where it is sold, and nowhere else', () => {
    const sold = { ...oven, marketMask: marketMask(['de-DE', 'de-CH', 'hu-HU', 'fi-FI']) };
    expect(documentIn('de-DE', sold).slugAllLocales).toEqual({
      'de-CH': 'pizza-oven-de-10000042',
      'de-DE': 'pizza-oven-de-10000042',
      'hu-HU': 'pizza-oven-en-10000042',
    });
  });

  it('names its most specific category first, with the way down to it', () => {
    const [first, second] = documentIn('de-DE').categories;
    expect(first).toMatchObject({ key: 'key-3', name: 'Backöfen', slug: 'backöfen', ancestors: [{ key: 'key-2' }] });
    expect(second).toMatchObject({ key: 'key-2', ancestors: [] });
  });

  it('is enabled only on the markets it is sold in', () => {
    expect(documentIn('de-DE').enabledOnMarket).toBe(true);
    expect(documentIn('hu-HU').enabledOnMarket).toBe(false);
  });

  it('has the manual of its language, otherwise the English one', () => {
    const manual = (language: 'de' | 'en') =>
      ({ kind: 'manual', language, address: `/media/${language}.pdf` }) as const;
    const files = [manual('de'), manual('en')];
    const shownIn = (locale: string) => documentIn(locale, { ...oven, files });
    expect(shownIn('de-AT')).toMatchObject({ manualUrl: '/media/de.pdf', files: [manual('de')] });
    expect(shownIn('fr-CH')).toMatchObject({ manualUrl: '/media/en.pdf', files: [manual('en')] });
  });

  it('says that it is not published', () => {
    expect(documentIn('de-DE', { ...oven, published: false }).published).toBe(false);
  });

  it('sums up its reviews', () => {
    expect(documentIn('de-DE').reviewRatingStatistics).toEqual({
      averageRating: 4.25,
      count: 4,
      ratingsDistribution: { 1: 0, 2: 0, 3: 1, 4: 1, 5: 2 },
      sampleCount: 0,
    });
    expect(documentIn('de-DE', { ...oven, ratings: [0, 0, 0, 0, 0] }).reviewRatingStatistics.averageRating).toBe(0);
  });

  it('completes a slug that lacks the product number', () => {
    const source = { ...oven, texts: new Map([texts('en', { slug: 'pizza-oven' })]) };
    expect(documentIn('de-DE', source).slug).toBe('pizza-oven-10000042');
  });

  it('never carries a script of its description', () => {
    const source = { ...oven, texts: new Map([texts('en', { description: '<p>Hot</p><script>alert(1)</script>' })]) };
    expect(documentIn('de-DE', source).description).toBe('<p>Hot</p>');
  });

  it.each([
    ['a SKU of another shape', { sku: 'TEST-1' }],
    ['a slug that no address can hold', { texts: new Map([texts('en', { slug: 'Pizza Oven' })]) }],
    ['no texts at all', { texts: new Map<string, ProductTexts>() }],
  ])('cannot be made with %s', (_, broken) => {
    expect(() => projectProduct({ ...oven, ...broken }, { markets, tree, labels })).toThrow();
  });
});

function cardIn(locale: string, source: ProductSource) {
  const market = markets.find((each) => each.locale === locale);
  if (market === undefined) throw new Error(`there is no market ${locale}`);
  return projectCard(source, market, labels);
}

describe('a product in a list', () => {
  it('says its model and its measures as its language writes them', () => {
    const power = { name: 'power', label: 'Leistung', value: '4.200\u00a0W' };
    expect(cardIn('de-DE', oven)).toMatchObject({ model: 'RC-POB6', specs: [power] });
  });

  it('is marked for volume prices where the store grants them, on the page as in lists', () => {
    expect(['de-DE', 'de-AT'].map((locale) => cardIn(locale, oven)?.hasVolumePrices)).toEqual([true, false]);
    expect(documentIn('de-DE', oven).hasVolumePrices).toBe(true);
    expect(documentIn('de-AT', oven).hasVolumePrices).toBe(false);
  });
});

describe('the stock of a product', () => {
  it('is low below the number its price in the store asks for, on the page as in lists', () => {
    const few = { ...oven, quantity: 5 };
    expect(documentIn('de-DE', few).availability).toMatchObject({ isOnStock: true, quantity: 5, level: 'low' });
    expect(documentIn('hu-HU', few).availability.level).toBe('low');
    expect(cardIn('de-DE', few)).toMatchObject({ stockLevel: 'low', isFreight: true, energy: { class: 'A++' } });
    expect(cardIn('de-DE', oven)?.stockLevel).toBe('plenty');
    const dear = new Map([['tradehall_de', { listCents: 100_000, saleCents: null, lowest30DaysCents: null }]]);
    expect(documentIn('de-DE', { ...few, prices: dear }).availability.level).toBe('plenty');
  });

  it('says when it comes again only while there is none', () => {
    expect(documentIn('de-DE').availability.availableFrom).toBeNull();
    expect(documentIn('de-DE', { ...oven, quantity: 0 }).availability).toEqual({
      isOnStock: false,
      quantity: 0,
      level: 'none',
      availableFrom: '2027-01-15',
    });
  });
});

describe('what is sold and told beside a product', () => {
  it('is an extra guarantee, but not with B-ware and not where the store sells none', () => {
    expect(documentIn('de-DE').guaranteeRatePermyriad).toBe(800);
    expect(documentIn('de-DE', { ...oven, isBware: true }).guaranteeRatePermyriad).toBeNull();
    const excluded = { ...oven, storesWithoutGuarantee: ['tradehall_de'] };
    expect(documentIn('de-DE', excluded).guaranteeRatePermyriad).toBeNull();
    expect(documentIn('de-AT', excluded).guaranteeRatePermyriad).toBe(800);
    const off = new Map([
      ['tradehall_de', { sellsGuarantee: false, grantsLoyaltyDiscount: true, lowStockPieces: standardLowStockPieces }],
    ]);
    const bodies = projectProduct(oven, { markets: marketsOn(new Date(), off), tree, labels });
    expect(productDocument.parse(JSON.parse(bodies.get('de-DE') ?? '')).guaranteeRatePermyriad).toBeNull();
    expect(productDocument.parse(JSON.parse(bodies.get('de-AT') ?? '')).guaranteeRatePermyriad).toBe(800);
  });

  it('is who made it, and the warnings in the language of the page', () => {
    const source = { ...oven, texts: new Map([texts('en'), texts('de', { safetyWarnings: ['Heiß.'] })]) };
    expect(documentIn('de-AT', source).safety).toMatchObject({
      manufacturer: { name: 'Ovens Ltd' },
      responsiblePerson: null,
      warnings: ['Heiß.'],
    });
  });
});
