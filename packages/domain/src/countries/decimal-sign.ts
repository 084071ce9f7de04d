import { localeCodes, locales } from '../locales/locales.ts';
import type { Country } from './country.ts';

const signs = new Map<string, string>();

/** What stands before the cents where people of the country write an amount. */
export function decimalSignIn({ code }: Country): string {
  const known = signs.get(code) ?? findSign(code);
  signs.set(code, known);
  return known;
}

// A format takes longer to make than a line of a price list to read.
function findSign(code: string): string {
  const locale = localeCodes.find((each) => locales[each].country === code) ?? 'en-GB';
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}
