import type { NavigationNode } from '@tradehall/domain/catalogue/navigation-document.ts';
import type { SearchAnswer, SuggestAnswer } from '@tradehall/domain/search/search-answer.ts';
import {
  filterCount,
  isSearchable,
  listingSearch,
  plainListing,
  withoutFilters,
  type ListingAddress,
} from '../listing/listing-address.ts';
import type { ListingFacts } from '../listing/listing-facts.ts';
import { listingView, type EmptyView, type ListingView } from '../listing/listing-view.ts';
import { tagName } from '../listing/tag-names.ts';
import { pageLinks } from '../request/page-links.ts';
import type { NamedLinkView } from '../ui/link-view.ts';

export interface SearchView {
  readonly heading: string;
  readonly didYouMean: { readonly text: readonly [before: string, after: string]; readonly link: NamedLinkView } | null;
  /** Guides and help; null where products were found, or nothing at all. */
  readonly help: { readonly label: string; readonly links: readonly NamedLinkView[] } | null;
  readonly listing: ListingView | null;
  /** Stands in the place of a list that was not asked for, or that nobody could answer. */
  readonly empty: { readonly title: string; readonly link: NamedLinkView } | null;
}

/** Why there is nothing to show, where it is not that nothing was found. */
export type NotSearched = 'unavailable' | 'not-asked';

interface SearchFacts extends ListingFacts {
  readonly address: ListingAddress;
  /** Of the page, with its language. */
  readonly path: string;
  readonly pages: SuggestAnswer['pages'];
}

function headingOf({ address, translate, ...facts }: SearchFacts): string {
  const { query, tags } = address;
  if (isSearchable(query)) return translate('search.heading', { query });
  const names = [...new Set(tags.map((tag) => tagName(tag, { ...facts, translate })))];
  return names.length === 0 ? translate('search.title') : names.join(', ');
}

// Where the words that were perhaps meant go: they are a link inside the sentence.
const linkMark = '\u0000';

function didYouMeanView({ path, translate }: SearchFacts, suggestion: string | null): SearchView['didYouMean'] {
  if (suggestion === null) return null;
  const [before = '', after = ''] = translate('search.didYouMean', { suggestion: linkMark }).split(linkMark);
  const href = `${path}${listingSearch({ ...plainListing, query: suggestion })}`;
  return { text: [before, after], link: { name: suggestion, href } };
}

const departmentLinks = (navigation: readonly NavigationNode[], category: (slug: string) => string) =>
  navigation.filter(({ hasProducts }) => hasProducts).map(({ name, slug }) => ({ name, href: category(slug) }));

/** Nothing was found: what one can do about it, the likeliest first. */
function nothingFound({ address, navigation, path, shop, translate }: SearchFacts): EmptyView {
  const isFiltered = filterCount(address) > 0;
  const hasWords = isSearchable(address.query);
  const links = departmentLinks(navigation, pageLinks(shop).category);
  return {
    title: translate(isFiltered && !hasWords ? 'listing.emptyFiltered' : 'search.empty'),
    advice: [
      ...(isFiltered ? [translate('search.emptyFilters')] : []),
      ...(hasWords
        ? [translate('search.emptySpelling'), translate('search.emptyFewer'), translate('search.emptyNumber')]
        : []),
    ],
    link:
      isFiltered && hasWords
        ? { name: translate('listing.removeAll'), href: `${path}${listingSearch(withoutFilters(address))}` }
        : null,
    elsewhere: links.length === 0 ? null : { label: translate('search.emptyDepartments'), links },
  };
}

function helpView({ pages, shop, translate }: SearchFacts): SearchView['help'] {
  const links = pages.map(({ title, slug }) => ({ name: title, href: pageLinks(shop).content(slug) }));
  return links.length === 0 ? null : { label: translate('searchBar.pages'), links };
}

export function searchView(facts: SearchFacts, answer: SearchAnswer | NotSearched): SearchView {
  const { shop, translate } = facts;
  const heading = headingOf(facts);
  if (typeof answer === 'string') {
    const title = translate(answer === 'unavailable' ? 'failure.search-unavailable' : 'search.length');
    const link = { name: translate('search.browse'), href: pageLinks(shop).home };
    return { heading, didYouMean: null, help: null, listing: null, empty: { title, link } };
  }
  return {
    heading,
    didYouMean: didYouMeanView(facts, answer.didYouMean),
    help: helpView(facts),
    listing: listingView({ ...facts, answer, empty: nothingFound(facts) }),
    empty: null,
  };
}
