import { z } from 'zod';
import { guaranteeSku, productSku } from '../calls/fields.ts';
import { money, type Money } from '../money/money.ts';
import { permyriadOf } from '../money/permyriad-of.ts';

/** The extra guarantees a product can be bought with; empty where it is excluded. */
export const guaranteeOffers = z.object({
  parentSku: productSku,
  offers: z.array(z.object({ sku: guaranteeSku, years: z.int().min(1).max(4), price: money })),
});
export type GuaranteeOffers = z.output<typeof guaranteeOffers>;

/** `41000` and the years in tens: A§9. */
const guaranteeYears = { 1: '4100010', 2: '4100020', 3: '4100030', 4: '4100040' } as const;

/** Half a cent rounds up. */
export function guaranteePrice(parentPrice: Money, ratePermyriad: number, years: number): Money {
  return permyriadOf(parentPrice, ratePermyriad * years);
}

export function offersOf(parentSku: string, parentPrice: Money, ratePermyriad: number | null): GuaranteeOffers {
  if (ratePermyriad === null) return { parentSku, offers: [] };
  const offers = ([1, 2, 3, 4] as const).map((years) => ({
    sku: guaranteeYears[years],
    years,
    price: guaranteePrice(parentPrice, ratePermyriad, years),
  }));
  return { parentSku, offers };
}
