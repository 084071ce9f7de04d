import { z } from 'zod';
import { call } from '../calls/call.ts';
import { locale, noInput } from '../calls/fields.ts';
import { loyaltyStanding } from './loyalty-standing.ts';
import { loyaltyDiscount, loyaltyGroup, permyriadDiscount, volumeDiscount } from './discount.ts';

export const discountCalls = {
  getVolumeDiscounts: call({
    takes: z.strictObject({
      locale,
      discountGroup: z.string().min(1).max(100),
      sort: z.enum(['sort-order-asc', 'sort-order-desc']),
    }),
    answers: z.object({ cartDiscounts: z.object({ results: z.array(volumeDiscount) }) }),
    failsWith: [],
  }),

  getLoyaltyLevels: call({
    takes: z.strictObject({ locale }),
    answers: z.object({
      customerGroups: z.object({ results: z.array(loyaltyGroup) }),
      cartDiscounts: z.object({ results: z.array(loyaltyDiscount) }),
    }),
    failsWith: [],
  }),

  // A§7 sends the tier; the session's customer has it.
  getPersonalizedDiscounts: call({
    takes: noInput,
    answers: z.object({ cartDiscount: permyriadDiscount.nullable() }),
    failsWith: [],
  }),

  /** The level of the session's customer; null for guests, and where the store grants none. */
  getMyLoyaltyLevel: call({
    takes: noInput,
    answers: z.object({ standing: loyaltyStanding.nullable() }),
    failsWith: [],
  }),
};
