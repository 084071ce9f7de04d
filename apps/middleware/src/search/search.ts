import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { navigationDocumentKey } from '@tradehall/domain/catalogue/navigation-document.ts';
import { facetWordsDocumentKey } from '@tradehall/domain/search/search-document.ts';
import type { SearchAnswer } from '@tradehall/domain/search/search-answer.ts';
import type { SearchRequest } from '@tradehall/domain/search/search-request.ts';
import type { CallContext } from '../context/call-context.ts';
import type { Handle } from '../context/call-handler.ts';
import type { NavigatedCategory } from '../read-side/readings/navigation-reading.ts';
import { Encoded } from '../read-side/encoded.ts';
import { measuresAnswer, technicalAnswer } from './technical-answer.ts';
import type { FoundProducts, ValueCount } from '../context/services/product-search.ts';

export const search: Handle<'shop', 'search'> = async (input, context) => {
  const [navigation, words] = await Promise.all([
    context.read('navigation', input.locale, navigationDocumentKey),
    context.read('facet-words', input.locale, facetWordsDocumentKey),
  ]);
  context.noteSearch(input.locale);
  const categories = new Map(navigation?.categories.map((category) => [category.key, category]));
  const found = await context.productSearch.search(levelled(input, categories));
  if (!found.ok) return found;
  const { hits, total, facets, measures, exactMatch } = found.value;
  const pageCount = Math.ceil(total / input.hitsPerPage);
  if (input.page > Math.max(1, pageCount)) return fail({ code: 'not-found' });
  return succeed(
    Encoded.object({
      hits,
      total: Encoded.of<number>(total),
      page: Encoded.of<number>(input.page),
      pageCount: Encoded.of<number>(pageCount),
      facets: Encoded.of<SearchAnswer['facets']>({
        ...labelled(facets, categories),
        technical: technicalAnswer(facets.technical, input.filters, words),
      }),
      measures: Encoded.of<SearchAnswer['measures']>(measuresAnswer(measures, words)),
      didYouMean: Encoded.of<string | null>(await correctionOf(input, found.value, context)),
      exactMatch: Encoded.of<string | null>(exactMatch),
    }),
  );
};

/** One key a level from the department down, as an index counts them: the path to the deepest category says them all. */
function levelled(request: SearchRequest, categories: ReadonlyMap<string, NavigatedCategory>): SearchRequest {
  const keys = request.filters.categories ?? [];
  const paths = keys.flatMap((key) => categories.get(key)?.path ?? []);
  const deepest = keys
    .map((key) => categories.get(key)?.path ?? [])
    .reduce((longest, path) => (path.length > longest.length ? path : longest), []);
  if (paths.length === 0 || !keys.every((key) => deepest.includes(key))) return request;
  return { ...request, filters: { ...request.filters, categories: [...deepest] } };
}

async function correctionOf(
  { locale, query }: SearchRequest,
  { total, isSimilar }: FoundProducts,
  { vocabulary }: CallContext,
): Promise<string | null> {
  return query === undefined || (total > 0 && !isSimilar) ? null : vocabulary.correct(locale, query);
}

/** Tags are labelled by whoever shows them, in the words of the page. A category that no page shows is left out. */
function labelled(
  facets: FoundProducts['facets'],
  categories: ReadonlyMap<string, NavigatedCategory>,
): Omit<SearchAnswer['facets'], 'technical'> {
  const asTheyAre = (counts: readonly ValueCount[]) =>
    counts.map(({ value, count }) => ({ value, label: value, count }));
  return {
    tags: asTheyAre(facets.tags),
    brand: asTheyAre(facets.brand),
    categories: facets.categories.flatMap(({ value, count }) => {
      const category = categories.get(value);
      if (category === undefined) return [];
      return [{ value, label: category.name, slug: category.slug, level: category.path.length - 1, count }];
    }),
    avgRating: asTheyAre(facets.avgRating),
    priceCents: facets.priceCents,
  };
}
