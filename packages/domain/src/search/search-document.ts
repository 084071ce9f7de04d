import { z } from 'zod';
import { locale, productSku, productSlug } from '../calls/fields.ts';

/**
 * A product as every index of one locale knows it. The projector writes it to PostgreSQL; the indexer carries it from
 * there to Meilisearch as it is, so both search the same words.
 */
export const searchDocument = z.object({
  locale,
  sku: productSku,
  slug: productSlug,
  name: z.string().min(1),
  brand: z.string(),
  family: z.string(),
  isBware: z.boolean(),
  tags: z.array(z.string()),
  /** Category keys by level: the departments first. A product may be in several of one level. */
  categories: z.array(z.array(z.string())).max(5),
  priceCents: z.int().nonnegative(),
  averageRating: z.number().min(0).max(5),
  reviewCount: z.int().nonnegative(),
  releasedOn: z.iso.date().nullable(),
  isOnStock: z.boolean(),
  /** What it says about facets of technical data, by their names. */
  specs: z.record(z.string(), z.union([z.number(), z.array(z.string())])),
  /** From what was sold lately, and whether it is new: what is listed first where nothing else decides. */
  popularity: z.int().nonnegative(),
  /** Folded words by weight, best first: name and model, brand, categories and keywords with stems, parts and synonyms. */
  words: z.object({ name: z.string(), brand: z.string(), more: z.string() }),
  /** SKU, product number, EAN and model, each as `wholeNumber` writes it. */
  numbers: z.array(z.string()),
  /** Sorts as the locale's own alphabet does, whatever compares the bytes. */
  sortName: z.string(),
  /** The listing card as JSON text. */
  card: z.string(),
});
export type SearchDocument = z.output<typeof searchDocument>;

/** What the facets of technical data, their units and their values are called in a locale. */
export const facetWordsDocument = z.object({
  facets: z.record(z.string(), z.object({ label: z.string(), unit: z.string().nullable() })),
  /** A value that is not named is the same in every language: IP44, GN 1/1. */
  values: z.record(z.string(), z.string()),
});
export type FacetWordsDocument = z.output<typeof facetWordsDocument>;

export const facetWordsDocumentKey = 'all';
