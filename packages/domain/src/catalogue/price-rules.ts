import { currencies, type CurrencyCode } from '../money/currencies.ts';
import { divideHalfUp } from '../money/divide-half-up.ts';

/** How a price that a rule has computed ends: `90` is …,90, and of a currency that shows no small coins …90. */
export const priceEndings = ['none', 'whole', '90', '99'] as const;
export type PriceEnding = (typeof priceEndings)[number];

/** What one unit of the source's currency is worth, in millionths, on a day: 25.31 is 25310000. */
export interface ExchangeRate {
  readonly millionths: number;
  readonly day: string;
}

export interface PriceRule {
  /** Null where both are in one currency. */
  readonly rate: ExchangeRate | null;
  /** 10000 leaves the price as it is, 8000 takes a fifth off. */
  readonly ofSourcePermyriad: number;
  readonly ending: PriceEnding;
  /** The part of the net price that has to be left after the cost; null asks for nothing. */
  readonly marginFloorPermyriad: number | null;
}

/** The store that a price is computed for. */
export interface RuledStore {
  readonly currencyCode: CurrencyCode;
  readonly taxRatePermyriad: number;
}

const million = 1_000_000n;
const whole = 10_000n;

/** Prices with the ending lie `step` apart, the first of them at `first`. */
function ladderOf(ending: Exclude<PriceEnding, 'none'>, currencyCode: CurrencyCode): { step: number; first: number } {
  const { fractionDigits, displayDigits } = currencies[currencyCode];
  const unit = 10 ** fractionDigits;
  if (ending === 'whole') return { step: unit, first: unit };
  // The ending is in digits that a shopper sees.
  const shown = 10 ** (fractionDigits - displayDigits);
  return { step: 100 * shown, first: Number(ending) * shown };
}

/** The nearest price with the ending; of two as near the higher one, and never nothing. */
export function roundedTo(ending: PriceEnding, cents: number, currencyCode: CurrencyCode): number {
  if (ending === 'none') return Math.max(1, cents);
  const { step, first } = ladderOf(ending, currencyCode);
  return first + step * Math.max(0, divideHalfUp(BigInt(cents - first), BigInt(step)));
}

/** The lowest price with the ending that is not below. */
export function roundedUpTo(ending: PriceEnding, cents: number, currencyCode: CurrencyCode): number {
  const nearest = roundedTo(ending, cents, currencyCode);
  return nearest >= cents || ending === 'none' ? nearest : nearest + ladderOf(ending, currencyCode).step;
}

/** The lowest gross price whose net leaves the margin over the net cost. */
export function lowestWithMargin(netCostCents: number, marginPermyriad: number, taxRatePermyriad: number): number {
  if (marginPermyriad >= 10_000) throw new RangeError('No price leaves all of itself as a margin');
  const kept = whole - BigInt(marginPermyriad);
  const net = (BigInt(netCostCents) * whole + kept - 1n) / kept;
  // A net price is rounded half up, so that half a cent less of it does as well.
  const twice = (2n * net - 1n) * (whole + BigInt(taxRatePermyriad));
  return Number((twice + 2n * whole - 1n) / (2n * whole));
}

/** What the rule makes of a source price. The margin floor holds where the cost is known, whatever the rest says. */
export function priceByRule(
  sourceCents: number,
  { rate, ofSourcePermyriad, ending, marginFloorPermyriad }: PriceRule,
  { currencyCode, taxRatePermyriad }: RuledStore,
  netCostCents: number | null,
): number {
  const scaled = divideHalfUp(
    BigInt(sourceCents) * BigInt(rate?.millionths ?? million) * BigInt(ofSourcePermyriad),
    million * whole,
  );
  const rounded = roundedTo(ending, scaled, currencyCode);
  if (marginFloorPermyriad === null || netCostCents === null) return rounded;
  const floor = lowestWithMargin(netCostCents, marginFloorPermyriad, taxRatePermyriad);
  return rounded >= floor ? rounded : roundedUpTo(ending, floor, currencyCode);
}
