import { currencies } from '@tradehall/domain/money/currencies.ts';
import type { SearchAnswer } from '@tradehall/domain/search/search-answer.ts';
import { filtersOf, isSearchable, type ListingAddress } from './listing-address.ts';
import type { ListingFacts } from './listing-facts.ts';

/**
 * The products an address asks for. A page beyond the last is not there, as the loader is to answer; null where the
 * search is away.
 */
export async function findProducts(
  address: ListingAddress,
  { shop, currency }: Pick<ListingFacts, 'shop' | 'currency'>,
): Promise<SearchAnswer | null> {
  const { query, sort, page, hitsPerPage } = address;
  const answer = await shop.calls.shop.search({
    locale: shop.locale,
    ...(isSearchable(query) && { query }),
    filters: filtersOf(address, currencies[currency].fractionDigits),
    sort,
    page,
    hitsPerPage,
  });
  if (answer.ok) return answer.value;
  switch (answer.failure.code) {
    case 'not-found':
      throw new Response(null, { status: 404 });
    case 'search-unavailable':
      return null;
    default:
      throw new Error(`no products: ${answer.failure.code}`);
  }
}
