import { type LoyaltyLevelsDocument, loyaltyLevelsDocument } from '@tradehall/domain/cart/discount-documents.ts';
import { standardLowStockBands } from '@tradehall/domain/countries/low-stock-bands.ts';
import { type LoyaltyTier, loyaltyTiers } from '@tradehall/domain/cart/loyalty-tiers.ts';
import { divideHalfUp } from '@tradehall/domain/money/divide-half-up.ts';
import { type Money, moneyOf } from '@tradehall/domain/money/money.ts';
import type { Market } from '../markets';

interface LoyaltySource {
  readonly key: LoyaltyTier;
  readonly fromEuroCents: number;
  /** The last cent of the range; null where it is open. */
  readonly toEuroCents: number | null;
  readonly discountPermyriad: number;
}

/** Empty where the store grants none. */
export function projectLoyaltyLevels(sources: readonly LoyaltySource[], market: Market): LoyaltyLevelsDocument {
  const levels = market.grantsLoyaltyDiscount ? sources : [];
  return loyaltyLevelsDocument.parse({
    customerGroups: {
      results: levels.map(({ key, fromEuroCents, toEuroCents }) => ({
        key,
        levelNumber: loyaltyTiers.indexOf(key) + 1,
        cohortRangeFrom: inCurrencyOf(market, fromEuroCents),
        // Through the beginning of the next range, so that no cent falls between two.
        cohortRangeTo: toEuroCents === null ? null : oneCentBelow(inCurrencyOf(market, toEuroCents + 1)),
      })),
    },
    cartDiscounts: {
      results: levels.map(({ key, discountPermyriad }) => ({
        customerGroupKey: key,
        value: { permyriad: discountPermyriad },
      })),
    },
  });
}

/** The ranges are kept in euro. A§9 says the same amount of money in each currency once: where stock counts as low. */
function inCurrencyOf({ lowStockBands, currencyCode }: Market, euroCents: number): Money {
  const [here, inEuro] = [lowStockBands.high.centAmount, standardLowStockBands.EUR.high.centAmount];
  return moneyOf(divideHalfUp(BigInt(euroCents) * BigInt(here), BigInt(inEuro)), currencyCode);
}

function oneCentBelow({ centAmount, currencyCode }: Money): Money {
  return moneyOf(centAmount - 1, currencyCode);
}
