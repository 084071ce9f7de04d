import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { allCalls } from '@tradehall/domain/calls/all-calls.ts';
import { createClient } from '@tradehall/domain/calls/client.ts';
import type { WireAnswer } from '@tradehall/domain/calls/wire.ts';
import type { CategoryDocument } from '@tradehall/domain/catalogue/category-document.ts';
import type { ProductDocument } from '@tradehall/domain/catalogue/product-document.ts';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { moneyOf } from '@tradehall/domain/money/money.ts';
import { notFound as refused, proceed } from '../guards/guard.ts';
import type { Verdict } from '../guards/guard.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import { loadPage } from './load-page.ts';

const category: CategoryDocument = {
  id: '7',
  key: 'ovens',
  name: 'Fours',
  slug: 'fours',
  slugAllLocales: { 'fr-CH': 'fours' },
  metaTitle: '',
  metaDescription: '',
  imageUrl: null,
  contentHtml: '<p>Des fours pour les cuisines qui vont vite.</p>',
  hasProducts: true,
  ancestors: [{ key: 'gastronomy', name: 'Restauration', slug: 'restauration' }],
  children: [],
  siblings: [],
  relatedCategories: [],
  products: [],
  productCount: 0,
};

const product: ProductDocument = {
  id: '1',
  key: 'EX10000001',
  sku: 'EX10000001',
  productNumber: '10000001',
  slug: 'four-a-pizza-10000001',
  slugAllLocales: { 'fr-CH': 'four-a-pizza-10000001' },
  name: 'Four à pizza',
  description: 'Cuit vite.',
  metaTitle: '',
  metaDescription: '',
  metaKeywords: '',
  highlights: ['Deux étages'],
  faq: [],
  deliveryPackage: [],
  attributes: [{ name: 'power', label: 'Puissance', type: 'number', value: '3400 W' }],
  images: [],
  video: null,
  manualUrl: null,
  numberOf360Images: 0,
  brand: 'Royal Catering',
  family: 'pizza-oven',
  model: 'RC-1',
  tags: [],
  ean: null,
  releaseDate: null,
  energy: null,
  published: true,
  enabledOnMarket: true,
  eligibleForSelling: true,
  price: { value: moneyOf(129_900, 'CHF'), discounted: null, lowest30Days: null },
  taxRatePermyriad: 810,
  availability: { isOnStock: true, quantity: 3 },
  isBware: false,
  isFreight: false,
  volumeDiscountGroup: null,
  categories: [{ key: 'ovens', name: 'Fours', slug: 'fours', ancestors: category.ancestors }],
  relatedAccessories: [],
  parentProducts: [],
  reviewRatingStatistics: { averageRating: 0, count: 0, ratingsDistribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } },
};

const categoryAnswer = { status: 200, body: { data: { query: 'page', categories: { results: [category] } } } };
const productAnswer = (document: ProductDocument) => ({
  status: 200,
  body: { data: { query: 'main', products: { results: [document] } } },
});

const shopAnswering = (answer: WireAnswer, verdict: Verdict): ShopRequest => ({
  country: countries.CH,
  locale: 'fr-CH',
  basename: '/fr/',
  host: 'ch.localhost',
  nonce: '',
  requestId: '',
  verdict,
  calls: createClient(
    allCalls,
    () => Promise.resolve(answer),
    () => 'ch.localhost',
  ),
  log: pino({ level: 'silent' }),
});

const open = (path: string, answer: WireAnswer, verdict: Verdict) =>
  loadPage(new URL(path, 'http://ch.localhost'), shopAnswering(answer, verdict));

/** The answer a loader throws: a redirect or an error page. */
const answerTo = async (
  path: string,
  answer: WireAnswer,
  verdict = proceed,
): Promise<{ status: number; location: string | null }> => {
  const thrown: unknown = await open(path, answer, verdict).then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(thrown instanceof Response)) {
    throw new Error(`${path} did not answer by itself`, { cause: thrown });
  }
  return { status: thrown.status, location: thrown.headers.get('Location') };
};

describe('a page found by its slug', () => {
  it('shows a category with the way to it', async () => {
    const page = await open('/fr/fours/', categoryAnswer, proceed);
    expect(page.data).toMatchObject({
      kind: 'category',
      name: 'Fours',
      intro: ['Des fours pour les cuisines qui vont vite.'],
      trail: { steps: [{ href: '/fr/' }, { name: 'Restauration', href: '/fr/restauration/' }] },
    });
  });

  it('shows a product with its price, tax and technical data', async () => {
    const page = await open('/fr/four-a-pizza-10000001', productAnswer(product), proceed);
    expect(page.data).toMatchObject({
      kind: 'product',
      number: { label: 'Référence', value: 'EX10000001' },
      price: { taxNote: 'TVA de 8,1% comprise' },
      stock: { isOnStock: true, word: 'En stock' },
      technicalData: { content: [{ label: 'Puissance', value: '3400 W' }] },
    });
  });

  it('names the document it was made from, so that a change of it can be purged', async () => {
    const page = await open('/fr/four-a-pizza-10000001', productAnswer(product), proceed);
    expect(new Headers(page.init?.headers).get('Surrogate-Key')).toBe('product:fr-CH:EX10000001');
  });
});

describe('a page with another address', () => {
  const moved = { status: 308, location: '/four-a-pizza-10000001' };

  it.each(['/fr/ancien-nom-10000001', '/fr/four-a-pizza-10000001/'])('redirects %s in one step', async (path) => {
    expect(await answerTo(path, productAnswer(product))).toEqual(moved);
  });

  it('redirects once what the guards have moved already, with their status', async () => {
    const verdict = { kind: 'redirect', status: 301, path: '/fr/ancien-nom-10000001', search: '' } as const;
    const answer = await answerTo('/fr/ancien-nom-10000001', productAnswer(product), verdict);
    expect(answer).toEqual({ ...moved, status: 301 });
  });

  it('gives a category its slash and keeps the query', async () => {
    expect(await answerTo('/fr/fours?page=2', categoryAnswer)).toEqual({ status: 308, location: '/fours/?page=2' });
  });
});

describe('a page that is not there', () => {
  const notFound = { status: 404, location: null };

  it('answers 404 for an unknown slug', async () => {
    const unknownCategory = { status: 404, body: { failure: { code: 'category-not-found' } } };
    const unknownProduct = { status: 404, body: { failure: { code: 'product-not-found' } } };
    expect(await answerTo('/fr/nulle-part/', unknownCategory)).toEqual(notFound);
    expect(await answerTo('/fr/rien-99999999', unknownProduct)).toEqual(notFound);
  });

  it('answers 404 for a path no page can have', async () => {
    expect(await answerTo('/fr/a/b/', categoryAnswer)).toEqual(notFound);
    expect(await answerTo('/fr/%E0%A4%A', categoryAnswer)).toEqual(notFound);
  });

  it('answers 404 where a guard found that no page can be', async () => {
    expect(await answerTo("/fr/l'ancien-nom-10000001", productAnswer(product), refused)).toEqual(notFound);
  });

  it.each([{ published: false }, { enabledOnMarket: false }])('hides a product that is %j', async (change) => {
    const hidden = productAnswer({ ...product, ...change });
    expect(await answerTo('/fr/four-a-pizza-10000001', hidden)).toEqual(notFound);
  });

  it('is not the same as a shop that cannot answer', async () => {
    await expect(open('/fr/fours/', { status: 500, body: { failure: { code: 'unknown' } } }, proceed)).rejects.toThrow(
      'unknown',
    );
  });
});
