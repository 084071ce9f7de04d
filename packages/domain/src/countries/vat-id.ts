import { countries } from './countries.ts';
import type { Country } from './country.ts';
import { processVatNumber } from './vat-number.ts';

/** A VAT number with the country that has given it. */
export interface VatId {
  readonly country: Country;
  readonly number: string;
}

/**
 * Whose number a company of this country has typed: a company registered in several member states may name any of its
 * numbers, and says which by the prefix. Null where nothing is left that could be a number.
 */
export function vatIdOf(companyCountry: Country, typed: string): VatId | null {
  const country = countryOfPrefix(companyCountry, typed);
  // The Greek prefix is not the country's code, but people write either.
  const withPrefix = typed
    .trim()
    .toUpperCase()
    .replace(new RegExp(`^${country.code}`), country.vatNumber.prefix);
  const number = processVatNumber(country, withPrefix);
  return number.length < 2 ? null : { country, number };
}

/** As it stands on an invoice and is sent to the VAT service. */
export function writtenVatId({ country, number }: VatId): string {
  return country.vatNumber.prefix + number;
}

/** Back from how it is written; null for a number that no country of the shop has given. */
export function readVatId(written: string): VatId | null {
  const country = Object.values(countries).find(({ vatNumber }) => written.startsWith(vatNumber.prefix));
  return country ? { country, number: written.slice(country.vatNumber.prefix.length) } : null;
}

function countryOfPrefix(companyCountry: Country, typed: string): Country {
  const start = typed.trim().toUpperCase();
  if (start.startsWith(companyCountry.vatNumber.prefix)) return companyCountry;
  const another = Object.values(countries).find(
    ({ vatValidation, vatNumber, code }) =>
      vatValidation && (start.startsWith(vatNumber.prefix) || start.startsWith(code)),
  );
  return another ?? companyCountry;
}
