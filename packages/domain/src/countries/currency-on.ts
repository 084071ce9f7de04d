import type { CalendarDate } from './calendar-date.ts';
import type { Country } from './country.ts';
import type { CurrencyCode } from '../money/currencies.ts';
import { valueOn } from './dated.ts';

export function currencyOn(country: Country, date: CalendarDate): CurrencyCode {
  return valueOn(country.currency, date);
}
