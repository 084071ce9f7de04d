import { z } from 'zod';
import { loyaltyTiers } from './loyalty-tiers.ts';
import { money } from '../money/money.ts';

const permyriad = z.int().min(0).max(10_000);

export const permyriadDiscount = z.object({ value: z.object({ permyriad }) });

/** A§9: 5 % from 3 pieces of one group, 10 % from 5, 15 % from 10. */
export const volumeDiscount = z.object({
  volumeDiscountGroup: z.string().min(1),
  isActive: z.boolean(),
  sortOrder: z.string(),
  stores: z.array(z.string().min(1)),
  steps: z.array(z.object({ volume: z.int().min(1), discountPermyriad: permyriad })),
});
export type VolumeDiscount = z.output<typeof volumeDiscount>;

export const loyaltyGroup = z.object({
  key: z.enum(loyaltyTiers),
  levelNumber: z.int().min(1).max(5),
  cohortRangeFrom: money,
  cohortRangeTo: money.nullable(),
});

export const loyaltyDiscount = permyriadDiscount.extend({ customerGroupKey: z.enum(loyaltyTiers) });
