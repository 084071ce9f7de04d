import { succeed } from '@tradehall/domain/calls/result.ts';
import type { ProductCard } from '@tradehall/domain/catalogue/product-card.ts';
import { Encoded } from '../read-side/encoded.ts';
import type { OfferPages } from '../context/services/offer-pages.ts';
import type { ProductSearch } from '../context/services/product-search.ts';
import type { ProductSitemap } from '../context/services/product-sitemap.ts';
import type { Vocabulary } from '../context/services/vocabulary.ts';

const noCards = Encoded.of<ProductCard[]>([]);

/** An index with no products, for tests that are not about searching. */
export const emptySearch: ProductSearch = {
  search: () =>
    Promise.resolve(
      succeed({
        hits: noCards,
        total: 0,
        facets: { tags: [], brand: [], categories: [], avgRating: [], priceCents: null, technical: [] },
        measures: [],
        exactMatch: null,
        isSimilar: false,
      }),
    ),
  browse: () => Promise.resolve(succeed(noCards)),
  suggest: () => Promise.resolve(succeed({ hits: noCards, total: 0, categoryKeys: [] })),
};

export const emptySitemap: ProductSitemap = { part: () => Promise.resolve(succeed({ entries: [], total: 0 })) };

export const emptyOfferPages: OfferPages = {
  state: () => Promise.resolve({ products: '0', productCount: 0, terms: '0' }),
  page: () => Promise.resolve({ found: [], next: null }),
};

export const emptyVocabulary: Vocabulary = { correct: () => Promise.resolve(null) };
