import { z } from 'zod';
import { money } from '../money/money.ts';

const permyriad = z.int().min(0).max(10_000);

/**
 * Why a line costs what it costs, in the order it was computed. Amounts of `list`, `sale`, `lowest` and `parent` are
 * prices of one piece; those of the discounts are what one piece costs less; `tax` is inside the whole line.
 */
export const priceTraceStep = z.object({
  step: z.enum(['list', 'sale', 'lowest', 'parent', 'volume', 'tier', 'coupon', 'gift', 'tax']),
  amount: money,
  permyriad: permyriad.nullable(),
  /** The coupon's code, the volume group or the tier. */
  source: z.string().nullable(),
});
export type PriceTraceStep = z.output<typeof priceTraceStep>;
