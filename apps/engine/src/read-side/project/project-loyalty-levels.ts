import { type LoyaltyLevelsDocument, loyaltyLevelsDocument } from '@tradehall/domain/cart/discount-documents.ts';
import type { LoyaltyLevel } from '@tradehall/domain/cart/loyalty-standing.ts';
import { loyaltyTiers } from '@tradehall/domain/cart/loyalty-tiers.ts';
import { moneyOf } from '@tradehall/domain/money/money.ts';
import type { Market } from '../markets';

/** In the money of the store; without levels that have no threshold there. Empty where the store grants none. */
export function projectLoyaltyLevels(levels: readonly LoyaltyLevel[], market: Market): LoyaltyLevelsDocument {
  const { currencyCode, grantsLoyaltyDiscount } = market;
  const here = levels.flatMap(({ key, discountPermyriad, fromCents }) => {
    const from = key === loyaltyTiers[0] ? 0 : fromCents[currencyCode];
    return grantsLoyaltyDiscount && from !== undefined ? [{ key, discountPermyriad, from }] : [];
  });
  return loyaltyLevelsDocument.parse({
    customerGroups: {
      results: here.map(({ key, from }, index) => {
        const next = here[index + 1];
        return {
          key,
          levelNumber: loyaltyTiers.indexOf(key) + 1,
          cohortRangeFrom: moneyOf(from, currencyCode),
          cohortRangeTo: next === undefined ? null : moneyOf(next.from - 1, currencyCode),
        };
      }),
    },
    cartDiscounts: {
      results: here.map(({ key, discountPermyriad }) => ({
        customerGroupKey: key,
        value: { permyriad: discountPermyriad },
      })),
    },
  });
}
