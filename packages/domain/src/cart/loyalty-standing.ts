import { z } from 'zod';
import type { CurrencyCode } from '../money/currencies.ts';
import { money, moneyOf } from '../money/money.ts';
import { type LoyaltyTier, loyaltyTiers } from './loyalty-tiers.ts';

const permyriad = z.int().min(0).max(10_000);
const levelNumber = z.int().min(1).max(loyaltyTiers.length);

/** Where a customer stands, in the money of the store she looks at. */
export const loyaltyStanding = z.object({
  levelNumber,
  discountPermyriad: permyriad,
  periodMonths: z.int().min(1),
  /** What was paid for orders of the period, less what was given back. */
  turnover: money,
  /** Null at the highest level. */
  next: z.object({ levelNumber, discountPermyriad: permyriad, missing: money }).nullable(),
});
export type LoyaltyStanding = z.output<typeof loyaltyStanding>;

/** Minor units by currency. */
type Amounts = Readonly<Partial<Record<string, number>>>;

export interface LoyaltyLevel {
  readonly key: LoyaltyTier;
  readonly discountPermyriad: number;
  /** From which turnover it holds; nothing for the base tier. */
  readonly fromCents: Amounts;
}

/** A part of a threshold, exactly. */
interface Share {
  readonly of: bigint;
  readonly whole: bigint;
}

/** Each currency brings its part of its own threshold: no exchange rate has a say. One without a threshold brings nothing. */
function shareOf(turnover: Amounts, fromCents: Amounts): Share {
  return Object.entries(turnover).reduce<Share>(
    ({ of, whole }, [currency, cents = 0]) => {
      const from = BigInt(fromCents[currency] ?? 0);
      return from === 0n ? { of, whole } : { of: of * from + BigInt(cents) * whole, whole: whole * from };
    },
    { of: 0n, whole: 1n },
  );
}

const levelOf = (key: LoyaltyTier): number => loyaltyTiers.indexOf(key) + 1;

/** The best level whose threshold the turnover reaches, else the base tier. */
export function tierReached(turnover: Amounts, levels: readonly LoyaltyLevel[]): LoyaltyTier {
  const reached = levels.filter(({ fromCents }) => {
    const { of, whole } = shareOf(turnover, fromCents);
    return of >= whole;
  });
  return reached.toSorted((one, other) => levelOf(other.key) - levelOf(one.key))[0]?.key ?? loyaltyTiers[0];
}

interface Standing {
  /** The one that counts: reached, or granted by an operator. */
  readonly tier: LoyaltyTier;
  readonly turnover: Amounts;
  readonly periodMonths: number;
  readonly currencyCode: CurrencyCode;
}

export function standingOf(
  { tier, turnover, periodMonths, currencyCode }: Standing,
  levels: readonly LoyaltyLevel[],
): LoyaltyStanding {
  const sorted = levels.toSorted((one, other) => levelOf(one.key) - levelOf(other.key));
  const mine = sorted.find(({ key }) => key === tier);
  const next = sorted.find(({ key, fromCents }) => levelOf(key) > levelOf(tier) && fromCents[currencyCode]);
  const measure = next ?? sorted.findLast(({ fromCents }) => fromCents[currencyCode]);
  const from = measure?.fromCents[currencyCode] ?? 0;
  const { of, whole } = shareOf(turnover, measure?.fromCents ?? {});
  const cents = Number((BigInt(from) * of) / whole);
  return {
    levelNumber: levelOf(tier),
    discountPermyriad: mine?.discountPermyriad ?? 0,
    periodMonths,
    turnover: moneyOf(cents, currencyCode),
    next: next
      ? {
          levelNumber: levelOf(next.key),
          discountPermyriad: next.discountPermyriad,
          missing: moneyOf(Math.max(0, from - cents), currencyCode),
        }
      : null,
  };
}
