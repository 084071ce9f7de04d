import { productSku } from '@tradehall/domain/calls/fields.ts';

/** More columns than these nobody reads side by side. */
export const mostCompared = 4;

/** The products an address names: each once, whatever else stands there is left out. */
export function comparedSkus(parameters: URLSearchParams): readonly string[] {
  const skus = parameters.getAll('sku').filter((sku) => productSku.safeParse(sku).success);
  return [...new Set(skus)].slice(0, mostCompared);
}
