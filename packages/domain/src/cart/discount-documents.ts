import { z } from 'zod';
import { loyaltyDiscount, loyaltyGroup, volumeDiscount } from './discount.ts';

/** The read side's volume discounts: one document a discount group and locale, keyed by the group. */
export const volumeDiscountsDocument = z.object({ results: z.array(volumeDiscount) });
export type VolumeDiscountsDocument = z.output<typeof volumeDiscountsDocument>;

/** The key of the one loyalty document a locale has. */
export const loyaltyLevelsDocumentKey = 'all';

export const loyaltyLevelsDocument = z.object({
  customerGroups: z.object({ results: z.array(loyaltyGroup) }),
  cartDiscounts: z.object({ results: z.array(loyaltyDiscount) }),
});
export type LoyaltyLevelsDocument = z.output<typeof loyaltyLevelsDocument>;
