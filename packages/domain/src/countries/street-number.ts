import type { Country } from './country.ts';

export function streetNumberValid(country: Country, streetNumber: string): boolean {
  return !country.streetNumberNeedsDigit || /\d/.test(streetNumber);
}
