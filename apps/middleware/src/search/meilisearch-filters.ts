import type { ProductFilter } from '../context/services/product-search.ts';

/** Conditions by what they narrow, so that a count can leave its own out. All of them hold. */
export interface Conditions {
  readonly brand: readonly string[];
  readonly stars: readonly string[];
  readonly price: readonly string[];
  /** Each holds at whatever level the key is; the first is left out by the counts of departments, and so on. */
  readonly categories: readonly string[];
  /** By the name of the facet. */
  readonly technical: ReadonlyMap<string, readonly string[]>;
  readonly others: readonly string[];
}

export function conditionsOf(filter: ProductFilter): Conditions {
  const { tags = [], brand = [], categories = [], priceFromCents, priceToCents, avgRating } = filter;
  const { family, isBware, isOnStock, exceptSkus = [] } = filter;
  return {
    brand: brand.length === 0 ? [] : [among('brand', brand)],
    stars: avgRating === undefined ? [] : [`stars >= ${avgRating}`],
    price: [
      ...(priceFromCents === undefined ? [] : [`priceCents >= ${priceFromCents}`]),
      ...(priceToCents === undefined ? [] : [`priceCents <= ${priceToCents}`]),
    ],
    technical: technicalConditions(filter),
    categories: categories.map((key) => among('categories', [key])),
    others: [
      ...tags.map((tag) => among('tags', [tag])),
      ...(family === undefined ? [] : [among('family', [family])]),
      ...(isBware === undefined ? [] : [`isBware = ${isBware}`]),
      ...(isOnStock === undefined ? [] : [`isOnStock = ${isOnStock}`]),
      ...(exceptSkus.length === 0 ? [] : [`NOT ${among('sku', exceptSkus)}`]),
    ],
  };
}

function technicalConditions({ ranges = {}, values = {} }: ProductFilter): Conditions['technical'] {
  const bounded = Object.entries(ranges).map(([name, { from, to } = {}]): [string, string[]] => [
    name,
    [
      ...(from === undefined ? [] : [`${specAttribute(name)} >= ${from}`]),
      ...(to === undefined ? [] : [`${specAttribute(name)} <= ${to}`]),
    ],
  ]);
  const chosen = Object.entries(values).map(([name, some = []]): [string, string[]] => [
    name,
    [among(specAttribute(name), some)],
  ]);
  return new Map([...bounded, ...chosen]);
}

/** Where the index has what products say about a facet. */
export function specAttribute(name: string): string {
  return `specs.${name}`;
}

export function allOf({ brand, stars, price, categories, technical, others }: Conditions): readonly string[] {
  return [...brand, ...stars, ...price, ...categories, ...[...technical.values()].flat(), ...others];
}

export function withoutFacet(conditions: Conditions, name: string): Conditions {
  return { ...conditions, technical: new Map([...conditions.technical].filter(([other]) => other !== name)) };
}

/** The categories alone: what can be chosen in a list stays the same whatever is chosen. */
export function ofScope({ categories }: Conditions): readonly string[] {
  return categories;
}

export function among(attribute: string, values: readonly string[]): string {
  return `${attribute} IN [${values.filter(canBeWritten).map(quoted).join(', ')}]`;
}

/** In a filter's text a backslash cannot be told from the beginning of an escape; no value of ours has one. */
function canBeWritten(value: string): boolean {
  return !value.includes('\\');
}

function quoted(value: string): string {
  return `"${value.replaceAll('"', '\\"')}"`;
}
