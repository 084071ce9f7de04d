import { keepChoice, keptChoice, useKeptChoice } from '../request/kept-choices.ts';

/** More columns than these nobody reads side by side. */
export const mostCompared = 4;

const separator = '.';

/** The products a cookie names: each once, whatever else stands there is left out. */
export const comparedIn = (cookie: string): readonly string[] =>
  [...new Set(cookie.split(separator))].filter((sku) => /^EX\d{8}$/.test(sku)).slice(0, mostCompared);

export const comparedText = (skus: readonly string[]): string => skus.join(separator);

/** With the product if it was not among them, without it if it was. Null: there are enough, and none is thrown out. */
export function withToggled(skus: readonly string[], sku: string): readonly string[] | null {
  if (skus.includes(sku)) return skus.filter((other) => other !== sku);
  return skus.length >= mostCompared ? null : [...skus, sku];
}

export const useCompared = (): readonly string[] => comparedIn(useKeptChoice('compared'));

/** False where there are enough already. */
export function toggleCompared(sku: string): boolean {
  const after = withToggled(comparedIn(keptChoice('compared')), sku);
  if (after !== null) keepChoice('compared', comparedText(after));
  return after !== null;
}
