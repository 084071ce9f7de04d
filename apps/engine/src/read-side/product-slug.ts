import { productSku, productSlug as wellFormed } from '@tradehall/domain/calls/fields.ts';

/** A product's number, which its pages' addresses end in: the SKU without its prefix. A§2 */
export function productNumber(sku: string): string {
  if (!productSku.safeParse(sku).success) throw new Error(`SKU ${sku} is not EX and 8 digits`);
  return sku.slice(2);
}

/** An operator who types a slug need not know that it ends in the product's number. */
export function productSlug(slug: string, sku: string): string {
  const number = sku.slice(2);
  const complete = slug.endsWith(`-${number}`) ? slug : `${slug}-${number}`;
  if (!wellFormed.safeParse(complete).success) throw new Error(`slug ${slug} of ${sku} cannot be part of an address`);
  return complete;
}
