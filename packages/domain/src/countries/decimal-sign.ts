import { localeCodes, locales } from '../locales/locales.ts';
import type { Country } from './country.ts';

/** What stands before the cents where people of the country write an amount. */
export function decimalSignIn({ code }: Country): string {
  const locale = localeCodes.find((each) => locales[each].country === code) ?? 'en-GB';
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}
