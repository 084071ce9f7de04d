import { netOf } from '@tradehall/domain/money/divide-half-up.ts';
import { netsThatSumTo, taxOn } from '../taxed-by-rate';
import type { Left, Share } from './credited-shares';

export interface Credited extends Share {
  readonly netCents: number;
}

/** Of one rate: what is told without and with tax. */
interface Portion {
  readonly ratePermyriad: number;
  readonly netCents: number;
  readonly grossCents: number;
}

/** What is left of a rate, and of what was charged for it, which may differ by the rounding. */
interface LeftOfRate extends Portion {
  readonly chargedCents: number;
}

interface CreditedByRate {
  readonly credited: readonly Credited[];
  readonly portions: readonly Portion[];
}

/**
 * The net amounts of what is given back. The tax of a rate is taken once, as on an invoice. Together all credit notes of an
 * invoice come to its net amount and tax, rate by rate.
 */
export function creditedByRate(
  shares: readonly Share[],
  left: readonly Left[],
  portions: readonly Portion[],
  isTaxedByRate: boolean,
): CreditedByRate {
  const rates = portions.map((portion) => {
    const items = left.filter(({ ratePermyriad }) => ratePermyriad === portion.ratePermyriad);
    const own = shares.filter(({ item }) => items.some((each) => each.item === item));
    const chargedCents = items.reduce((sum, { grossCents }) => sum + grossCents, 0);
    const amountCents = own.reduce((sum, { grossCents }) => sum + grossCents, 0);
    const taken = isTaxedByRate
      ? takenOfRate({ ...portion, chargedCents }, amountCents)
      : takenAsAddedUp({ ...portion, chargedCents }, amountCents);
    return { own, portion: taken, credited: netsOf(own, items, taken) };
  });
  const told = rates.filter(({ own }) => own.length > 0);
  return {
    credited: told.flatMap(({ credited }) => credited).toSorted((a, b) => a.item - b.item),
    portions: told.map(({ portion }) => portion),
  };
}

/** Further away neither net amount nor tax is tried. */
const nets = [0, -1, 1, -2, 2, -3, 3];
const taxes = [0, -1, 1];

/**
 * The net amount with its tax that comes nearest, for this credit note and for what is left. Tax that was rounded in parts is
 * not the tax of the sum: where it has to be, it differs by a cent from the tax of its net amount.
 */
function takenOfRate(left: LeftOfRate, amountCents: number): Portion {
  const { ratePermyriad, netCents: most, grossCents, chargedCents } = left;
  if (amountCents === chargedCents) return { ratePermyriad, netCents: most, grossCents };
  if (amountCents === 0) return { ratePermyriad, netCents: 0, grossCents: 0 };
  const taxOf = (netCents: number) => taxOn(netCents, ratePermyriad);
  const near = Math.max(0, Math.min(most, netOf(amountCents, ratePermyriad)));
  const tried = nets.flatMap((step) => taxes.map((stray) => ({ netCents: near + step, stray })));
  const [best] = tried
    .map(({ netCents, stray }) => ({ netCents, stray, taxCents: taxOf(netCents) + stray }))
    .filter(({ netCents, taxCents }) => isWithin(netCents, most) && isWithin(taxCents, grossCents - most))
    .map(({ netCents, stray, taxCents }) => {
      const told = netCents + taxCents;
      const rounding = Math.abs(amountCents - told) + Math.abs(chargedCents - amountCents - (grossCents - told));
      const strayLeft = Math.abs(grossCents - most - taxCents - taxOf(most - netCents));
      const miss = 4 * rounding + 3 * Math.abs(stray) + 2 * strayLeft + (strayLeft > 1 ? 1_000 : 0);
      return { portion: { ratePermyriad, netCents, grossCents: told }, miss };
    })
    .toSorted((a, b) => a.miss - b.miss);
  if (best === undefined) throw new Error(`nothing of ${most} at ${ratePermyriad} can be credited`);
  return best.portion;
}

const isWithin = (cents: number, most: number): boolean => cents >= 0 && cents <= most;

/** Of an invoice of before, whose tax was added up by line: there is no rounding, and no rule for the sum. */
function takenAsAddedUp(left: LeftOfRate, amountCents: number): Portion {
  const { ratePermyriad, netCents: most, chargedCents } = left;
  if (amountCents === chargedCents) return { ratePermyriad, netCents: most, grossCents: amountCents };
  return { ratePermyriad, netCents: Math.min(most, netOf(amountCents, ratePermyriad)), grossCents: amountCents };
}

/** What is given back as a whole has the net amount that is left of it, before cents are moved. */
function netsOf(shares: readonly Share[], items: readonly Left[], portion: Portion): Credited[] {
  const { ratePermyriad } = portion;
  const guessed = shares.map((share) => {
    const left = items.find(({ item }) => item === share.item);
    const isRest = left?.grossCents === share.grossCents;
    const netCents = isRest ? left.netCents : netOf(share.grossCents, ratePermyriad);
    return { ...share, ratePermyriad, netCents: share.grossCents < 0 ? netCents : Math.max(0, netCents) };
  });
  const charged = guessed.filter(({ grossCents }) => grossCents !== 0);
  const chosen = netsThatSumTo(portion, charged);
  return guessed.map((each) => {
    const { item, pieces, grossCents } = each;
    return { item, pieces, grossCents, netCents: chosen.get(each) ?? 0 };
  });
}
