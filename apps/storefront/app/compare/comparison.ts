import { mostCompared } from '../product-card/compared.ts';

/** The page that compares these products. An address without any shows what was kept, so none is said in so many words. */
export const compareAddress = (path: string, skus: readonly string[]): string =>
  `${path}?${skus.length === 0 ? 'sku=' : skus.map((sku) => `sku=${sku}`).join('&')}`;

/** The products an address names: each once, whatever else stands there is left out. Null where it names none. */
export function namedSkus(parameters: URLSearchParams): readonly string[] | null {
  const skus = parameters.getAll('sku').filter((sku) => /^EX\d{8}$/.test(sku));
  return parameters.has('sku') ? [...new Set(skus)].slice(0, mostCompared) : null;
}

interface Comparison {
  readonly skus: readonly string[];
  /** There were enough already: the one that came is not among them. */
  readonly isFull: boolean;
}

/** What is compared once the address names these: one that comes alone joins those kept, unless it was among them. */
export function comparisonAfter(kept: readonly string[], named: readonly string[] | null): Comparison {
  if (named === null) return { skus: kept, isFull: false };
  const [only] = named;
  if (named.length !== 1 || only === undefined || kept.includes(only)) return { skus: named, isFull: false };
  const isFull = kept.length >= mostCompared;
  return { skus: isFull ? kept : [...kept, only], isFull };
}
