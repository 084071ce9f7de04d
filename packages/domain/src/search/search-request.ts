import { z } from 'zod';
import { locale } from '../calls/fields.ts';
import { facetNames, sortableMeasures } from './technical-facets.ts';

export const pageSizes = [12, 24, 36, 48] as const;
export const defaultPageSize = 24;
export const sortOrders = ['relevance', 'name-asc', 'name-desc', 'price-asc', 'price-desc', 'newest'] as const;
export type SortOrder = (typeof sortOrders)[number];

const measureSort = z.strictObject({ measure: z.enum(sortableMeasures), direction: z.enum(['asc', 'desc']) });
/** What has no such measure comes last either way; what has the same is in the usual order. */
export type MeasureSort = z.output<typeof measureSort>;
export type ListSort = SortOrder | MeasureSort;

/** As addresses say it: `volume-l-asc`. */
export function writeSort(sort: ListSort): string {
  return typeof sort === 'string' ? sort : `${sort.measure}-${sort.direction}`;
}

const sortsByText = new Map<string, ListSort>(
  [
    ...sortableMeasures.flatMap((measure): MeasureSort[] => [
      { measure, direction: 'asc' },
      { measure, direction: 'desc' },
    ]),
    ...sortOrders,
  ].map((sort) => [writeSort(sort), sort]),
);

export function findSort(text: string): ListSort | null {
  return sortsByText.get(text) ?? null;
}

/** The usual order where a list has no such measure. */
export function settledSort(sort: ListSort, measures: readonly string[]): ListSort {
  return typeof sort === 'string' || measures.includes(sort.measure) ? sort : 'relevance';
}

export const quickFilterTags = ['new', 'bestseller', 'bware', 'on-sale', 'topRated'] as const;

export const searchQuery = z.string().trim().min(2).max(100);

const priceCents = z.int().nonnegative();

function filterValue(maximumLength: number) {
  return z
    .string()
    .min(1)
    .max(maximumLength)
    .regex(/^\P{Cc}*$/u);
}

/** Far beyond any measure, and exact. */
const measure = z.number().min(-1_000_000_000).max(1_000_000_000);
const range = z
  .strictObject({ from: measure.optional(), to: measure.optional() })
  .refine(({ from, to }) => from !== undefined || to !== undefined);
export type MeasureRange = z.output<typeof range>;

const mostChosenFacets = 12;
const fewKeys = (chosen: object) => Object.keys(chosen).length <= mostChosenFacets;

export const searchFilters = z.strictObject({
  /** Quick filter tags and campaign tags. */
  tags: z.array(filterValue(60)).max(10).optional(),
  brand: z.array(filterValue(100)).max(50).optional(),
  /** The category keys of levels 0 to 4, from the root down. */
  categories: z.array(filterValue(100)).max(5).optional(),
  priceFromCents: priceCents.optional(),
  priceToCents: priceCents.optional(),
  avgRating: z.int().min(1).max(5).optional(),
  /** Technical facets by name: within all ranges, … */
  ranges: z
    .partialRecord(z.enum(facetNames('range')), range)
    .refine(fewKeys)
    .optional(),
  /** … and one of the values of each. */
  values: z
    .partialRecord(z.enum(facetNames('values', 'switch')), z.array(filterValue(60)).min(1).max(20))
    .refine(fewKeys)
    .optional(),
});
export type SearchFilters = z.output<typeof searchFilters>;

export function hasFilter(filters: SearchFilters): boolean {
  return Object.values(filters).some((value) =>
    typeof value === 'object' ? Object.keys(value).length > 0 : value !== undefined,
  );
}

export const searchRequest = z
  .strictObject({
    locale,
    query: searchQuery.optional(),
    filters: searchFilters,
    sort: z.union([z.enum(sortOrders), measureSort]),
    page: z.int().min(1).max(999),
    hitsPerPage: z.literal(pageSizes),
  })
  .refine((request) => request.query !== undefined || hasFilter(request.filters), { path: ['query'] });
export type SearchRequest = z.output<typeof searchRequest>;
