import type { SearchAnswer } from '@tradehall/domain/search/search-answer.ts';
import { sortOrders } from '@tradehall/domain/search/search-request.ts';
import { formatCount } from '../i18n/formats.ts';
import { translator } from '../i18n/translator.ts';
import type { Translate } from '../i18n/translator.ts';
import { productCardView } from '../product-card/product-card-view.ts';
import type { ProductCardView } from '../product-card/product-card-view.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import { pageWindow } from '../ui/page-window.ts';
import type { PaginationView } from '../ui/pagination.tsx';
import { isSearchable, parametersOf, searchHref } from './search-address.ts';
import type { SearchAddress } from './search-address.ts';
import { sortNames, tagName } from './search-words.ts';

export interface SortView {
  readonly action: string;
  readonly label: string;
  readonly apply: string;
  readonly chosen: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** What the form must not lose. */
  readonly kept: readonly { readonly name: string; readonly value: string }[];
}

export interface SearchView {
  readonly heading: string;
  readonly applied: {
    readonly label: string;
    readonly filters: readonly { readonly name: string; readonly href: string; readonly removeLabel: string }[];
  } | null;
  readonly found: {
    readonly label: string;
    readonly count: string;
    readonly sort: SortView;
    readonly products: readonly ProductCardView[];
    readonly pagination: PaginationView | null;
  } | null;
  /** Stands in the place of products. */
  readonly empty: {
    readonly title: string;
    readonly advice: string | null;
    readonly link: { readonly name: string; readonly href: string };
  } | null;
}

/** Why there is nothing to show, where it is not that nothing was found. */
export type NotSearched = 'unavailable' | 'not-asked';

/** Pages are counted up to here. */
const lastPage = 999;

const headingOf = ({ query, tags }: SearchAddress, translate: Translate): string => {
  if (isSearchable(query)) {
    return translate('search.heading', { query });
  }
  const names = [...new Set(tags.map((tag) => tagName(tag, translate)))];
  return names.length === 0 ? translate('search.title') : names.join(', ');
};

const appliedView = (address: SearchAddress, path: string, translate: Translate): SearchView['applied'] => {
  const { query, tags } = address;
  // A list that is nothing but its one tag says so in its heading.
  if (tags.length === 0 || (tags.length === 1 && !isSearchable(query))) {
    return null;
  }
  const filters = tags.map((tag) => {
    const name = tagName(tag, translate);
    const rest = { ...address, tags: tags.filter((other) => other !== tag), page: 1 };
    return { name, href: searchHref(path, rest), removeLabel: translate('search.remove', { name }) };
  });
  return { label: translate('search.applied'), filters };
};

const sortView = (address: SearchAddress, path: string, translate: Translate): SortView => ({
  action: path,
  label: translate('search.sort'),
  apply: translate('search.sort.apply'),
  chosen: address.sort,
  options: sortOrders.map((value) => ({ value, label: translate(sortNames[value]) })),
  kept: parametersOf({ ...address, sort: 'relevance', page: 1 }).map(([name, value]) => ({ name, value })),
});

const paginationView = (
  address: SearchAddress,
  pageCount: number,
  path: string,
  translate: Translate,
): PaginationView | null => {
  const last = Math.min(pageCount, lastPage);
  if (last < 2) {
    return null;
  }
  const hrefOf = (page: number) => searchHref(path, { ...address, page });
  const { page: current } = address;
  return {
    label: translate('search.pages'),
    previous: current === 1 ? null : { href: hrefOf(current - 1), label: translate('search.previousPage') },
    next: current >= last ? null : { href: hrefOf(current + 1), label: translate('search.nextPage') },
    pages: pageWindow(current, last).map((page) =>
      page === 'gap'
        ? page
        : {
            number: String(page),
            href: hrefOf(page),
            label: translate('search.page', { number: String(page) }),
            isCurrent: page === current,
          },
    ),
  };
};

const emptyView = (address: SearchAddress, why: NotSearched | null, home: string, translate: Translate) => {
  const link = { name: translate('search.browse'), href: home };
  if (why === 'unavailable') {
    return { title: translate('failure.search-unavailable'), advice: null, link };
  }
  if (why === 'not-asked') {
    return { title: translate('search.length'), advice: null, link };
  }
  const advice = isSearchable(address.query) ? translate('search.emptyAdvice') : null;
  return { title: translate('search.empty'), advice, link };
};

export const searchView = (
  address: SearchAddress,
  answer: SearchAnswer | NotSearched,
  path: string,
  shop: ShopRequest,
): SearchView => {
  const translate = translator(shop.locale);
  const { home } = pageLinks(shop);
  const shown = { heading: headingOf(address, translate), applied: appliedView(address, path, translate) };
  if (typeof answer === 'string' || answer.total === 0) {
    const why = typeof answer === 'string' ? answer : null;
    return { ...shown, found: null, empty: emptyView(address, why, home, translate) };
  }
  return {
    ...shown,
    found: {
      label: translate('search.results'),
      count: translate('search.count', { count: formatCount(answer.total, shop.locale) }),
      sort: sortView(address, path, translate),
      products: answer.hits.map((card) => productCardView(card, shop, translate)),
      pagination: paginationView(address, answer.pageCount, path, translate),
    },
    empty: null,
  };
};
