import type { CartNotice as DomainNotice } from '@tradehall/domain/cart/cart-notice.ts';
import { z } from 'zod';
import type { PriceChange } from './pricing/cart-pricing.service';

const kinds = [
  'lines-merged',
  'quantity-reduced',
  'line-removed',
  'price-changed',
  'coupon-removed',
] as const satisfies readonly DomainNotice['kind'][];

/** What happened to a cart without the shopper's hand, as it stands on the cart's row. Amounts in its currency. */
export const cartNotice = z.object({
  kind: z.enum(kinds),
  sku: z.string().nullable().default(null),
  quantity: z.int().nullable().default(null),
  before: z.int().nullable().default(null),
  after: z.int().nullable().default(null),
  name: z.string().nullable().default(null),
});
export type CartNotice = z.input<typeof cartNotice>;

/** A guarantee's price follows its product's: one notice is enough. */
export function priceNotices(changes: readonly PriceChange[]): CartNotice[] {
  return changes
    .filter(({ parentSku, beforeCents, afterCents }) => parentSku === null && beforeCents !== afterCents)
    .map(({ sku, beforeCents, afterCents }) => ({
      kind: 'price-changed',
      sku,
      before: beforeCents,
      after: afterCents,
    }));
}
