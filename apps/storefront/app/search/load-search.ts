import { data } from 'react-router';
import type { SearchAnswer } from '@tradehall/domain/search/search-answer.ts';
import { anonymousPageHeaders, notStored } from '../request/cache-headers.ts';
import { pageFacts } from '../request/page-facts.ts';
import { pathsOfRoute } from '../request/page-paths.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import { isSearchable, readSearchAddress, searchHref } from './search-address.ts';
import type { SearchAddress } from './search-address.ts';
import { searchView } from './search-view.ts';
import type { NotSearched } from './search-view.ts';

const notFound = () => new Response(null, { status: 404 });

const ask = async (address: SearchAddress, shop: ShopRequest): Promise<SearchAnswer | NotSearched> => {
  const { query, tags, sort, page, hitsPerPage } = address;
  if (!isSearchable(query) && tags.length === 0) {
    return 'not-asked';
  }
  const answer = await shop.calls.shop.search({
    locale: shop.locale,
    ...(isSearchable(query) && { query }),
    filters: { tags: [...tags] },
    sort,
    page,
    hitsPerPage,
  });
  if (answer.ok) {
    return answer.value;
  }
  switch (answer.failure.code) {
    case 'not-found':
      throw notFound();
    case 'search-unavailable':
      return 'unavailable';
    default:
      throw new Error(`no search: ${answer.failure.code}`);
  }
};

/** The products an address asks for, a page of them. Nobody needs to find a list of results by a search engine. */
export const loadSearch = async (url: URL, shop: ShopRequest) => {
  const address = readSearchAddress(url.searchParams);
  if (address === null) {
    throw notFound();
  }
  const answer = await ask(address, shop);
  if (answer === 'not-asked' && address.page > 1) {
    throw notFound();
  }
  const view = searchView(address, answer, url.pathname, shop);
  const paths = pathsOfRoute('search', shop);
  const search = searchHref('', address);
  const facts = pageFacts({ title: view.heading, paths, search, robots: 'noindex, follow' }, shop);
  return answer === 'unavailable'
    ? data({ view, facts }, { status: 503, headers: { 'Cache-Control': notStored } })
    : data({ view, facts }, { headers: anonymousPageHeaders([`search:${shop.locale}`]) });
};
