import { currencies, type CurrencyCode } from './currencies.ts';
import type { Money } from './money.ts';

/** Reads an amount as a data table writes it: `minorUnits('1.95', 'EUR')` is 195. Never goes through a fraction. */
export function minorUnits(decimal: string, currency: CurrencyCode): number {
  const { fractionDigits } = currencies[currency];
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal) ?? [];
  if (whole === '' || fraction.length > fractionDigits)
    throw new RangeError(`${decimal} is not an amount of ${currency}`);
  const units = Number(`${whole}${fraction.padEnd(fractionDigits, '0')}`);
  return sign === '-' && units !== 0 ? -units : units;
}

/** Made here and not by the schema's file: rows of countries go to the browser, schemas do not. */
export function decimalMoney(decimal: string, currencyCode: CurrencyCode): Money {
  const { fractionDigits } = currencies[currencyCode];
  return { centAmount: minorUnits(decimal, currencyCode), fractionDigits, currencyCode };
}
