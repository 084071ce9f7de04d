import { z } from 'zod';
import { productSlug, slug } from '../calls/fields.ts';
import { productCard } from '../catalogue/product-card.ts';

const count = z.int().nonnegative();
const facet = z.array(z.object({ value: z.string(), label: z.string(), count }));

/** What a list can be narrowed by of its products' technical data, in the words of the locale. */
const technicalFacet = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('range'),
    name: z.string(),
    label: z.string(),
    unit: z.string().nullable(),
    minimum: z.number(),
    maximum: z.number(),
    /** Both ends are within it; null is open. */
    steps: z.array(z.object({ from: z.number().nullable(), to: z.number().nullable(), count })),
  }),
  z.object({
    kind: z.literal('values'),
    name: z.string(),
    label: z.string(),
    unit: z.string().nullable(),
    values: facet,
  }),
  /** Named by the page that shows it. */
  z.object({ kind: z.literal('switch'), name: z.string(), count }),
]);
export type TechnicalFacetAnswer = z.output<typeof technicalFacet>;

export const searchAnswer = z.object({
  hits: z.array(productCard),
  total: count,
  page: z.int().min(1),
  pageCount: count,
  facets: z.object({
    tags: facet,
    brand: facet,
    /** Level 0 is a department. */
    categories: z.array(z.object({ value: z.string(), label: z.string(), slug, level: z.int().min(0).max(4), count })),
    avgRating: facet,
    priceCents: z.object({ minimum: count, maximum: count }).nullable(),
    technical: z.array(technicalFacet),
  }),
  /** What the list can be sorted by; `key` is that of the technical data on cards. */
  measures: z.array(z.object({ name: z.string(), key: z.string(), label: z.string() })),
  didYouMean: z.string().nullable(),
  /** The one product whose SKU, product number, EAN or model number was typed. */
  exactMatch: productSlug.nullable(),
});
export type SearchAnswer = z.output<typeof searchAnswer>;

export const quickResultCount = 6;

export const suggestAnswer = z.object({
  hits: z.array(productCard).max(quickResultCount),
  categories: z.array(z.object({ name: z.string(), slug })),
  /** Guides and help. */
  pages: z.array(z.object({ title: z.string(), slug })),
  total: count,
});
export type SuggestAnswer = z.output<typeof suggestAnswer>;
