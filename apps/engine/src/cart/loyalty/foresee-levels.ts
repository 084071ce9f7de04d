import { bestTier, type LoyaltyRules } from '@tradehall/domain/cart/loyalty-rules.ts';
import { type LoyaltyLevel, tierReached } from '@tradehall/domain/cart/loyalty-standing.ts';
import { type LoyaltyTier, loyaltyTiers } from '@tradehall/domain/cart/loyalty-tiers.ts';
import { z } from 'zod';
import { countTurnover } from './count-turnover';

/** How customers would stand by a period that is only asked about. $1: its months, $2: the tiers in their order */
export const selectStandings = `
  WITH asked AS (SELECT $1::int AS period_months), counted AS (${countTurnover('true', 'asked')})
  SELECT coalesce(standing.tier, ($2::text[])[1]) AS held, coalesce(counted.turnover, '{}') AS turnover,
    ARRAY(SELECT granted.name FROM customer_group AS granted
      JOIN customer_groups_customer_group AS joined ON joined."customerGroupId" = granted.id
      WHERE joined."customerId" = customer.id AND granted.name = ANY($2::text[])) AS granted
  FROM customer LEFT JOIN loyalty_standing AS standing ON standing.customer_id = customer.id
  LEFT JOIN counted ON counted."customerId" = customer.id
  WHERE customer."userId" IS NOT NULL AND customer."deletedAt" IS NULL
    AND (standing.customer_id IS NOT NULL OR counted."customerId" IS NOT NULL)`;

const tier = z.enum(loyaltyTiers);
export const standingRow = z.object({
  held: tier,
  turnover: z.record(z.string(), z.int()),
  granted: z.array(tier),
});

export interface LevelMove {
  readonly from: number;
  readonly to: number;
  readonly customers: number;
}

const levelOf = (of: LoyaltyTier): number => loyaltyTiers.indexOf(of) + 1;

/** The levels by other rules: those of one currency are the rules', the thresholds of the others stay. */
function levelsBy(rules: LoyaltyRules, currencyCode: string, levels: readonly LoyaltyLevel[]): LoyaltyLevel[] {
  return levels.map(({ key, fromCents }) => {
    const own = rules.levels.find(({ tier: named }) => named === key);
    const discountPermyriad = own?.discountPermyriad ?? 0;
    if (own === undefined || key === loyaltyTiers[0]) return { key, discountPermyriad, fromCents };
    return { key, discountPermyriad, fromCents: { ...fromCents, [currencyCode]: own.fromCents } };
  });
}

interface Asked {
  readonly rules: LoyaltyRules;
  readonly currencyCode: string;
  /** As they are. */
  readonly levels: readonly LoyaltyLevel[];
}

/** Who would move from which level to which. What an operator has granted nobody loses. */
export function movesBy(
  { rules, currencyCode, levels }: Asked,
  standings: readonly z.output<typeof standingRow>[],
): LevelMove[] {
  const asked = levelsBy(rules, currencyCode, levels);
  const moves = standings.map(({ held, turnover, granted }) => ({
    from: levelOf(bestTier([held, ...granted])),
    to: levelOf(bestTier([tierReached(turnover, asked), ...granted])),
  }));
  const moved = Map.groupBy(
    moves.filter(({ from, to }) => from !== to),
    ({ from, to }) => `${from} ${to}`,
  );
  return [...moved.values()]
    .flatMap((same) => same.slice(0, 1).map((move) => ({ ...move, customers: same.length })))
    .toSorted((one, other) => one.from - other.from || one.to - other.to);
}
