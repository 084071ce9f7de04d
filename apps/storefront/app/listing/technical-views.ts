import type { SearchAnswer } from '@tradehall/domain/search/search-answer.ts';
import type { MeasureRange } from '@tradehall/domain/search/search-request.ts';
import { switchedOn } from '@tradehall/domain/search/technical-facets.ts';
import { formatCount, formatMeasure } from '../i18n/formats.ts';
import type { MessageKey } from '@tradehall/domain/messages/messages.ts';
import { boundsForm, groupOf, type FilterFacts, type FilterGroup, type FilterRow } from './filter-views.ts';
import { withChange, type ListingAddress } from './listing-address.ts';
import { isSameRange, withRange, withToggled } from './technical-address.ts';

type Facet = SearchAnswer['facets']['technical'][number];
type RangeFacet = Extract<Facet, { kind: 'range' }>;
type ValuesFacet = Extract<Facet, { kind: 'values' }>;

const switchNames: Readonly<Record<string, MessageKey>> = {
  'in-stock': 'stock.in',
  'fits-80-cm': 'listing.fitsDoor',
};

// So many stand open; the others are one tap away, and a phone is not filled by them.
const openGroups = 3;

const withUnit = (text: string, unit: string | null): string => (unit === null ? text : `${text}\u00a0${unit}`);

function rangeName({ from, to }: MeasureRange, unit: string | null, { shop, translate }: FilterFacts): string {
  const number = (value: number) => formatMeasure(value, shop.locale);
  if (from === undefined)
    return to === undefined ? '' : translate('listing.priceChipTo', { to: withUnit(number(to), unit) });
  if (to === undefined) return translate('listing.priceChipFrom', { from: withUnit(number(from), unit) });
  if (from === to) return withUnit(number(from), unit);
  return translate('listing.priceChip', { from: number(from), to: withUnit(number(to), unit) });
}

/** A number is written as the locale does, whatever else is named by the catalogue. */
function valueName({ value, label }: { value: string; label: string }, unit: string | null, facts: FilterFacts) {
  const isNumber = value === label && value !== '' && Number.isFinite(Number(value));
  return withUnit(isNumber ? formatMeasure(Number(value), facts.shop.locale) : label, unit);
}

const titleOf = ({ label, unit }: RangeFacet | ValuesFacet): string => (unit === null ? label : `${label} (${unit})`);

function rangeRows({ name, unit, steps }: RangeFacet, facts: FilterFacts): readonly FilterRow[] {
  const { address, hrefOf, shop } = facts;
  return steps.map(({ from, to, count }) => {
    const range = { ...(from !== null && { from }), ...(to !== null && { to }) };
    const isSelected = isSameRange(address.ranges[name], range);
    return {
      name: rangeName(range, unit, facts),
      count: formatCount(count, shop.locale),
      href: hrefOf(withChange(address, withRange(address, name, isSelected ? null : range))),
      isSelected,
    };
  });
}

function rangeGroup(facet: RangeFacet, isOpen: boolean, facts: FilterFacts): FilterGroup | null {
  const { name, minimum, maximum } = facet;
  const { address } = facts;
  const { from, to } = address.ranges[name] ?? {};
  const written = (value: number | undefined) => (value === undefined ? '' : String(value));
  const bounds = boundsForm(
    {
      rest: withChange(address, withRange(address, name, null)),
      names: [`${name}-from`, `${name}-to`],
      values: [written(from), written(to)],
      placeholders: [String(minimum), String(maximum)],
    },
    facts,
  );
  const group = {
    key: name,
    title: titleOf(facet),
    fold: { isOpen: isOpen || from !== undefined || to !== undefined },
  };
  return groupOf({ ...group, bounds }, rangeRows(facet, facts), facts);
}

function valuesGroup(facet: ValuesFacet, isOpen: boolean, facts: FilterFacts): FilterGroup | null {
  const { name, unit, values } = facet;
  const { address, hrefOf, shop } = facts;
  const chosen = address.values[name] ?? [];
  const missing = chosen
    .filter((value) => !values.some((known) => known.value === value))
    .map((value) => ({ value, label: value, count: 0 }));
  const rows = [...values, ...missing].map(({ value, label, count }) => ({
    name: valueName({ value, label }, unit, facts),
    count: formatCount(count, shop.locale),
    href: hrefOf(withChange(address, withToggled(address, name, value))),
    isSelected: chosen.includes(value),
  }));
  const fold = { isOpen: isOpen || chosen.length > 0 };
  return groupOf({ key: name, title: facet.label, fold }, rows, facts);
}

function switchGroup(facts: FilterFacts): FilterGroup | null {
  const { address, facets, hrefOf, shop, translate } = facts;
  const rows = facets.technical.flatMap((facet): FilterRow[] => {
    const name = switchNames[facet.name];
    if (facet.kind !== 'switch' || name === undefined) return [];
    return [
      {
        name: translate(name),
        count: formatCount(facet.count, shop.locale),
        href: hrefOf(withChange(address, withToggled(address, facet.name, switchedOn))),
        isSelected: address.values[facet.name] !== undefined,
      },
    ];
  });
  return groupOf({ key: 'logistics', title: translate('listing.logistics') }, rows, facts);
}

/** What can be had and carried in first, then what tells the products apart. */
export function technicalGroups(facts: FilterFacts): readonly (FilterGroup | null)[] {
  const facets = facts.facets.technical.filter((facet) => facet.kind !== 'switch');
  return [
    switchGroup(facts),
    ...facets.map((facet, at) =>
      facet.kind === 'range' ? rangeGroup(facet, at < openGroups, facts) : valuesGroup(facet, at < openGroups, facts),
    ),
  ];
}

/** Each choice with the list as it would be without it. */
export function appliedTechnical(
  facts: FilterFacts,
): readonly (readonly [name: string, rest: Partial<ListingAddress>])[] {
  const { address, facets, translate } = facts;
  const find = (name: string) => facets.technical.find((facet) => facet.name === name);
  const named = (name: string, value: string) => {
    const facet = find(name);
    return facet === undefined || facet.kind === 'switch'
      ? value
      : translate('listing.facetChip', { label: facet.label, value });
  };
  const unitOf = (name: string) => {
    const facet = find(name);
    return facet === undefined || facet.kind === 'switch' ? null : facet.unit;
  };
  const nameOf = (name: string, value: string) => {
    const switched = switchNames[name];
    if (switched !== undefined) return translate(switched);
    const facet = find(name);
    const known = facet?.kind === 'values' ? facet.values.find((one) => one.value === value) : undefined;
    return named(name, valueName(known ?? { value, label: value }, unitOf(name), facts));
  };
  return [
    ...Object.entries(address.values).flatMap(([name, values]) =>
      values.map((value) => [nameOf(name, value), withToggled(address, name, value)] as const),
    ),
    ...Object.entries(address.ranges).map(
      ([name, range]) => [named(name, rangeName(range, unitOf(name), facts)), withRange(address, name, null)] as const,
    ),
  ];
}
