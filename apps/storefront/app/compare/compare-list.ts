const key = 'compared-products';
const most = 4;

const isSkus = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((sku) => typeof sku === 'string' && /^EX\d{8}$/.test(sku));

/** What this browser compared last. It may refuse to remember anything. */
export function rememberedSkus(storage: () => Storage): readonly string[] {
  try {
    const kept: unknown = JSON.parse(storage().getItem(key) ?? '[]');
    return isSkus(kept) ? kept : [];
  } catch {
    return [];
  }
}

export function rememberSkus(storage: () => Storage, skus: readonly string[]): void {
  try {
    storage().setItem(key, JSON.stringify(skus));
  } catch {
    // Full, or not allowed: the next comparison begins anew.
  }
}

/** The product joins the newest of those compared before. */
export const withSku = (skus: readonly string[], sku: string): readonly string[] =>
  [...skus.filter((other) => other !== sku), sku].slice(-most);

/** What is compared once the address names these: one that comes alone joins the others, unless it was among them. */
export function comparisonAfter(before: readonly string[], named: readonly string[]): readonly string[] {
  const [only] = named;
  return named.length === 1 && only !== undefined && !before.includes(only) ? withSku(before, only) : named;
}
