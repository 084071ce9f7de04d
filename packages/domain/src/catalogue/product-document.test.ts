import { describe, expect, it } from 'vitest';
import { moneyOf } from '../money/money.ts';
import { productDocument, type ProductDocument, type ProductFile, productFilesIn } from './product-document.ts';

const oven: ProductDocument = {
  id: '1',
  key: 'EX10000001',
  sku: 'EX10000001',
  productNumber: '10000001',
  slug: 'pizzaofen-2-kammern-10000001',
  slugAllLocales: { 'de-DE': 'pizzaofen-2-kammern-10000001', 'el-GR': 'φούρνος-πίτσας-10000001' },
  name: 'Pizzaofen 2 Kammern',
  description: 'Backt.',
  metaTitle: 'Pizzaofen',
  metaDescription: '',
  metaKeywords: '',
  highlights: ['400 °C'],
  faq: [{ question: 'Wie heiß?', answer: 'Sehr.' }],
  deliveryPackage: ['Ofen'],
  attributes: [{ name: 'power', label: 'Leistung', type: 'number', value: '3.000 W' }],
  images: [{ url: '/assets/oven.avif', alt: 'Pizzaofen' }],
  video: null,
  manualUrl: null,
  files: [],
  numberOf360Images: 0,
  brand: 'Royal Catering',
  family: 'pizza-ovens',
  model: 'RC-PO2',
  tags: ['new'],
  ean: '4000000000000',
  releaseDate: '2026-01-31',
  energy: { class: 'A', scale: 'A-G' },
  published: true,
  enabledOnMarket: true,
  eligibleForSelling: true,
  price: { value: moneyOf(49_900, 'EUR'), discounted: null, lowest30Days: null },
  taxRatePermyriad: 1900,
  availability: { isOnStock: true, quantity: 4, level: 'plenty', availableFrom: null },
  guaranteeRatePermyriad: 800,
  safety: { manufacturer: null, responsiblePerson: null, warnings: [] },
  isBware: false,
  isFreight: true,
  volumeDiscountGroup: null,
  hasVolumePrices: false,
  categories: [
    {
      key: 'pizza-ovens',
      name: 'Pizzaöfen',
      slug: 'pizzaofen',
      ancestors: [{ key: 'gastronomy', name: 'Gastronomie', slug: 'gastronomie' }],
    },
  ],
  relatedAccessories: ['EX10000002'],
  parentProducts: [],
  setParts: [],
  reviewRatingStatistics: { averageRating: 4.5, count: 2, ratingsDistribution: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 1 } },
};

describe('the files of a product', () => {
  const file = (kind: ProductFile['kind'], language: ProductFile['language']) => ({
    kind,
    language,
    address: `/media/${kind}-${language}.pdf`,
  });
  const files = [file('conformity', 'en'), file('manual', 'de'), file('manual', 'en'), file('safety-data', 'pl')];

  it('are those of the language, otherwise the English ones, one of each kind', () => {
    expect(productFilesIn('de', { files, manualUrl: null })).toEqual([file('manual', 'de'), file('conformity', 'en')]);
    expect(productFilesIn('fr', { files, manualUrl: null })).toEqual([file('manual', 'en'), file('conformity', 'en')]);
    expect(productFilesIn('pl', { files, manualUrl: null }).at(-1)).toEqual(file('safety-data', 'pl'));
  });

  it('have no English manual beside one of all languages', () => {
    const manualUrl = 'https://manuals.example/all.pdf';
    expect(productFilesIn('fr', { files, manualUrl })).toEqual([file('conformity', 'en')]);
    expect(productFilesIn('de', { files, manualUrl })).toContainEqual(file('manual', 'de'));
  });
});

describe('the product document', () => {
  it('comes back from JSON as it was written', () => {
    expect(productDocument.parse(JSON.parse(JSON.stringify(oven)))).toEqual(oven);
  });

  it.each([
    ['a slug that does not end in the product number’s eight digits', { slug: 'pizzaofen' }],
    ['a price in fractions of a cent', { price: { ...oven.price, value: { ...oven.price.value, centAmount: 0.5 } } }],
    ['a stock below zero', { availability: { isOnStock: false, quantity: -1, level: 'none', availableFrom: null } }],
    ['a slug for a locale the shop does not have', { slugAllLocales: { 'en-US': 'pizza-oven-10000001' } }],
  ])('refuses %s', (_what, change) => {
    expect(productDocument.safeParse({ ...oven, ...change }).success).toBe(false);
  });
});
