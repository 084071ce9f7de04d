import { z } from 'zod';
import { money } from '../money/money.ts';

/** A§3 Discount entry. What a relative one takes off is a share, what the others name is an amount. */
export const discountEntry = z.object({
  /** Stable over changes: `volume`, `tier`, or the coupon's own id. */
  id: z.string().min(1),
  name: z.string(),
  type: z.enum(['relative', 'absolute', 'fixed', 'giftLineItem']),
  targetType: z.enum(['lineItems', 'giftLineItem']),
  value: z.union([z.object({ permyriad: z.int().min(0).max(10_000) }), z.object({ money }), z.null()]),
  discountedAmount: money,
  requiresDiscountCode: z.boolean(),
});
export type DiscountEntry = z.output<typeof discountEntry>;
