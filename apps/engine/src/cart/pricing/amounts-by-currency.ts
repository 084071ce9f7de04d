import { type CurrencyCode, currencyCodes } from '@tradehall/domain/money/currencies.ts';
import { minorUnits } from '@tradehall/domain/money/minor-units.ts';

export type AmountsByCurrency = ReadonlyMap<CurrencyCode, number>;

/** Reads what an operator writes: `EUR 10.00, CZK 250`. Throws a sentence for the operator. */
export function readAmounts(text: string): AmountsByCurrency {
  const parts = text.split(',').map((part) => part.trim());
  const amounts = new Map(parts.filter((part) => part !== '').map(readAmount));
  if (amounts.size < parts.filter((part) => part !== '').length) throw new RangeError(`${text} names a currency twice`);
  return amounts;
}

function readAmount(text: string): [CurrencyCode, number] {
  const [code, decimal = '', ...rest] = text.split(/\s+/);
  const currency = currencyCodes.find((each) => each === code);
  if (currency === undefined || rest.length > 0) throw new RangeError(`“${text}” is not an amount like EUR 10.00`);
  const cents = minorUnits(decimal, currency);
  if (cents < 0) throw new RangeError(`“${text}” is less than nothing`);
  return [currency, cents];
}
