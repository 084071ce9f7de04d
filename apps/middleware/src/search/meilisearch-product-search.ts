import { fail, type Result, succeed } from '@tradehall/domain/calls/result.ts';
import { type ProductCard, productCard } from '@tradehall/domain/catalogue/product-card.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { quickResultCount } from '@tradehall/domain/search/search-answer.ts';
import { categoryAttributes, type SearchIndexUids } from '@tradehall/domain/search/search-index.ts';
import {
  settledSort,
  type ListSort,
  type SearchRequest,
  type SortOrder,
} from '@tradehall/domain/search/search-request.ts';
import { z } from 'zod';
import { Encoded } from '../read-side/encoded.ts';
import {
  categoriesMostAreIn,
  countsApart,
  facetsOf,
  facetsOfScope,
  measuresOfScope,
  technicalCounts,
  technicalFacetsOf,
} from './meilisearch-facets.ts';
import { allOf, conditionsOf, ofScope, specAttribute } from './meilisearch-filters.ts';
import type { MeilisearchNode, MeilisearchQuery, MeilisearchResult } from './meilisearch-node.ts';
import { everything, type Pass, passesOf } from './meilisearch-passes.ts';
import type {
  BrowseRequest,
  FoundProducts,
  ProductSearch,
  SearchUnavailable,
  SuggestedProducts,
} from '../context/services/product-search.ts';

const sorts: Readonly<Record<SortOrder, readonly string[]>> = {
  relevance: ['stockRank:desc', 'popularity:desc', 'releasedDay:desc', 'sku:asc'],
  'name-asc': ['sortName:asc', 'sku:asc'],
  'name-desc': ['sortName:desc', 'sku:asc'],
  'price-asc': ['priceCents:asc', 'sku:asc'],
  'price-desc': ['priceCents:desc', 'sku:asc'],
  newest: ['releasedDay:desc', 'sku:asc'],
};

/** What matches a query better comes first, as the ranking rules of the index say. Without a measure a product is last. */
function sortOf(sort: ListSort, { reads }: Pass): readonly string[] {
  if (typeof sort !== 'string') return [`${specAttribute(sort.measure)}:${sort.direction}`, ...sorts.relevance];
  return sort === 'relevance' && reads !== 'everything' ? [] : sorts[sort];
}

// More products than share a number.
const sameNumber = 20;

const noProducts: FoundProducts = {
  hits: Encoded.of<ProductCard[]>([]),
  total: 0,
  facets: { tags: [], brand: [], categories: [], avgRating: [], priceCents: null, technical: [] },
  measures: [],
  exactMatch: null,
  isSimilar: false,
};

/** The indexes of one Meilisearch, as the worker keeps them. */
export class MeilisearchProductSearch implements ProductSearch {
  readonly #node: MeilisearchNode;
  readonly #uids: SearchIndexUids;
  /** Why it did not answer when last it did not. */
  lastFailure: unknown = null;

  constructor(node: MeilisearchNode, uids: SearchIndexUids) {
    this.#node = node;
    this.#uids = uids;
  }

  readonly search: ProductSearch['search'] = (request) => this.#orUnavailable(() => this.#find(request));

  readonly browse: ProductSearch['browse'] = (request) => this.#orUnavailable(() => this.#list(request));

  readonly suggest: ProductSearch['suggest'] = (locale, query) =>
    this.#orUnavailable(() => this.#propose(locale, query));

