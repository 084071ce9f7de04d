import { data, redirect } from 'react-router';
import type { SearchAnswer, SuggestAnswer } from '@tradehall/domain/search/search-answer.ts';
import { pagePath } from '../routing/find-page.ts';
import { findProducts } from '../listing/find-products.ts';
import {
  asAnswered,
  filterCount,
  isSearchable,
  listingSearch,
  plainListing,
  readListingAddress,
  type ListingAddress,
} from '../listing/listing-address.ts';
import { loadListingFacts, type ListingFacts } from '../listing/listing-facts.ts';
import { anonymousPageHeaders, notStored } from '../request/cache-headers.ts';
import { pageFacts } from '../request/page-facts.ts';
import { pathsOfRoute } from '../request/page-paths.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import { searchView, type NotSearched } from './search-view.ts';

async function ask(address: ListingAddress, facts: ListingFacts): Promise<SearchAnswer | NotSearched> {
  if (isSearchable(address.query) || filterCount(address) > 0)
    return (await findProducts(address, facts)) ?? 'unavailable';
  if (address.page > 1) throw new Response(null, { status: 404 });
  return 'not-asked';
}

/** Who types the number of a product wants to see it, and nothing else. */
function openExactMatch(address: ListingAddress, answer: SearchAnswer | NotSearched, { country }: ShopRequest): void {
  const slug = typeof answer === 'string' ? null : answer.exactMatch;
  const isWordsAlone = listingSearch(address) === listingSearch({ ...plainListing, query: address.query });
  if (slug !== null && isWordsAlone) {
    throw redirect(pagePath({ kind: 'product', slug }, country.nativeRouting), {
      status: 302,
      headers: { 'Cache-Control': notStored },
    });
  }
}

/** Guides and help of these words, where there is no product of them. */
async function helpInstead(
  { query }: ListingAddress,
  answer: SearchAnswer | NotSearched,
  { calls, locale, log, requestId }: ShopRequest,
): Promise<SuggestAnswer['pages']> {
  if (typeof answer === 'string' || answer.total > 0 || !isSearchable(query)) return [];
  const found = await calls.shop.suggest(
    { locale, query },
    { onError: (err) => log.error({ err, requestId }, 'no pages for a search') },
  );
  return found?.ok === true ? found.value.pages : [];
}

/** The products an address asks for, a page of them. Nobody needs to find a list of results by a search engine. */
export async function loadSearch(url: URL, shop: ShopRequest) {
  const asked = readListingAddress(url.searchParams);
  const listing = await loadListingFacts(shop);
  const answer = await ask(asked, listing);
  const address = typeof answer === 'string' ? asked : asAnswered(asked, answer);
  openExactMatch(address, answer, shop);
  const pages = await helpInstead(address, answer, shop);
  const view = searchView({ ...listing, address, pages, path: url.pathname }, answer);
  const paths = pathsOfRoute('search', shop);
  const facts = pageFacts(
    { title: view.heading, paths, search: listingSearch(address), robots: 'noindex, follow' },
    shop,
  );
  const loaded = { view, facts, query: address.query };
  return answer === 'unavailable'
    ? data(loaded, { status: 503, headers: { 'Cache-Control': notStored } })
    : data(loaded, { headers: anonymousPageHeaders });
}
