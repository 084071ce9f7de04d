import { currencies } from '@tradehall/domain/money/currencies.ts';
import { formatMoney } from '@tradehall/domain/money/format-money.ts';
import { moneyOf } from '@tradehall/domain/money/money.ts';
import type { NamedLinkView } from '../ui/link-view.ts';
import { ratingName, type FilterFacts } from './filter-views.ts';
import { filterCount, withChange, withoutFilters, type ListingAddress } from './listing-address.ts';
import { tagName } from './tag-names.ts';
import { appliedTechnical } from './technical-views.ts';

export interface AppliedFilter {
  readonly name: string;
  readonly href: string;
  readonly removeLabel: string;
}

export interface AppliedView {
  readonly label: string;
  readonly filters: readonly AppliedFilter[];
  readonly removeAll: NamedLinkView;
}

function priceName({ address, currency, shop, translate }: FilterFacts): string {
  const { priceFrom, priceTo } = address;
  const shown = (units: number) =>
    formatMoney(moneyOf(units * 10 ** currencies[currency].fractionDigits, currency), shop.locale);
  if (priceFrom === null) return translate('listing.priceChipTo', { to: shown(priceTo ?? 0) });
  return priceTo === null
    ? translate('listing.priceChipFrom', { from: shown(priceFrom) })
    : translate('listing.priceChip', { from: shown(priceFrom), to: shown(priceTo) });
}

const without = (values: readonly string[], value: string): readonly string[] =>
  values.filter((other) => other !== value);

/** Every filter with the list as it would be without it. */
function appliedFilters(facts: FilterFacts): readonly (readonly [name: string, rest: Partial<ListingAddress>])[] {
  const { address, facets } = facts;
  const { categories, brand, tags, priceFrom, priceTo, avgRating } = address;
  const deepest = categories.at(-1);
  const label = facets.categories.find(({ value }) => value === deepest)?.label ?? deepest;
  return [
    ...(label === undefined ? [] : [[label, { categories: [] }] as const]),
    ...tags.map((tag) => [tagName(tag, facts), { tags: without(tags, tag) }] as const),
    ...brand.map((name) => [name, { brand: without(brand, name) }] as const),
    ...(priceFrom === null && priceTo === null
      ? []
      : [[priceName(facts), { priceFrom: null, priceTo: null }] as const]),
    ...(avgRating === null ? [] : [[ratingName(avgRating, facts), { avgRating: null }] as const]),
    ...appliedTechnical(facts),
  ];
}

export function appliedView(facts: FilterFacts): AppliedView | null {
  const { address, hrefOf, translate } = facts;
  if (filterCount(address) === 0) return null;
  return {
    label: translate('search.applied'),
    filters: appliedFilters(facts).map(([name, rest]) => ({
      name,
      href: hrefOf(withChange(address, rest)),
      removeLabel: translate('search.remove', { name }),
    })),
    removeAll: { name: translate('listing.removeAll'), href: hrefOf(withoutFilters(address)) },
  };
}
