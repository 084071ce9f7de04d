import type { Country } from './country.ts';

// B§5
export const fourDigits = /^\d{4}$/;
export const fourDigitsNotFromZero = /^[1-9]\d{3}$/;
export const fiveDigits = /^\d{5}$/;
export const fiveDigitsWithOptionalSpace = /^\d{3} ?\d{2}$/;

export function postalCodeValid(country: Country, code: string): boolean {
  return country.postalCode.pattern.test(code);
}
