const newPrefix = 'EX10';
const bwarePrefix = 'EX20';

/** B-ware has the number of the new unit under its own prefix (A§3). Null where the SKU is of neither kind. */
export function bwareSkuOf(sku: string): string | null {
  return sku.startsWith(newPrefix) ? sku.replace(newPrefix, bwarePrefix) : null;
}

export function newSkuOf(sku: string): string | null {
  return sku.startsWith(bwarePrefix) ? sku.replace(bwarePrefix, newPrefix) : null;
}
