import type { Transport } from '@tradehall/domain/calls/client.ts';
import type { ProductCard } from '@tradehall/domain/catalogue/product-card.ts';
import type { ProductDocument } from '@tradehall/domain/catalogue/product-document.ts';
import { moneyOf } from '@tradehall/domain/money/money.ts';
import type { Review } from '@tradehall/domain/reviews/review.ts';
import { z } from 'zod';
import { sampleStore } from './sample-store.ts';

interface ProductAnswers {
  readonly product: ProductDocument;
  readonly cards?: readonly ProductCard[];
  readonly reviews?: readonly Review[];
  /** Whether everything but the product itself is out of order. */
  readonly isAlone?: boolean;
}

const asked = z.looseObject({
  query: z.string().optional(),
  skus: z.array(z.string()).optional(),
  offset: z.number().optional(),
  limit: z.number().optional(),
});

const rates = [
  {
    zone: { key: 'all' },
    shippingRates: [{ price: moneyOf(995, 'CHF'), freeAbove: moneyOf(5_900, 'CHF') }],
  },
];

const volumeDiscount = {
  volumeDiscountGroup: 'ovens',
  isActive: true,
  sortOrder: '0.5',
  stores: [sampleStore.key],
  steps: [
    { volume: 5, discountPermyriad: 1_000 },
    { volume: 3, discountPermyriad: 500 },
  ],
};

function reviewPage(reviews: readonly Review[], offset: number, limit: number) {
  const results = reviews.slice(offset, offset + limit);
  return { offset, limit, total: reviews.length, count: results.length, results, exists: reviews.length > 0 };
}

/** The middleware as a product page asks it. */
export const productTransport =
  ({ product, cards = [], reviews = [], isAlone = false }: ProductAnswers): Transport =>
  ({ path, body }) => {
    const { query, skus, offset = 0, limit = 10 } = asked.parse(body ?? {});
    const answers: Readonly<Record<string, unknown>> = {
      getProduct:
        query === 'main'
          ? { query, products: { results: [product] } }
          : { query, products: { results: cards.filter(({ sku }) => skus?.includes(sku) ?? true) } },
      recommendation: { recommendationId: 'one', source: 'catalogue', results: [{ value: cards }] },
      getVolumeDiscounts: { cartDiscounts: { results: [volumeDiscount] } },
      getReview: { query, ...reviewPage(reviews, offset, limit) },
      getShippingMethodsWithoutId: {
        shippingMethods: [
          { key: 'parcel', zoneRates: rates, daysRange: '2-4' },
          { key: 'freight', zoneRates: rates, daysRange: '4-7' },
        ],
      },
      getStores: sampleStore,
    };
    const name = path.split('/').at(-1) ?? '';
    const data = isAlone && query !== 'main' ? undefined : answers[name];
    return data === undefined
      ? Promise.reject(new Error('connection refused'))
      : Promise.resolve({ status: 200, body: { data } });
  };
