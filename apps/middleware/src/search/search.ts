import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { navigationDocumentKey } from '@tradehall/domain/catalogue/navigation-document.ts';
import type { SearchAnswer } from '@tradehall/domain/search/search-answer.ts';
import type { Handle } from '../call-handler.ts';
import { Encoded } from '../read-side/encoded.ts';
import type { FoundProducts, ValueCount } from './product-search.ts';

export const search: Handle<'shop', 'search'> = async (input, context) => {
  const found = await context.productSearch.search(input);
  if (!found.ok) return found;
  const { hits, total, facets } = found.value;
  const pageCount = Math.ceil(total / input.hitsPerPage);
  if (input.page > Math.max(1, pageCount)) return fail({ code: 'not-found' });
  const navigation = await context.read('navigation', input.locale, navigationDocumentKey);
  const names = new Map(navigation?.categories.map(({ key, name }) => [key, name]));
  return succeed(
    Encoded.object({
      hits,
      total: Encoded.of<number>(total),
      page: Encoded.of<number>(input.page),
      pageCount: Encoded.of<number>(pageCount),
      facets: Encoded.of<SearchAnswer['facets']>(labelled(facets, names)),
      didYouMean: Encoded.of(null),
    }),
  );
};

/** Tags are labelled by whoever shows them, in the words of the page. */
function labelled(facets: FoundProducts['facets'], categoryNames: ReadonlyMap<string, string>): SearchAnswer['facets'] {
  const byValue = (counts: readonly ValueCount[]) =>
    counts.map(({ value, count }) => ({ value, label: categoryNames.get(value) ?? value, count }));
  const asTheyAre = (counts: readonly ValueCount[]) =>
    counts.map(({ value, count }) => ({ value, label: value, count }));
  return {
    tags: asTheyAre(facets.tags),
    brand: asTheyAre(facets.brand),
    categories: byValue(facets.categories),
    avgRating: asTheyAre(facets.avgRating),
    priceCents: facets.priceCents,
  };
}
