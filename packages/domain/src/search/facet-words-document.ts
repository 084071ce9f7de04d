import { z } from 'zod';

/** What the facets of technical data, their units and their values are called in a locale. */
export const facetWordsDocument = z.object({
  facets: z.record(z.string(), z.object({ label: z.string(), unit: z.string().nullable() })),
  /** A value that is not named is the same in every language: IP44, GN 1/1. */
  values: z.record(z.string(), z.string()),
});
export type FacetWordsDocument = z.output<typeof facetWordsDocument>;

export const facetWordsDocumentKey = 'all';
