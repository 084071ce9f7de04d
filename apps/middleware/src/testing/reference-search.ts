import { locales, type Locale } from '@tradehall/domain/locales/locales.ts';
import { analyseQuery } from '@tradehall/domain/search/analyse-query.ts';
import type { SearchDocument } from '@tradehall/domain/search/search-document.ts';
import type { ListSort, SearchFilters, SearchRequest, SortOrder } from '@tradehall/domain/search/search-request.ts';
import { facetsToCount, measuresToSort } from '@tradehall/domain/search/technical-facets.ts';
import type { FacetCounts, FoundProducts, ProductFilter } from '../context/services/product-search.ts';

type LeftOut = 'brand' | 'avgRating' | 'price' | 'categories' | { readonly facet: string };

/** What a list says whichever way it is sorted and whichever of its pages is looked at. */
interface ExpectedList {
  readonly found: readonly SearchDocument[];
  readonly facets: FoundProducts['facets'];
  readonly measures: readonly string[];
}

interface ExpectedPage {
  readonly skus: readonly string[];
  readonly total: number;
  readonly facets: FoundProducts['facets'];
  readonly measures: readonly string[];
}

const byBytes = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const newestFirst = (a: SearchDocument, b: SearchDocument): number => byBytes(b.releasedOn ?? '', a.releasedOn ?? '');

const orders: Readonly<Record<SortOrder, (a: SearchDocument, b: SearchDocument) => number>> = {
  relevance: (a, b) => Number(b.isOnStock) - Number(a.isOnStock) || b.popularity - a.popularity || newestFirst(a, b),
  'name-asc': (a, b) => byBytes(a.sortName, b.sortName),
  'name-desc': (a, b) => byBytes(b.sortName, a.sortName),
  'price-asc': (a, b) => a.priceCents - b.priceCents,
  'price-desc': (a, b) => b.priceCents - a.priceCents,
  newest: newestFirst,
};

/** Those without the measure are last, whichever way the others are sorted. */
function orderOf(sort: ListSort, measures: readonly string[]): (a: SearchDocument, b: SearchDocument) => number {
  if (typeof sort === 'string') return orders[sort];
  const { measure, direction } = sort;
  if (!measures.includes(measure)) return orders.relevance;
  const sign = direction === 'asc' ? 1 : -1;
  return (a, b) => {
    const [one, other] = [a.specs[measure], b.specs[measure]];
    const isMissing = Number(typeof one !== 'number') - Number(typeof other !== 'number');
    const bySize = typeof one === 'number' && typeof other === 'number' ? sign * (one - other) : 0;
    return isMissing || bySize || orders.relevance(a, b);
  };
}

/**
 * What any search has to find, said as plainly as possible: a look at every document. Queries are words as the
 * documents have them; typing errors are not forgiven here.
 */
export class ReferenceSearch {
  readonly #documents: readonly SearchDocument[];
  readonly #lists = new Map<string, ExpectedList>();

  constructor(documents: readonly SearchDocument[]) {
    this.#documents = documents;
  }

  page({ locale, query, filters, sort, page, hitsPerPage }: SearchRequest): ExpectedPage {
    const { found, facets, measures } = this.#list(locale, query, filters);
    const order = orderOf(sort, measures);
    const sorted = found.toSorted((a, b) => order(a, b) || byBytes(a.sku, b.sku));
    return {
      skus: sorted.slice((page - 1) * hitsPerPage, page * hitsPerPage).map(({ sku }) => sku),
      total: found.length,
      facets,
      measures,
    };
  }

  browse(locale: Locale, filter: ProductFilter, sort: SortOrder, limit: number): readonly string[] {
    return this.#documents
      .filter((document) => document.locale === locale && passes(document, filter, []))
      .toSorted((a, b) => orders[sort](a, b) || byBytes(a.sku, b.sku))
      .slice(0, limit)
      .map(({ sku }) => sku);
  }

