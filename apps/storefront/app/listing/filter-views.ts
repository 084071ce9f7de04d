import { currencies, type CurrencyCode } from '@tradehall/domain/money/currencies.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import type { SearchAnswer } from '@tradehall/domain/search/search-answer.ts';
import { formatCount } from '../i18n/formats.ts';
import { isWorthFinding } from './indexing.ts';
import { filterCount, parametersOf, withChange, type ListingAddress } from './listing-address.ts';
import type { ListingFacts } from './listing-facts.ts';

export interface FilterRow {
  readonly name: string;
  readonly count: string | null;
  readonly href: string;
  readonly isSelected: boolean;
  /** How deep it lies in a tree. */
  readonly depth?: number;
}

export interface FilterGroup {
  readonly key: string;
  readonly title: string;
  readonly rows: readonly FilterRow[];
  /** The rest of a long list, folded. */
  readonly more: {
    readonly label: string;
    readonly lessLabel: string;
    readonly rows: readonly FilterRow[];
    readonly isOpen: boolean;
  } | null;
  /** A tree leads from one place to another; other values are ticked. */
  readonly isTree: boolean;
  /** Whether search engines may follow: most lists are no pages of theirs. */
  readonly isFollowed: boolean;
  /** Of a range: any other than those in the rows. */
  readonly bounds: BoundsForm | null;
  /** Null where it always stands open. */
  readonly fold: { readonly isOpen: boolean } | null;
}

interface BoundField {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly placeholder: string;
}

/** The least and the most, typed: a form that needs nothing but a browser. */
export interface BoundsForm {
  readonly action: string;
  readonly kept: readonly { readonly name: string; readonly value: string }[];
  readonly from: BoundField;
  readonly to: BoundField;
  readonly apply: string;
}

export interface PriceFilter extends BoundsForm {
  readonly title: string;
}

/** What groups are made from. */
export interface FilterFacts extends ListingFacts {
  readonly address: ListingAddress;
  readonly facets: SearchAnswer['facets'];
  readonly hrefOf: (address: ListingAddress) => string;
}

const rowsAtFirst = 8;

export function groupOf(
  group: Pick<FilterGroup, 'key' | 'title'> & Partial<Pick<FilterGroup, 'isTree' | 'isFollowed' | 'bounds' | 'fold'>>,
  rows: readonly FilterRow[],
  { translate }: Pick<ListingFacts, 'translate'>,
): FilterGroup | null {
  if (rows.length === 0 && group.bounds === undefined) return null;
  // One row more is no reason to fold.
  const shown = rows.length > rowsAtFirst + 1 ? rowsAtFirst : rows.length;
  const rest = rows.slice(shown);
  const isOpen = rest.some(({ isSelected }) => isSelected);
  return {
    isTree: false,
    isFollowed: false,
    bounds: null,
    fold: null,
    ...group,
    rows: rows.slice(0, shown),
    more:
      rest.length === 0
        ? null
        : {
            label: translate('listing.showMore', { count: rest.length }),
            lessLabel: translate('listing.showLess'),
            rows: rest,
            isOpen,
          },
  };
}

/** A value without products is of no use, but one that is chosen must not vanish. */
const worthShowing = <Row extends { readonly value: string; readonly count: number }>(
  rows: readonly Row[],
  isChosen: (value: string) => boolean,
): readonly Row[] => rows.filter(({ value, count }) => count > 0 || isChosen(value));

