interface Pieces<Id> {
  readonly lineId: Id;
  readonly quantity: number;
}

interface OrderedLine<Id> {
  readonly id: Id;
  readonly sku: string;
  /** Of the product that a guarantee is for. */
  readonly parentSku: string | null;
}

/**
 * What a withdrawal is about, line by line; null where it is about more than is left. A guarantee ends with its product
 * (2011/83/EU, article 15).
 */
export function declaredLines<Id extends string | number>(
  wanted: readonly Pieces<Id>[],
  left: readonly Pieces<Id>[],
  ordered: readonly OrderedLine<Id>[],
): readonly Pieces<Id>[] | null {
  const remaining = new Map(left.map(({ lineId, quantity }) => [lineId, quantity]));
  const declared = new Map<Id, number>();
  for (const { lineId, quantity } of wanted) declared.set(lineId, (declared.get(lineId) ?? 0) + quantity);
  for (const [lineId, quantity] of declared) if (quantity > (remaining.get(lineId) ?? 0)) return null;
  for (const { id, parentSku } of ordered) {
    const product = ordered.find(({ sku, parentSku: own }) => parentSku !== null && own === null && sku === parentSku);
    const quantity = product ? Math.min(declared.get(product.id) ?? 0, remaining.get(id) ?? 0) : 0;
    if (quantity > (declared.get(id) ?? 0)) declared.set(id, quantity);
  }
  return [...declared].map(([lineId, quantity]) => ({ lineId, quantity }));
}
