import type { SearchAnswer } from '@tradehall/domain/search/search-answer.ts';
import { writeSort, type ListSort, type MeasureSort } from '@tradehall/domain/search/search-request.ts';
import { leastShare, technicalFacets } from '@tradehall/domain/search/technical-facets.ts';
import type { Translate } from '../i18n/translator.ts';
import type { ProductCardView } from '../product-card/product-card-view.ts';
import { mostColumns } from '../product-card/spec-places.ts';
import { priceTitle, type FilterFacts } from './filter-views.ts';
import { withChange, type ListingAddress } from './listing-address.ts';

type Measure = SearchAnswer['measures'][number];

interface HeadView {
  readonly label: string;
  /** The list sorted by it, the other way round where it is; null where it cannot be. */
  readonly href: string | null;
  /** How the list is sorted by it now. */
  readonly order: 'ascending' | 'descending' | null;
}

interface ColumnView extends HeadView {
  /** Of the technical data. */
  readonly key: string;
  readonly measure: Measure | null;
}

export interface TableView {
  readonly label: string;
  /** Of the measures that products of the list share. */
  readonly columns: readonly ColumnView[];
  readonly price: HeadView;
}

const places = new Map(technicalFacets.map(({ key }, place) => [key, place]));
const placeOf = (key: string): number => places.get(key) ?? places.size;

const measuredBy = ({ sort }: ListingAddress): MeasureSort | null => (typeof sort === 'string' ? null : sort);

/** Those that enough products have, in the order in which lists offer them as filters. What the list is sorted by stays, though no product here has it. */
function columnKeys(products: readonly ProductCardView[], sortedBy: string | null): readonly string[] {
  const names = products.flatMap(({ specs }) => specs.map(({ name }) => name));
  const counts = Map.groupBy(names, (name) => name);
  const shared = [...counts].flatMap(([name, same]) => (same.length >= products.length * leastShare ? [name] : []));
  const byPlace = shared.filter((name) => name !== sortedBy).toSorted((one, other) => placeOf(one) - placeOf(other));
  const kept = sortedBy === null ? byPlace : [sortedBy, ...byPlace];
  return kept.slice(0, mostColumns).toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Ascending first; from there the other way round. */
function headView(label: string, [ascending, descending]: readonly [ListSort, ListSort], facts: FilterFacts): HeadView {
  const { address, hrefOf } = facts;
  const now = writeSort(address.sort);
  const order = now === writeSort(ascending) ? 'ascending' : now === writeSort(descending) ? 'descending' : null;
  const sort = order === 'ascending' ? descending : ascending;
  return { label, href: hrefOf(withChange(address, { sort })), order };
}

const bothWays = (measure: string): readonly [MeasureSort, MeasureSort] => [
  { measure, direction: 'asc' },
  { measure, direction: 'desc' },
];

export function tableView(
  facts: FilterFacts,
  measures: readonly Measure[],
  products: readonly ProductCardView[],
): TableView {
  const { address, translate } = facts;
  const sorted = measures.find(({ name }) => name === measuredBy(address)?.measure);
  const specs = products.flatMap((product) => product.specs);
  const columns = columnKeys(products, sorted?.key ?? null).map((key): ColumnView => {
    const measure = measures.find((one) => one.key === key) ?? null;
    const label = specs.find(({ name }) => name === key)?.label ?? measure?.label ?? key;
    const head = measure === null ? { label, href: null, order: null } : headView(label, bothWays(measure.name), facts);
    return { key, measure, ...head };
  });
  return {
    label: translate('search.sort'),
    columns,
    price: headView(priceTitle(facts), ['price-asc', 'price-desc'], facts),
  };
}

/** The same orders by name, for who sees no heads. */
export function measureOrders({ columns }: TableView, translate: Translate) {
  return columns.flatMap(({ measure }) => {
    if (measure === null) return [];
    const [ascending, descending] = bothWays(measure.name);
    return [
      { sort: ascending, label: translate('search.sort.measure-asc', { measure: measure.label }) },
      { sort: descending, label: translate('search.sort.measure-desc', { measure: measure.label }) },
    ];
  });
}
