import { z } from 'zod';
import { guaranteeSku, productSku } from '../calls/fields.ts';
import { money } from '../money/money.ts';

/** The extra guarantees a product can be bought with; empty where it is excluded. */
export const guaranteeOffers = z.object({
  parentSku: productSku,
  offers: z.array(z.object({ sku: guaranteeSku, years: z.int().min(1).max(4), price: money })),
});
export type GuaranteeOffers = z.output<typeof guaranteeOffers>;
