import type { KeySpec } from '@tradehall/domain/catalogue/key-attributes.ts';

/** So many measures stand beside one another in a row. */
export const mostColumns = 4;

/**
 * Where the measures of a product stand in its row, from 1: each in the column that the list has for it, the others, under
 * labels of their own, in the columns that are left. What finds no place is left to the page of the product.
 */
export function specPlaces(specs: readonly KeySpec[], columns: readonly string[]): ReadonlyMap<string, number> {
  const own = specs.map(({ name }) => name).filter((name) => !columns.includes(name));
  const placed = [...columns, ...own].slice(0, mostColumns);
  return new Map(placed.map((name, at) => [name, at + 1]));
}
