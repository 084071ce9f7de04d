import { moneyOf, type Money } from '../money/money.ts';
import { divideHalfUp } from '../money/divide-half-up.ts';
import type { CalendarDate } from './calendar-date.ts';
import type { Country } from './country.ts';

/** The price in the other currency that the law wants beside `price`, or null where one currency is enough. */
export function findSecondPriceOn(country: Country, price: Money, date: CalendarDate): Money | null {
  const adoption = country.euroAdoption;
  if (adoption === null || date < adoption.dualDisplay.from || date > adoption.dualDisplay.until) return null;

  const cents = BigInt(price.centAmount);
  const rate = BigInt(adoption.formerUnitsPer100000Euro);
  if (price.currencyCode === adoption.formerCurrency) return moneyOf(divideHalfUp(cents * 100_000n, rate), 'EUR');
  if (price.currencyCode === 'EUR') return moneyOf(divideHalfUp(cents * rate, 100_000n), adoption.formerCurrency);
  return null;
}