  /** Counted once for all orders and pages. */
  #list(locale: Locale, query: string | undefined, filters: SearchFilters): ExpectedList {
    const name = JSON.stringify([locale, query, filters]);
    const list = this.#lists.get(name) ?? this.#count(this.#matching(locale, query), filters);
    this.#lists.set(name, list);
    return list;
  }

  #count(matching: readonly SearchDocument[], filters: SearchFilters): ExpectedList {
    const kept = (...leftOut: LeftOut[]) => matching.filter((document) => passes(document, filters, leftOut));
    const found = kept();
    const prices = kept('price').map(({ priceCents }) => priceCents);
    return {
      found,
      facets: {
        tags: counted(found.flatMap(({ tags }) => tags)),
        brand: counted(kept('brand').map(({ brand }) => brand)),
        categories: this.#categories(kept('categories'), filters.categories ?? []),
        avgRating: ['4', '3', '2', '1']
          .map((value) => ({
            value,
            count: kept('avgRating').filter((each) => each.averageRating >= Number(value)).length,
          }))
          .filter(({ count }) => count > 0),
        priceCents: prices.length === 0 ? null : { minimum: Math.min(...prices), maximum: Math.max(...prices) },
        technical: technicalCounts(matching, filters),
      },
      measures: measuresToSort(scopeOf(matching, filters)),
    };
  }

  #matching(locale: Locale, query: string | undefined): readonly SearchDocument[] {
    const ofLocale = this.#documents.filter((document) => document.locale === locale);
    if (query === undefined) return ofLocale;
    const { number, terms, begun } = analyseQuery(locales[locale].language, query);
    const ways = [
      (document: SearchDocument) => number !== null && document.numbers.includes(number),
      (document: SearchDocument) => terms.every((term) => wordsOf(document).has(term)),
      (document: SearchDocument) =>
        begun.terms.every((term) => wordsOf(document).has(term)) &&
        [...wordsOf(document)].some((word) => word.startsWith(begun.prefix)),
    ];
    return ways.map((way) => ofLocale.filter(way)).find(({ length }) => length > 0) ?? [];
  }

  #categories(
    documents: readonly SearchDocument[],
    filtered: readonly string[],
  ): FoundProducts['facets']['categories'] {
    return [0, 1, 2, 3, 4].flatMap((level) => {
      const above = filtered.slice(0, level);
      const there = documents.filter(({ categories }) => above.every((key) => categories.flat().includes(key)));
      return counted(there.flatMap(({ categories }) => categories[level] ?? []));
    });
  }
}

/** The list before anything but words and categories is chosen: how many products say something about which facet. */
function scopeOf(matching: readonly SearchDocument[], { categories }: SearchFilters) {
  const scope = matching.filter((document) => passes(document, { categories }, []));
  return { names: counted(scope.flatMap(({ specs }) => Object.keys(specs))), total: scope.length };
}

/** Every value of every facet that most products of the list have, counted one by one. */
function technicalCounts(matching: readonly SearchDocument[], filters: SearchFilters): readonly FacetCounts[] {
  const chosen = [...Object.keys(filters.ranges ?? {}), ...Object.keys(filters.values ?? {})];
  return facetsToCount({ ...scopeOf(matching, filters), chosen }).map(({ name, kind, unit }) => {
    const there = matching.filter((document) => passes(document, filters, [{ facet: name }]));
    const counts = counted(
      there.flatMap(({ specs }) => [specs[name] ?? []].flat().map(String)),
      Infinity,
    );
    const isNumber = kind === 'range' || unit !== null;
    return { name, counts: isNumber ? counts.toSorted((a, b) => Number(a.value) - Number(b.value)) : counts };
  });
}

const wordsByDocument = new WeakMap<SearchDocument, ReadonlySet<string>>();

function wordsOf(document: SearchDocument): ReadonlySet<string> {
  const known = wordsByDocument.get(document);
  if (known !== undefined) return known;
  const words = new Set(Object.values(document.words).flatMap((text) => text.split(' ')));
  wordsByDocument.set(document, words);
  return words;
}

function passes(document: SearchDocument, filter: ProductFilter, leftOut: readonly LeftOut[]): boolean {
  const { tags = [], brand = [], categories = [], priceFromCents = 0, priceToCents = Infinity, avgRating = 0 } = filter;
  const { family, isBware, isOnStock, exceptSkus = [] } = filter;
  const keys = document.categories.flat();
  return (
    tags.every((tag) => document.tags.includes(tag)) &&
    (leftOut.includes('brand') || brand.length === 0 || brand.includes(document.brand)) &&
    (leftOut.includes('categories') || categories.every((key) => keys.includes(key))) &&
    (leftOut.includes('price') || (document.priceCents >= priceFromCents && document.priceCents <= priceToCents)) &&
    (leftOut.includes('avgRating') || document.averageRating >= avgRating) &&
    (family === undefined || document.family === family) &&
    (isBware === undefined || document.isBware === isBware) &&
    (isOnStock === undefined || document.isOnStock === isOnStock) &&
    !exceptSkus.includes(document.sku) &&
    hasSpecs(document, filter, leftOut)
  );
}

function hasSpecs({ specs }: SearchDocument, filter: ProductFilter, leftOut: readonly LeftOut[]): boolean {
  const { ranges = {}, values = {} } = filter;
  const counts = ([name]: readonly [string, unknown]) =>
    !leftOut.some((left) => typeof left === 'object' && left.facet === name);
  return (
    Object.entries(ranges)
      .filter(counts)
      .every(([name, { from = -Infinity, to = Infinity } = {}]) => {
        const spec = specs[name];
        return typeof spec === 'number' && spec >= from && spec <= to;
      }) &&
    Object.entries(values)
      .filter(counts)
      .every(([name, some = []]) => {
        const spec = specs[name];
        return Array.isArray(spec) && spec.some((value) => some.includes(value));
      })
  );
}

function counted(values: readonly string[], most = 100): { value: string; count: number }[] {
  return [...Map.groupBy(values, (value) => value)]
    .map(([value, same]) => ({ value, count: same.length }))
    .toSorted((a, b) => b.count - a.count || byBytes(a.value, b.value))
    .slice(0, most);
}
