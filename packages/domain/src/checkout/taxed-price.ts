import { z } from 'zod';
import { money } from '../money/money.ts';

export const taxedPrice = z.object({
  totalGross: money,
  totalNet: money,
  taxPortions: z.array(z.object({ ratePermyriad: z.int().min(0).max(10_000), amount: money })),
});
export type TaxedPrice = z.output<typeof taxedPrice>;
