import { z } from 'zod';
import { locale } from '../calls/fields.ts';

export const pageSizes = [12, 24, 36, 48] as const;
export const defaultPageSize = 24;
export const sortOrders = ['relevance', 'name-asc', 'name-desc', 'price-asc', 'price-desc', 'newest'] as const;
export type SortOrder = (typeof sortOrders)[number];
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

export const searchFilters = z.strictObject({
  /** Quick filter tags and campaign tags. */
  tags: z.array(filterValue(60)).max(10).optional(),
  brand: z.array(filterValue(100)).max(50).optional(),
  /** The category keys of levels 0 to 4, from the root down. */
  categories: z.array(filterValue(100)).max(5).optional(),
  priceFromCents: priceCents.optional(),
  priceToCents: priceCents.optional(),
  avgRating: z.int().min(1).max(5).optional(),
});
export type SearchFilters = z.output<typeof searchFilters>;

function hasFilter(filters: SearchFilters): boolean {
  return Object.values(filters).some((value) => (Array.isArray(value) ? value.length > 0 : value !== undefined));
}

export const searchRequest = z
  .strictObject({
    locale,
    query: searchQuery.optional(),
    filters: searchFilters,
    sort: z.enum(sortOrders),
    page: z.int().min(1).max(999),
    hitsPerPage: z.literal(pageSizes),
  })
  .refine((request) => request.query !== undefined || hasFilter(request.filters), { path: ['query'] });
export type SearchRequest = z.output<typeof searchRequest>;
