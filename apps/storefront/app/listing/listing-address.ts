import type { SearchAnswer } from '@tradehall/domain/search/search-answer.ts';
import {
  defaultPageSize,
  findSort,
  pageSizes,
  searchFilters,
  searchQuery,
  settledSort,
  writeSort,
  type ListSort,
  type SearchFilters,
  type SearchRequest,
  type SortOrder,
} from '@tradehall/domain/search/search-request.ts';

import {
  nothingTechnical,
  readTechnical,
  technicalCount,
  technicalFilters,
  technicalParameters,
  type TechnicalChoice,
} from './technical-address.ts';

/** What the address of a list says; it is the only state the list has. */
export interface ListingAddress extends TechnicalChoice {
  /** As it was typed, but for needless blanks. */
  readonly query: string;
  /** Keys from the root down. */
  readonly categories: readonly string[];
  readonly brand: readonly string[];
  readonly tags: readonly string[];
  /** In whole units of the currency. */
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
  readonly avgRating: number | null;
  readonly sort: ListSort;
  readonly hitsPerPage: SearchRequest['hitsPerPage'];
  readonly page: number;
}

export const defaultSort: SortOrder = 'relevance';

/** The list as it is without any parameter. */
export const plainListing: ListingAddress = {
  query: '',
  categories: [],
  brand: [],
  tags: [],
  priceFrom: null,
  priceTo: null,
  avgRating: null,
  ...nothingTechnical,
  sort: defaultSort,
  hitsPerPage: defaultPageSize,
  page: 1,
};

/** More digits cost nothing, and cents stay exact. */
const wholeUnits = /^\d{1,8}$/;

function readValues(
  parameters: URLSearchParams,
  name: 'tags' | 'brand' | 'categories',
  most: number,
): readonly string[] {
  const one = searchFilters.shape[name].unwrap().element;
  const values = parameters.getAll(name).map((value) => value.trim());
  return [...new Set(values.filter((value) => one.safeParse(value).success))].slice(0, most);
}

function readUnits(parameters: URLSearchParams, name: string): number | null {
  const written = (parameters.get(name) ?? '').trim();
  return wholeUnits.test(written) ? Number(written) : null;
}

/** From the lower to the higher, whichever way round they were typed. */
function readPrice(parameters: URLSearchParams): Pick<ListingAddress, 'priceFrom' | 'priceTo'> {
  const from = readUnits(parameters, 'priceFrom');
  const to = readUnits(parameters, 'priceTo');
  return from !== null && to !== null && from > to
    ? { priceFrom: to, priceTo: from }
    : { priceFrom: from, priceTo: to };
}

function readRating(parameters: URLSearchParams): number | null {
  const written = parameters.get('avgRating') ?? '';
  return /^[1-5]$/.test(written) ? Number(written) : null;
}

function readPage(parameters: URLSearchParams): number {
  const written = parameters.get('page') ?? '';
  return /^[1-9]\d{0,2}$/.test(written) ? Number(written) : 1;
}

/** Any text is an address: what it does not say, or says wrongly, is as it is by default. */
export function readListingAddress(parameters: URLSearchParams): ListingAddress {
  const size = parameters.get('hitsPerPage');
  // A link may name several tags at once, as links to campaigns do.
  const tags = new URLSearchParams(
    parameters.getAll('tags').flatMap((value) => value.split(',').map((tag) => ['tags', tag])),
  );
  return {
    query: (parameters.get('query') ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim(),
    categories: readValues(parameters, 'categories', 5),
    brand: readValues(parameters, 'brand', 50),
    tags: readValues(tags, 'tags', 10),
    ...readPrice(parameters),
    avgRating: readRating(parameters),
    ...readTechnical(parameters),
    sort: findSort(parameters.get('sort') ?? '') ?? defaultSort,
    hitsPerPage: pageSizes.find((known) => String(known) === size) ?? defaultPageSize,
    page: readPage(parameters),
  };
}

type Parameter = readonly [name: string, value: string];

/** The parameters that differ from what the list does without them, in one order: one list has one address. */
export function parametersOf(address: ListingAddress): readonly Parameter[] {
  const unless = (value: string | number | null, usual: string | number | null, name: string): Parameter[] =>
    value === usual ? [] : [[name, String(value)]];
  const each = (values: readonly string[], name: string): Parameter[] => values.map((value) => [name, value]);
  return [
    ...unless(address.query, '', 'query'),
    ...each(address.categories, 'categories'),
    ...each([...address.brand].sort(), 'brand'),
    ...each([...address.tags].sort(), 'tags'),
    ...unless(address.priceFrom, null, 'priceFrom'),
    ...unless(address.priceTo, null, 'priceTo'),
    ...unless(address.avgRating, null, 'avgRating'),
    ...technicalParameters(address),
    ...unless(writeSort(address.sort), defaultSort, 'sort'),
    ...unless(address.hitsPerPage, defaultPageSize, 'hitsPerPage'),
    ...unless(address.page, 1, 'page'),
  ];
}

export function listingSearch(address: ListingAddress): string {
  const parameters = parametersOf(address).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return parameters.length === 0 ? '' : `?${parameters.join('&')}`;
}

/** The same list with something changed. Whatever changes, it begins anew at its first page. */
export const withChange = (address: ListingAddress, change: Partial<ListingAddress>): ListingAddress => ({
  ...address,
  page: 1,
  ...change,
});

/** As it was answered: an order by a measure that the list does not have is the usual one. */
export const asAnswered = (address: ListingAddress, { measures }: SearchAnswer): ListingAddress => ({
  ...address,
  sort: settledSort(
    address.sort,
    measures.map(({ name }) => name),
  ),
});

/** Without its filters; words, order and size stay. */
export const withoutFilters = ({ query, sort, hitsPerPage }: ListingAddress): ListingAddress => ({
  ...plainListing,
  query,
  sort,
  hitsPerPage,
});

/** How many filters are set; a price counts once. */
export function filterCount(address: ListingAddress): number {
  const { categories, brand, tags, priceFrom, priceTo, avgRating } = address;
  return (
    Math.min(categories.length, 1) +
    brand.length +
    tags.length +
    (priceFrom === null && priceTo === null ? 0 : 1) +
    (avgRating === null ? 0 : 1) +
    technicalCount(address)
  );
}

/** A§9: what is too short or too long is not searched for. */
export const isSearchable = (query: string): boolean => searchQuery.safeParse(query).success;

const centsOf = (units: number, fractionDigits: number): number => units * 10 ** fractionDigits;

/** The filters as the search takes them. */
export const filtersOf = (
  { categories, brand, tags, priceFrom, priceTo, avgRating, ranges, values }: ListingAddress,
  fractionDigits: number,
): SearchFilters => ({
  ...(categories.length > 0 && { categories: [...categories] }),
  ...(brand.length > 0 && { brand: [...brand] }),
  ...(tags.length > 0 && { tags: [...tags] }),
  ...(priceFrom !== null && { priceFromCents: centsOf(priceFrom, fractionDigits) }),
  ...(priceTo !== null && { priceToCents: centsOf(priceTo, fractionDigits) }),
  ...(avgRating !== null && { avgRating }),
  ...technicalFilters({ ranges, values }),
});
