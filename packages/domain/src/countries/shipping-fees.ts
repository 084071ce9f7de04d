import { decimalMoney } from '../money/minor-units.ts';
import type { CalendarDate } from './calendar-date.ts';
import type { Country, ShippingFees } from './country.ts';
import type { CurrencyCode } from '../money/currencies.ts';
import { valueOn } from './dated.ts';

interface DecimalFees {
  readonly freeAbove: string;
  readonly parcel: string;
  readonly freight: string;
}

export function shippingFees(currency: CurrencyCode, { freeAbove, parcel, freight }: DecimalFees): ShippingFees {
  return {
    freeAbove: decimalMoney(freeAbove, currency),
    parcel: decimalMoney(parcel, currency),
    freight: decimalMoney(freight, currency),
  };
}

// A§9
export const standardShippingFees = {
  EUR: shippingFees('EUR', { freeAbove: '59', parcel: '1.95', freight: '9.95' }),
  GBP: shippingFees('GBP', { freeAbove: '52', parcel: '1.95', freight: '9.95' }),
  DKK: shippingFees('DKK', { freeAbove: '439', parcel: '15', freight: '74' }),
  SEK: shippingFees('SEK', { freeAbove: '659', parcel: '22', freight: '111' }),
  NOK: shippingFees('NOK', { freeAbove: '689', parcel: '23', freight: '116' }),
  CHF: shippingFees('CHF', { freeAbove: '59', parcel: '1.95', freight: '9.95' }),
  CZK: shippingFees('CZK', { freeAbove: '1399', parcel: '46', freight: '235' }),
  PLN: shippingFees('PLN', { freeAbove: '269', parcel: '9', freight: '45' }),
  HUF: shippingFees('HUF', { freeAbove: '22099', parcel: '730', freight: '3731' }),
  RON: shippingFees('RON', { freeAbove: '289', parcel: '10', freight: '49' }),
  BGN: shippingFees('BGN', { freeAbove: '115', parcel: '3.95', freight: '19.95' }),
} as const satisfies Partial<Record<CurrencyCode, ShippingFees>>;

export function shippingFeesOn(country: Country, date: CalendarDate): ShippingFees {
  return valueOn(country.shippingFees, date);
}

/** What a method costs in a store from a day on, in minor units of its currency of that day. */
interface RateFrom {
  readonly methodKey: string;
  readonly from: string;
  readonly priceCents: number;
  readonly freeAboveCents: number;
}

export interface FeesFrom {
  readonly from: string;
  readonly parcelCents: number;
  readonly freightCents: number;
  readonly freeAboveCents: number;
}

/** The fees of every day on which a rate begins, oldest first. */
export function feesByDay(rates: readonly RateFrom[]): readonly FeesFrom[] {
  const newestFirst = rates.toSorted((one, other) => (one.from < other.from ? 1 : -1));
  const days = [...new Set(rates.map(({ from }) => from))].toSorted();
  return days.flatMap((from) => {
    const inForce = (method: string) => newestFirst.find((rate) => rate.methodKey === method && rate.from <= from);
    const [parcel, freight] = [inForce('parcel'), inForce('freight')];
    if (parcel === undefined || freight === undefined) return [];
    const { freeAboveCents } = parcel;
    return [{ from, parcelCents: parcel.priceCents, freightCents: freight.priceCents, freeAboveCents }];
  });
}

/** Those in force on a day, and all that begin later. */
export function feesFromNowOn(fees: readonly FeesFrom[], day: CalendarDate): readonly FeesFrom[] {
  const current = fees.findLastIndex(({ from }) => from <= day);
  return fees.slice(Math.max(current, 0));
}
