/** The page that compares these products. */
export const compareAddress = (path: string, skus: readonly string[]): string =>
  skus.length === 0 ? path : `${path}?${skus.map((sku) => `sku=${sku}`).join('&')}`;
