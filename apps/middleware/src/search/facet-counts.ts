import type { TechnicalFacet } from '@tradehall/domain/search/technical-facets.ts';
import type { FacetCounts, ValueCount } from '../context/services/product-search.ts';

/** As bytes compare, not as a language sorts: every engine must come to the same order. */
export function byBytes(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}

const byCount = (one: ValueCount, other: ValueCount) => other.count - one.count || byBytes(one.value, other.value);
const bySize = (one: ValueCount, other: ValueCount) => Number(one.value) - Number(other.value);

/** What an engine has counted, written and sorted as every engine's is. */
export function facetCounts({ name, kind, unit }: TechnicalFacet, counts: readonly ValueCount[]): FacetCounts {
  if (kind !== 'range' && unit === null) return { name, counts: counts.toSorted(byCount) };
  const numbers = counts.map(({ value, count }) => ({ value: String(Number(value)), count }));
  return { name, counts: numbers.toSorted(bySize) };
}
