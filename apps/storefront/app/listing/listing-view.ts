import {
  defaultPageSize,
  pageSizes,
  sortOrders,
  writeSort,
  type SortOrder,
} from '@tradehall/domain/search/search-request.ts';
import type { SearchAnswer } from '@tradehall/domain/search/search-answer.ts';
import { formatCount } from '../i18n/formats.ts';
import type { MessageKey } from '@tradehall/domain/messages/messages.ts';
import type { Translate } from '../i18n/translator.ts';
import { productCardView, type ProductCardView } from '../product-card/product-card-view.ts';
import type { ViewSwitchView } from '../product-card/view-switch.tsx';
import { numberedPagesView } from '../request/numbered-pages.ts';
import type { PaginationView } from '../ui/layout/pagination.tsx';
import type { NamedLinkView } from '../ui/link-view.ts';
import { appliedView, type AppliedView } from './applied-view.ts';
import { measureOrders, tableView, type TableView } from './table-view.ts';
import {
  brandGroup,
  categoryGroup,
  priceFilter,
  ratingGroup,
  type FilterFacts,
  type FilterGroup,
  type PriceFilter,
} from './filter-views.ts';
import { isWorthFinding } from './indexing.ts';
import {
  defaultSort,
  filterCount,
  isSearchable,
  listingSearch,
  parametersOf,
  withChange,
  type ListingAddress,
} from './listing-address.ts';
import type { ListingFacts } from './listing-facts.ts';
import { offeredTags, tagName } from './tag-names.ts';
import { technicalGroups } from './technical-views.ts';

/** Pages are counted up to here. */
const lastPage = 999;

function paginationView(
  address: ListingAddress,
  pageCount: number,
  addressOf: (address: ListingAddress) => string,
  translate: Translate,
): PaginationView | null {
  const last = Math.min(pageCount, lastPage);
  const hrefOf = (page: number) => addressOf({ ...address, page });
  const view = numberedPagesView({ current: address.page, last, hrefOf }, translate);
  return view && { ...view, isUnfollowed: !isWorthFinding({ ...address, page: last }) };
}

