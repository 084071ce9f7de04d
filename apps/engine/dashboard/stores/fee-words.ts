import { minorUnitsOf } from '@tradehall/domain/money/amount-text.ts';
import { amountInWords } from '../numbers';
import { say, toSay } from '../say';
import type { ShippingFees } from './stores.documents';

/** Fees while they are typed. */
export interface FeesDraft {
  readonly from: string;
  readonly parcel: string;
  readonly freight: string;
  readonly freeAbove: string;
}

export function draftOfFees(fees: ShippingFees, from: string): FeesDraft {
  const { parcelCents, freightCents, freeAboveCents } = fees;
  const amounts = { parcel: amountInWords(parcelCents), freight: amountInWords(freightCents) };
  return { from, ...amounts, freeAbove: amountInWords(freeAboveCents) };
}

/** Null while a field is no amount or the day is none. */
export function feesOf(draft: FeesDraft): ShippingFees | null {
  const [parcelCents, freightCents, freeAboveCents] = [draft.parcel, draft.freight, draft.freeAbove].map(minorUnitsOf);
  if (parcelCents === undefined || freightCents === undefined || freeAboveCents === undefined) return null;
  return /^\d{4}-\d\d-\d\d$/.test(draft.from) ? { from: draft.from, parcelCents, freightCents, freeAboveCents } : null;
}

/** The fees that hold on a day without a change. The first are those of today. */
export function feesOn(fees: readonly ShippingFees[], day: string): ShippingFees | undefined {
  return fees.findLast(({ from }) => from <= day) ?? fees[0];
}

const names = [
  ['freeAboveCents', toSay('Free delivery from {before} → {after} {currency}')],
  ['parcelCents', toSay('Parcel {before} → {after} {currency}')],
  ['freightCents', toSay('Freight {before} → {after} {currency}')],
] as const;

/** What a shopper would notice: `Free delivery from 59.00 → 80.00 EUR`. */
export function feeChanges(before: ShippingFees, after: ShippingFees, currency: string): readonly string[] {
  return names
    .filter(([name]) => before[name] !== after[name])
    .map(([name, words]) =>
      say(words, { before: amountInWords(before[name]), after: amountInWords(after[name]), currency }),
    );
}
