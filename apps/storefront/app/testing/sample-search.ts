import type { WireAnswer } from '@tradehall/domain/calls/wire.ts';
import type { SearchAnswer } from '@tradehall/domain/search/search-answer.ts';
import { sampleCard } from './sample-card.ts';

/** What the middleware answers to a search: one product, and no choice of filters, but for what a test changes. */
export function sampleSearch(changes: Partial<SearchAnswer> = {}): WireAnswer {
  const facets = { tags: [], brand: [], categories: [], avgRating: [], priceCents: null, technical: [] };
  const answer: SearchAnswer = {
    hits: [sampleCard()],
    total: 1,
    page: 1,
    pageCount: 1,
    facets,
    measures: [],
    didYouMean: null,
    exactMatch: null,
    ...changes,
  };
  return { status: 200, body: { data: answer } };
}