interface ChoiceView {
  readonly name: string;
  readonly label: string;
  readonly chosen: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** Why there is nothing, and what to do next. */
export interface EmptyView {
  readonly title: string;
  readonly advice: readonly string[];
  readonly link: NamedLinkView | null;
  readonly elsewhere: { readonly label: string; readonly links: readonly NamedLinkView[] } | null;
}

export interface ListingView {
  readonly count: string;
  /** The same, for who counts. */
  readonly total: number;
  readonly filters: {
    readonly title: string;
    /** Opens them on a phone; says how many are set. */
    readonly open: string;
    readonly close: string;
    /** Leads from them to what they leave. */
    readonly show: string;
    readonly selected: string;
    readonly groups: readonly FilterGroup[];
    readonly price: PriceFilter | null;
  };
  readonly quick: {
    readonly label: string;
    readonly filters: readonly { readonly name: string; readonly href: string; readonly isSelected: boolean }[];
  } | null;
  readonly applied: AppliedView | null;
  /** Order and size of the page: a form that needs nothing but a browser. */
  readonly order: {
    readonly action: string;
    readonly kept: readonly { readonly name: string; readonly value: string }[];
    readonly choices: readonly ChoiceView[];
    readonly apply: string;
  };
  readonly look: ViewSwitchView;
  /** The heads of its columns, for who reads it as a table. */
  readonly table: TableView;
  readonly products: readonly ProductCardView[];
  readonly pagination: PaginationView | null;
  /** Stands in the place of products. */
  readonly empty: EmptyView | null;
}

interface ListingAsked extends ListingFacts {
  readonly address: ListingAddress;
  readonly answer: SearchAnswer;
  /** Of the page, with its language. */
  readonly path: string;
  /** Where categories are pages of their own; otherwise they are a filter. */
  readonly tree?: FilterGroup | null;
  /** What is said where nothing was found. */
  readonly empty: EmptyView;
}

const sortNames: Readonly<Record<SortOrder, MessageKey>> = {
  relevance: 'search.sort.relevance',
  'name-asc': 'search.sort.name-asc',
  'name-desc': 'search.sort.name-desc',
  'price-asc': 'search.sort.price-asc',
  'price-desc': 'search.sort.price-desc',
  newest: 'search.sort.newest',
};

function quickView(facts: FilterFacts): ListingView['quick'] {
  const { address, facets, campaigns, hrefOf, translate } = facts;
  const filters = offeredTags(campaigns).flatMap((tag) => {
    const isSelected = address.tags.includes(tag);
    const hasProducts = facets.tags.some(({ value, count }) => value === tag && count > 0);
    if (!isSelected && !hasProducts) return [];
    const tags = isSelected ? address.tags.filter((other) => other !== tag) : [...address.tags, tag];
    return [{ name: tagName(tag, facts), href: hrefOf(withChange(address, { tags })), isSelected }];
  });
  return filters.length === 0 ? null : { label: translate('listing.quickFilters'), filters };
}

/** What is usual has no value: it needs no parameter. */
function orderView(facts: FilterFacts, table: TableView): ListingView['order'] {
  const { address, translate, shop, hrefOf } = facts;
  const rest = withChange(address, { sort: defaultSort, hitsPerPage: defaultPageSize });
  const [action = ''] = hrefOf(rest).split('?');
  const usualOrder = isSearchable(address.query) ? sortNames.relevance : 'listing.recommended';
  const orders = sortOrders.map((order) =>
    order === defaultSort
      ? { value: '', label: translate(usualOrder) }
      : { value: order, label: translate(sortNames[order]) },
  );
  const measured = measureOrders(table, translate).map(({ sort, label }) => ({ value: writeSort(sort), label }));
  const sizes = pageSizes.map((size) => ({
    value: size === defaultPageSize ? '' : String(size),
    label: translate('listing.pageSizeOption', { count: formatCount(size, shop.locale) }),
  }));
  const { sort, hitsPerPage } = address;
  return {
    action,
    kept: parametersOf(rest).map(([name, value]) => ({ name, value })),
    choices: [
      {
        name: 'sort',
        label: translate('search.sort'),
        chosen: sort === defaultSort ? '' : writeSort(sort),
        options: [...orders, ...measured],
      },
      {
        name: 'hitsPerPage',
        label: translate('listing.pageSize'),
        chosen: hitsPerPage === defaultPageSize ? '' : String(hitsPerPage),
        options: sizes,
      },
    ],
    apply: translate('listing.apply'),
  };
}

function filtersView(facts: FilterFacts, tree: FilterGroup | null, total: number): ListingView['filters'] {
  const { translate, address } = facts;
  return {
    title: translate('listing.filters'),
    open: translate('listing.openFilters', { count: filterCount(address) }),
    close: translate('listing.closeFilters'),
    show: translate('listing.show', { count: total }),
    selected: translate('listing.selected'),
    groups: [tree, ...technicalGroups(facts), brandGroup(facts), ratingGroup(facts)].filter((group) => group !== null),
    price: priceFilter(facts),
  };
}

export function listingView({ address, answer, path, tree, empty, ...shared }: ListingAsked): ListingView {
  const hrefOf = (other: ListingAddress): string => `${path}${listingSearch(other)}`;
  const facts: FilterFacts = { ...shared, address, facets: answer.facets, hrefOf };
  const { translate, shop, delivery } = shared;
  const products = answer.hits.map((card) => productCardView(card, shop, translate, delivery));
  const table = tableView(facts, answer.measures, products);
  return {
    count: translate('listing.count', { count: answer.total }),
    total: answer.total,
    filters: filtersView(facts, tree === undefined ? categoryGroup(facts) : tree, answer.total),
    quick: quickView(facts),
    applied: appliedView(facts),
    order: orderView(facts, table),
    look: { label: translate('listing.view'), tiles: translate('listing.tiles'), table: translate('listing.table') },
    table,
    products,
    pagination: paginationView(address, answer.pageCount, hrefOf, translate),
    empty: answer.total === 0 ? empty : null,
  };
}
