import {
  defaultPageSize,
  pageSizes,
  searchFilters,
  searchQuery,
  sortOrders,
} from '@tradehall/domain/search/search-request.ts';
import type { SearchRequest, SortOrder } from '@tradehall/domain/search/search-request.ts';

/** What the address of the search page says; it is the only state the page has. */
export interface SearchAddress {
  /** As it was typed, but for needless blanks. */
  readonly query: string;
  readonly tags: readonly string[];
  readonly sort: SortOrder;
  readonly page: number;
  readonly hitsPerPage: SearchRequest['hitsPerPage'];
}

const defaultSort: SortOrder = 'relevance';
const mostTags = 10;
const oneTag = searchFilters.shape.tags.unwrap().element;

const readTags = (parameters: URLSearchParams): readonly string[] => {
  const written = parameters.getAll('tags').flatMap((value) => value.split(','));
  const tags = written.map((tag) => tag.trim()).filter((tag) => oneTag.safeParse(tag).success);
  return [...new Set(tags)].slice(0, mostTags);
};

/** Null for a page that no list can have. */
export const readSearchAddress = (parameters: URLSearchParams): SearchAddress | null => {
  const page = parameters.get('page') ?? '1';
  if (!/^[1-9]\d{0,2}$/.test(page)) {
    return null;
  }
  const sort = parameters.get('sort');
  const size = parameters.get('hitsPerPage');
  return {
    query: (parameters.get('query') ?? '').replace(/\s+/gu, ' ').trim(),
    tags: readTags(parameters),
    sort: sortOrders.find((order) => order === sort) ?? defaultSort,
    page: Number(page),
    hitsPerPage: pageSizes.find((known) => String(known) === size) ?? defaultPageSize,
  };
};

/** A§9: what is too short or too long is not searched for. */
export const isSearchable = (query: string): boolean => searchQuery.safeParse(query).success;

/** The parameters that differ from what the page does without them, in one order: one list has one address. */
export const parametersOf = (address: SearchAddress): readonly (readonly [name: string, value: string])[] => [
  ...(address.query === '' ? [] : [['query', address.query] as const]),
  ...(address.tags.length === 0 ? [] : [['tags', address.tags.join(',')] as const]),
  ...(address.sort === defaultSort ? [] : [['sort', address.sort] as const]),
  ...(address.hitsPerPage === defaultPageSize ? [] : [['hitsPerPage', String(address.hitsPerPage)] as const]),
  ...(address.page === 1 ? [] : [['page', String(address.page)] as const]),
];

export const searchHref = (path: string, address: SearchAddress): string => {
  const parameters = parametersOf(address).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  // A comma may stand in a query as it is, and is easier to read.
  return parameters.length === 0 ? path : `${path}?${parameters.join('&').replaceAll('%2C', ',')}`;
};