const toggled = (values: readonly string[], value: string): readonly string[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

export function brandGroup(facts: FilterFacts): FilterGroup | null {
  const { address, facets, hrefOf, shop, translate } = facts;
  const missing = address.brand
    .filter((brand) => !facets.brand.some(({ value }) => value === brand))
    .map((value) => ({ value, label: value, count: 0 }));
  const rows = worthShowing([...facets.brand, ...missing], (value) => address.brand.includes(value)).map(
    ({ value, label, count }) => ({
      name: label,
      count: formatCount(count, shop.locale),
      href: hrefOf(withChange(address, { brand: toggled(address.brand, value) })),
      isSelected: address.brand.includes(value),
    }),
  );
  const isFollowed = filterCount(address) === 0 && isWorthFinding({ ...address, page: 1 });
  return groupOf({ key: 'brand', title: translate('listing.brand'), isFollowed }, rows, facts);
}

export const ratingName = (stars: number, { translate }: Pick<ListingFacts, 'translate'>): string =>
  stars === 5 ? translate('listing.ratingFull') : translate('listing.ratingFrom', { stars });

export function ratingGroup(facts: FilterFacts): FilterGroup | null {
  const { address, facets, hrefOf, shop, translate } = facts;
  const isChosen = (value: string) => Number(value) === address.avgRating;
  // More stars for as many products leave nothing to choose.
  const differing = facets.avgRating.filter(
    ({ value, count }, at) => isChosen(value) || count !== facets.avgRating[at - 1]?.count,
  );
  const rows = worthShowing(differing, isChosen).map(({ value, count }) => ({
    name: ratingName(Number(value), facts),
    count: formatCount(count, shop.locale),
    href: hrefOf(withChange(address, { avgRating: isChosen(value) ? null : Number(value) })),
    isSelected: isChosen(value),
  }));
  return groupOf({ key: 'rating', title: translate('listing.rating') }, rows, facts);
}

/** Categories that are pages of their own, or steps of a filter. */
export const treeGroup = (
  rows: readonly FilterRow[],
  isFollowed: boolean,
  facts: Pick<ListingFacts, 'translate'>,
): FilterGroup | null =>
  groupOf({ key: 'categories', title: facts.translate('listing.categories'), isTree: true, isFollowed }, rows, facts);

/** The way down to what is chosen, then what lies right below it: each level is offered once the one above is chosen. */
export function categoryGroup(facts: FilterFacts): FilterGroup | null {
  const { address, facets, hrefOf, shop, translate } = facts;
  const { categories: chosen } = address;
  const labelOf = (key: string) => facets.categories.find(({ value }) => value === key)?.label ?? key;
  const path = chosen.map((key, level) => ({
    name: labelOf(key),
    count: null,
    href: hrefOf(withChange(address, { categories: chosen.slice(0, level + 1) })),
    isSelected: level === chosen.length - 1,
    depth: level + 1,
  }));
  const below = facets.categories
    .filter(({ level, count, value }) => level === chosen.length && count > 0 && !chosen.includes(value))
    .map(({ value, label, count }) => ({
      name: label,
      count: formatCount(count, shop.locale),
      href: hrefOf(withChange(address, { categories: [...chosen, value] })),
      isSelected: false,
      depth: chosen.length === 0 ? 0 : chosen.length + 1,
    }));
  const all = {
    name: translate('listing.allCategories'),
    count: null,
    href: hrefOf(withChange(address, { categories: [] })),
    isSelected: false,
    depth: 0,
  };
  const rows = [...(chosen.length === 0 ? [] : [all, ...path]), ...below];
  return treeGroup(rows, false, facts);
}

// A formatter costs more than all the rest of a filter.
const symbols = new Map<string, string>();

function symbolOf(currency: CurrencyCode, locale: Locale): string {
  const name = `${locale} ${currency}`;
  const known = symbols.get(name);
  if (known !== undefined) return known;
  const currencyDisplay = currencies[currency].narrowSymbol ? 'narrowSymbol' : 'symbol';
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay }).formatToParts(0);
  const symbol = parts.find(({ type }) => type === 'currency')?.value ?? currency;
  symbols.set(name, symbol);
  return symbol;
}

interface Bounds {
  /** The list without them. */
  readonly rest: ListingAddress;
  readonly names: readonly [from: string, to: string];
  readonly values: readonly [from: string, to: string];
  readonly placeholders: readonly [from: string, to: string];
}

export function boundsForm({ rest, names, values, placeholders }: Bounds, facts: FilterFacts): BoundsForm {
  const { hrefOf, translate } = facts;
  const [action = ''] = hrefOf(rest).split('?');
  const field = (at: 0 | 1, label: string) => ({
    ...{ name: names[at], label, value: values[at], placeholder: placeholders[at] },
  });
  return {
    action,
    kept: parametersOf(rest).map(([name, value]) => ({ name, value })),
    from: field(0, translate('listing.priceFrom')),
    to: field(1, translate('listing.priceTo')),
    apply: translate('listing.apply'),
  };
}

export const priceTitle = ({ translate, currency, shop }: FilterFacts): string =>
  translate('listing.price', { currency: symbolOf(currency, shop.locale) });

export function priceFilter(facts: FilterFacts): PriceFilter | null {
  const { address, facets, translate, currency } = facts;
  const { priceFrom, priceTo } = address;
  const bounds = facets.priceCents;
  if (bounds === null && priceFrom === null && priceTo === null) return null;
  const unit = 10 ** currencies[currency].fractionDigits;
  const lowest = bounds === null ? '' : String(Math.floor(bounds.minimum / unit));
  const highest = bounds === null ? '' : String(Math.ceil(bounds.maximum / unit));
  const form = boundsForm(
    {
      rest: withChange(address, { priceFrom: null, priceTo: null }),
      names: ['priceFrom', 'priceTo'],
      values: [String(priceFrom ?? ''), String(priceTo ?? '')],
      placeholders: [lowest, highest],
    },
    facts,
  );
  return { ...form, title: priceTitle(facts), apply: translate('listing.priceApply') };
}
