import type { ContactWish } from './contact-wish.ts';

/** B§2.5: what a product page asks the form for. */
const productWishes = {
  'missing-manual': { reason: 'product-claim-within-30-days', subreason: 'missing-manual' },
  'discount-quote': { reason: 'sales', subreason: 'discount-request', quantity: 1 },
  'spare-parts': { reason: 'sales', subreason: 'spare-parts' },
} as const satisfies Readonly<Record<string, ContactWish>>;

export type ProductWish = keyof typeof productWishes;

/** The number of a product is its SKU without the prefix. */
export function productWish(kind: ProductWish, sku: string): ContactWish {
  return { ...productWishes[kind], productNumber: sku.replace(/^\D+/, '') };
}
