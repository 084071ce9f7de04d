import { z } from 'zod';
import { currencies, currencyCodes, type CurrencyCode } from './currencies.ts';

/** Integer minor units; nothing in the shop holds an amount as a fraction. */
export interface Money {
  readonly centAmount: number;
  readonly fractionDigits: number;
  readonly currencyCode: CurrencyCode;
}

export const money = z
  .object({ centAmount: z.int(), fractionDigits: z.int(), currencyCode: z.enum(currencyCodes) })
  .refine(({ fractionDigits, currencyCode }) => fractionDigits === currencies[currencyCode].fractionDigits, {
    error: 'fractionDigits is not that of the currency',
    path: ['fractionDigits'],
  });

export function moneyOf(centAmount: number, currencyCode: CurrencyCode): Money {
  if (!Number.isSafeInteger(centAmount)) throw new RangeError(`${centAmount} is not a whole number of minor units`);
  return { centAmount, fractionDigits: currencies[currencyCode].fractionDigits, currencyCode };
}
