import { decimalMoney } from '../money/minor-units.ts';
import type { CalendarDate } from './calendar-date.ts';
import type { Country, LowStockBands } from './country.ts';
import type { CurrencyCode } from '../money/currencies.ts';
import { valueOn } from './dated.ts';

function lowStockBands(currency: CurrencyCode, high: string, low: string): LowStockBands {
  return { high: decimalMoney(high, currency), low: decimalMoney(low, currency) };
}

// A§9
export const standardLowStockBands = {
  EUR: lowStockBands('EUR', '1000', '250'),
  GBP: lowStockBands('GBP', '870', '217.5'),
  DKK: lowStockBands('DKK', '7450', '1862.5'),
  SEK: lowStockBands('SEK', '11200', '2800'),
  NOK: lowStockBands('NOK', '11700', '2925'),
  CHF: lowStockBands('CHF', '980', '245'),
  CZK: lowStockBands('CZK', '23600', '5900'),
  PLN: lowStockBands('PLN', '4550', '1137.5'),
  HUF: lowStockBands('HUF', '375000', '93750'),
  RON: lowStockBands('RON', '4940', '1235'),
  BGN: lowStockBands('BGN', '1950', '487.5'),
} as const satisfies Partial<Record<CurrencyCode, LowStockBands>>;

export function lowStockBandsOn(country: Country, date: CalendarDate): LowStockBands {
  return valueOn(country.lowStockBands, date);
}
