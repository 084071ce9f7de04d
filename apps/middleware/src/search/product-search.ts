import type { Failure } from '@tradehall/domain/calls/failures.ts';
import type { Result } from '@tradehall/domain/calls/result.ts';
import type { ProductCard } from '@tradehall/domain/catalogue/product-card.ts';
import type { SearchRequest } from '@tradehall/domain/search/search-request.ts';
import type { Encoded } from '../read-side/encoded.ts';

export interface ValueCount {
  readonly value: string;
  readonly count: number;
}

/** One page of what was found, and how the whole of it is made up. */
export interface FoundProducts {
  readonly hits: Encoded<ProductCard[]>;
  readonly total: number;
  readonly facets: {
    readonly tags: readonly ValueCount[];
    readonly brand: readonly ValueCount[];
    /** By category key. */
    readonly categories: readonly ValueCount[];
    /** `value` is the least average: 4 counts what has 4 stars or more. */
    readonly avgRating: readonly ValueCount[];
    readonly priceCents: { readonly minimum: number; readonly maximum: number } | null;
  };
}

/** What can find products: any index of the read side's products that answers the whole request. */
export interface ProductSearch {
  /** A page beyond the last one has no hits. */
  search(request: SearchRequest): Promise<Result<FoundProducts, Failure<'search-unavailable'>>>;
}
