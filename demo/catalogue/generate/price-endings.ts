import type { CurrencyCode } from '@tradehall/domain/money/currencies.ts';

/** Prices of a currency end alike: on a multiple of `step` less `below`, all in minor units. */
interface Ending {
  readonly upTo: number;
  readonly step: number;
  readonly below: number;
}

const tenths: readonly Ending[] = [
  { upTo: 100_00, step: 1_00, below: 10 },
  { upTo: 300_00, step: 1_00, below: 0 },
  { upTo: Infinity, step: 10_00, below: 1_00 },
];
const crowns: readonly Ending[] = [
  { upTo: 5000_00, step: 10_00, below: 1_00 },
  { upTo: Infinity, step: 100_00, below: 10_00 },
];
const forints: readonly Ending[] = [{ upTo: Infinity, step: 1000_00, below: 10_00 }];

const endings: Readonly<Record<CurrencyCode, readonly Ending[]>> = {
  EUR: tenths,
  GBP: tenths,
  CHF: tenths,
  RON: tenths,
  PLN: tenths,
  BGN: tenths,
  USD: tenths,
  CZK: crowns,
  DKK: crowns,
  SEK: crowns,
  NOK: crowns,
  HUF: forints,
};

/** The nearest price a shop would print. */
export function believablePrice(cents: number, currency: CurrencyCode): number {
  const { step, below } = endingAt(cents, currency);
  return Math.max(step, Math.round((cents + below) / step) * step) - below;
}

/** The nearest one that is lower; null when there is none. */
export function nextLowerPrice(cents: number, currency: CurrencyCode): number | null {
  const { step, below } = endingAt(cents - 1, currency);
  const lower = (Math.ceil((cents + below) / step) - 1) * step - below;
  return lower > 0 ? lower : null;
}

function endingAt(cents: number, currency: CurrencyCode): Ending {
  const ending = endings[currency].find(({ upTo }) => cents <= upTo);
  if (ending === undefined) throw new RangeError(`no price ending in ${currency} for ${cents}`);
  return ending;
}
