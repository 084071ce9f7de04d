import type { Failure } from '@tradehall/domain/calls/failures.ts';
import type { Result } from '@tradehall/domain/calls/result.ts';
import type { ProductCard } from '@tradehall/domain/catalogue/product-card.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import type { SearchFilters, SearchRequest, SortOrder } from '@tradehall/domain/search/search-request.ts';
import type { Encoded } from '../../read-side/encoded.ts';

export interface ValueCount {
  readonly value: string;
  readonly count: number;
}

/** Numbers by size, other values by frequency. */
export interface FacetCounts {
  readonly name: string;
  readonly counts: readonly ValueCount[];
}

/** One page of what was found, and how the whole of it is made up. */
export interface FoundProducts {
  readonly hits: Encoded<ProductCard[]>;
  readonly total: number;
  readonly facets: {
    /** With all filters: another tag narrows what is there. */
    readonly tags: readonly ValueCount[];
    /** Each of the next leaves its own filter out: what choosing another value would find. */
    readonly brand: readonly ValueCount[];
    /** By category key. The counts of a level leave out what the filter says of that level and those below. */
    readonly categories: readonly ValueCount[];
    /** `value` is the least average: 4 counts what has 4 stars or more. */
    readonly avgRating: readonly ValueCount[];
    readonly priceCents: { readonly minimum: number; readonly maximum: number } | null;
    /** What products say about technical facets, in the order of the facets; each leaves its own filter out. */
    readonly technical: readonly FacetCounts[];
  };
  /** What the list can be sorted by. A request for any other measure is answered in the usual order. */
  readonly measures: readonly string[];
  /** The slug of the one product whose number the query is. */
  readonly exactMatch: string | null;
  /** Nothing has the words as they were typed; this resembles them. */
  readonly isSimilar: boolean;
}

export interface ProductFilter extends SearchFilters {
  readonly family?: string;
  readonly isBware?: boolean;
  readonly isOnStock?: boolean;
  readonly exceptSkus?: readonly string[];
}

export interface BrowseRequest {
  readonly locale: Locale;
  readonly filter: ProductFilter;
  readonly sort: SortOrder;
  readonly limit: number;
}

export interface SuggestedProducts {
  readonly hits: Encoded<ProductCard[]>;
  readonly total: number;
  /** The categories most of what was found is in, deepest level first among equals. */
  readonly categoryKeys: readonly string[];
}

export type SearchUnavailable = Failure<'search-unavailable'>;

/** What can find products: any index of the read side's products that answers the whole request. */
export interface ProductSearch {
  /** A page beyond the last one has no hits. `filters.categories` has one key a level, departments first. */
  search(request: SearchRequest): Promise<Result<FoundProducts, SearchUnavailable>>;
  /** The first products of a listing, uncounted. */
  browse(request: BrowseRequest): Promise<Result<Encoded<ProductCard[]>, SearchUnavailable>>;
  /** What the search would find first while the query is still being typed. */
  suggest(locale: Locale, query: string): Promise<Result<SuggestedProducts, SearchUnavailable>>;
}
