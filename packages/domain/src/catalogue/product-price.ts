import { z } from 'zod';
import { money } from '../money/money.ts';

/** Gross, in the currency of the locale's store. */
export const productPrice = z.object({
  value: money,
  discounted: money.nullable(),
  /** The lowest price of the last 30 days; null until the history covers them, and then no strike price shows. */
  lowest30Days: money.nullable(),
});
export type ProductPrice = z.output<typeof productPrice>;
