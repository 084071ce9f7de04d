import { z } from 'zod';
import { loyaltyTiers } from './loyalty-tiers.ts';
import { money } from '../money/money.ts';

const permyriad = z.int().min(0).max(10_000);

export const permyriadDiscount = z.object({ value: z.object({ permyriad }) });

const step = z.object({ volume: z.int().min(1), discountPermyriad: permyriad });

/** What operators may enter: each step asks for more pieces than the one before and takes off more. */
export const volumeSteps = z
  .array(
    z.object({
      volume: z.custom<number>(
        (value) => typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 10_000,
        'is no whole number from 1 to 10000',
      ),
      discountPermyriad: z.custom<number>(
        (value) => typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 10_000,
        'is no percentage above 0, up to 100',
      ),
    }),
  )
  .min(1, 'has no step: switch it off instead')
  .max(10, 'has more than ten steps')
  .superRefine((steps, context) => {
    for (const [index, { volume, discountPermyriad }] of steps.entries()) {
      const before = steps[index - 1];
      if (before === undefined) continue;
      const problem = (name: keyof (typeof steps)[number], message: string) =>
        context.addIssue({ code: 'custom', path: [index, name], message });
      if (volume <= before.volume) problem('volume', 'is not above the step before');
      if (discountPermyriad <= before.discountPermyriad) problem('discountPermyriad', 'is not above the step before');
    }
  });

/** A§9: 5 % from 3 pieces of one group, 10 % from 5, 15 % from 10. */
export const volumeDiscount = z.object({
  volumeDiscountGroup: z.string().min(1),
  isActive: z.boolean(),
  sortOrder: z.string(),
  stores: z.array(z.string().min(1)),
  steps: z.array(step),
});
export type VolumeDiscount = z.output<typeof volumeDiscount>;

export const loyaltyGroup = z.object({
  key: z.enum(loyaltyTiers),
  levelNumber: z.int().min(1).max(5),
  cohortRangeFrom: money,
  cohortRangeTo: money.nullable(),
});

export const loyaltyDiscount = permyriadDiscount.extend({ customerGroupKey: z.enum(loyaltyTiers) });
