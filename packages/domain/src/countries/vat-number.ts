import type { Language } from '../locales/languages.ts';
import type { Country } from './country.ts';

// B§5
export const digits = /\d/g;
export const lettersAndDigits = /[A-Z\d]/g;
export const lettersDigitsAndDots = /[A-Z\d.]/g;

/**
 * The number as it is kept and sent to the VAT service, without the country's prefix. The length is cut after
 * foreign characters are gone, so that `HU-12345678-2-41` keeps all eight digits of the number.
 */
export function processVatNumber(country: Country, input: string): string {
  const { prefix, allowedCharacters, maxLength } = country.vatNumber;
  const typed = input.trim().toUpperCase();
  const withoutPrefix = typed.startsWith(prefix) ? typed.slice(prefix.length) : typed;
  const allowed = (withoutPrefix.match(allowedCharacters) ?? []).join('');
  return maxLength === null ? allowed : allowed.slice(0, maxLength);
}

export function vatNumberName({ code, vatNumber }: Country, language: Language): string {
  const name = vatNumber.names[language];
  if (name === undefined) throw new Error(`${code} has no name for VAT numbers in ${language}`);
  return name;
}