  async #orUnavailable<Value>(ask: () => Promise<Value>): Promise<Result<Value, SearchUnavailable>> {
    try {
      return succeed(await ask());
    } catch (failure) {
      this.lastFailure = failure;
      return fail({ code: 'search-unavailable' });
    }
  }

  async #find(request: SearchRequest): Promise<FoundProducts> {
    const passes = request.query === undefined ? [everything] : passesOf(request.locale, request.query);
    for (const pass of passes) {
      const found = await this.#findBy(pass, request);
      if (found !== null) return found;
    }
    return noProducts;
  }

  /** Null when the query, read like this, finds nothing whatever the filters. */
  async #findBy(pass: Pass, request: SearchRequest): Promise<FoundProducts | null> {
    const { locale, page, hitsPerPage, sort } = request;
    const conditions = conditionsOf(request.filters);
    const queryFor = (narrowedBy: readonly string[], more: Partial<MeilisearchQuery>) =>
      this.#query(locale, pass, { filter: [...pass.asks.filter, ...narrowedBy], ...more });
    const anyPrice = allOf({ ...conditions, price: [] });
    const bound = (order: string) =>
      queryFor(anyPrice, { sort: [`priceCents:${order}`], limit: 1, attributesToRetrieve: ['priceCents'] });
    const [found, scope, cheapest, dearest, unfiltered, ...apart] = await this.#node.search([
      queryFor(allOf(conditions), { sort: sortOf(sort, pass), facets: ['counted'], page, hitsPerPage }),
      queryFor(ofScope(conditions), { facets: ['specNames'], page: 1, hitsPerPage: 0 }),
      bound('asc'),
      bound('desc'),
      queryFor([], { attributesToRetrieve: ['slug', 'isBware'], limit: pass.reads === 'number' ? sameNumber : 1 }),
      ...countsApart(conditions).map((count) =>
        queryFor(count.conditions, { facets: count.attributes, hitsPerPage: 0 }),
      ),
    ]);
    if (!found || !scope || !cheapest || !dearest || !unfiltered || found.totalHits === undefined)
      throw new Error('a search was not answered as a whole');
    if (unfiltered.hits.length === 0 && pass.reads !== 'everything') return null;
    // Asked twice only by an address that no list leads to.
    const measures = measuresOfScope(scope);
    const settled = settledSort(sort, measures);
    if (settled !== sort) return this.#findBy(pass, { ...request, sort: settled });
    // What is counted depends on what the products of the list are, so it is asked afterwards.
    const facets = facetsOfScope(scope, conditions);
    const asked = technicalCounts(facets, conditions).map((count) =>
      queryFor(count.conditions, { facets: count.attributes, hitsPerPage: 0 }),
    );
    const technical = technicalFacetsOf(facets, asked.length === 0 ? [] : await this.#node.search(asked));
    return {
      hits: cardsOf(found),
      total: found.totalHits,
      facets: facetsOf({ page: found, apart, cheapest, dearest, technical }),
      measures,
      exactMatch: pass.reads === 'number' ? theOne(unfiltered) : null,
      isSimilar: pass.reads === 'similar',
    };
  }

  async #list({ locale, filter, sort, limit }: BrowseRequest): Promise<Encoded<ProductCard[]>> {
    const conditions = allOf(conditionsOf(filter));
    const query = this.#query(locale, everything, { filter: conditions, sort: sorts[sort], limit });
    const [found] = await this.#node.search([query]);
    return found === undefined ? noProducts.hits : cardsOf(found);
  }

  /** All exact ways to read the query are asked at once: it changes with every letter, and the next is coming. */
  async #propose(locale: Locale, query: string): Promise<SuggestedProducts> {
    const passes = passesOf(locale, query);
    const exact = passes.filter(({ reads }) => reads !== 'similar');
    for (const asked of [exact, passes.filter(({ reads }) => reads === 'similar')]) {
      if (asked.length === 0) continue;
      const more = { facets: categoryAttributes, page: 1, hitsPerPage: quickResultCount };
      const results = await this.#node.search(asked.map((pass) => this.#query(locale, pass, more)));
      const found = results.find(({ totalHits = 0 }) => totalHits > 0);
      if (found === undefined) continue;
      return { hits: cardsOf(found), total: found.totalHits ?? 0, categoryKeys: categoriesMostAreIn(found) };
    }
    return { hits: noProducts.hits, total: 0, categoryKeys: [] };
  }

  #query(locale: Locale, pass: Pass, more: Partial<MeilisearchQuery>): MeilisearchQuery {
    return {
      ...{ indexUid: this.#uids.live(locale), matchingStrategy: 'all', attributesToRetrieve: ['card'] },
      ...{ ...pass.asks, ...more },
    };
  }
}

function cardsOf({ hits }: MeilisearchResult): Encoded<ProductCard[]> {
  const cards = hits.flatMap(({ card }) => card ?? []);
  return Encoded.parse(z.array(productCard), `[${cards.join(',')}]`).encoded;
}

/** A used unit may have the number of the new one, which is then meant. */
function theOne({ hits }: MeilisearchResult): string | null {
  const candidates = hits.length === 1 ? hits : hits.filter(({ isBware }) => isBware === false);
  return (candidates.length === 1 ? candidates[0]?.slug : null) ?? null;
}
