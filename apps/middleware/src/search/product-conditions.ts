import type { Locale } from '@tradehall/domain/locales/locales.ts';
import type { ProductFilter } from '../context/services/product-search.ts';
import type { QueryMatch } from './query-match.ts';

/** Values travel beside the statement, never in it. */
export class Values {
  readonly all: unknown[] = [];
  readonly #places = new Map<unknown, string>();

  add(value: unknown): string {
    const known = this.#places.get(value);
    if (known !== undefined) return known;
    this.all.push(value);
    const place = `$${this.all.length}`;
    this.#places.set(value, place);
    return place;
  }
}

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Facets whose own filter does not count for them. */
export type LeftOut = 'brand' | 'avgRating' | 'price' | 'nothing' | { readonly facet: string };

interface Conditions {
  readonly locale: Locale;
  readonly match: QueryMatch | null;
  readonly filter: ProductFilter;
}

/** What a product has to be, as a condition on its row. */
export function productConditions(
  { locale, match, filter }: Conditions,
  values: Values,
  leftOut: LeftOut = 'nothing',
): string {
  const conditions = [
    `locale = ${values.add(locale)}::text`,
    ...(match === null ? [] : [match.condition(values)]),
    ...placeConditions(filter, values),
    ...(leftOut === 'brand' || isEmpty(filter.brand) ? [] : [`brand = ANY(${values.add(filter.brand)}::text[])`]),
    ...(leftOut === 'price' ? [] : priceConditions(filter, values)),
    ...(leftOut === 'avgRating' || filter.avgRating === undefined
      ? []
      : [`average_rating >= ${values.add(filter.avgRating)}::real`]),
    ...specConditions(filter, values, typeof leftOut === 'string' ? null : leftOut.facet),
  ];
  return conditions.join(' AND ');
}

function placeConditions(filter: ProductFilter, values: Values): string[] {
  const { tags, categories, family, isBware, isOnStock, exceptSkus } = filter;
  return [
    ...(isEmpty(tags) ? [] : [`tags @> ${values.add(tags)}::text[]`]),
    ...(isEmpty(categories) ? [] : [`category_keys @> ${values.add(categories)}::text[]`]),
    ...(family === undefined ? [] : [`family = ${values.add(family)}::text`]),
    ...(isBware === undefined ? [] : [isBware ? 'is_bware' : 'NOT is_bware']),
    ...(isOnStock === undefined ? [] : [isOnStock ? 'is_on_stock' : 'NOT is_on_stock']),
    ...(isEmpty(exceptSkus) ? [] : [`sku <> ALL(${values.add(exceptSkus)}::text[])`]),
  ];
}

function priceConditions({ priceFromCents, priceToCents }: ProductFilter, values: Values): string[] {
  return [
    ...(priceFromCents === undefined ? [] : [`price_cents >= ${values.add(priceFromCents)}::bigint`]),
    ...(priceToCents === undefined ? [] : [`price_cents <= ${values.add(priceToCents)}::bigint`]),
  ];
}

/** Names are those of the domain's table, so they may stand in the statement. */
export function specColumn(name: string): string {
  return `specs->'${name}'`;
}

function specConditions({ ranges = {}, values: chosen = {} }: ProductFilter, values: Values, leftOut: string | null) {
  const bounded = Object.entries(ranges)
    .filter(([name]) => name !== leftOut)
    .flatMap(([name, { from, to } = {}]) => [
      ...(from === undefined ? [] : [`(${specColumn(name)})::numeric >= ${values.add(from)}::numeric`]),
      ...(to === undefined ? [] : [`(${specColumn(name)})::numeric <= ${values.add(to)}::numeric`]),
    ]);
  const among = Object.entries(chosen)
    .filter(([name]) => name !== leftOut)
    .map(([name, some]) => `${specColumn(name)} ?| ${values.add(some)}::text[]`);
  return [...bounded, ...among];
}

function isEmpty(list: readonly string[] | undefined): boolean {
  return list === undefined || list.length === 0;
}
