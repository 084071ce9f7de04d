import { z } from 'zod';
import { productSlug, slug } from '../calls/fields.ts';
import { productCard } from '../catalogue/product-card.ts';

const count = z.int().nonnegative();
const facet = z.array(z.object({ value: z.string(), label: z.string(), count }));

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
  }),
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
