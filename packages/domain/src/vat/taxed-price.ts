import { z } from 'zod';
import { money } from '../money/money.ts';

export const taxPortions = z.array(z.object({ ratePermyriad: z.int().min(0).max(10_000), amount: money }));

export const taxedPrice = z.object({ totalGross: money, totalNet: money, taxPortions });
export type TaxedPrice = z.output<typeof taxedPrice>;
