import { succeed } from '@tradehall/domain/calls/result.ts';
import type { ProductCard } from '@tradehall/domain/catalogue/product-card.ts';
import { Encoded } from '../read-side/encoded.ts';
import type { ProductSearch } from '../search/product-search.ts';
import type { ProductSitemap } from '../search/product-sitemap.ts';

/** An index with no products, for tests that are not about searching. */
export const emptySearch: ProductSearch = {
  search: () =>
    Promise.resolve(
      succeed({
        hits: Encoded.of<ProductCard[]>([]),
        total: 0,
        facets: { tags: [], brand: [], categories: [], avgRating: [], priceCents: null },
      }),
    ),
};

export const emptySitemap: ProductSitemap = { part: () => Promise.resolve(succeed({ entries: [], total: 0 })) };
