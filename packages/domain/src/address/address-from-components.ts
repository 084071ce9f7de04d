import type { Country } from '../countries/country.ts';
import { postalCodeValid } from '../countries/postal-code.ts';
import { streetNumberValid } from '../countries/street-number.ts';
import { addressLengths } from './address-limits.ts';
import type { FoundAddress } from './address-suggestion.ts';

/** One part of an address and what it is: `route`, `street_number`, `locality` … */
export interface AddressComponent {
  readonly longText: string;
  readonly shortText: string;
  readonly types: readonly string[];
}

/** Null where the address is in another country than the form asks for. */
export function addressFromComponents(country: Country, components: readonly AddressComponent[]): FoundAddress | null {
  const partOf = (type: string) => components.find(({ types }) => types.includes(type));
  const textOf = (type: string, longest: number): string => {
    const text = partOf(type)?.longText.trim() ?? '';
    return text.length > longest ? '' : text;
  };
  if (partOf('country')?.shortText !== country.code) return null;
  const numbers = ['street_number', 'premise'].map((type) => textOf(type, addressLengths.streetNumber));
  const postalCode = textOf('postal_code', addressLengths.postalCode);
  const cities = country.autocompleteCityFields.map((type) => textOf(type, addressLengths.city));
  return {
    streetName: textOf('route', addressLengths.streetName),
    // Houses without a number of the street have a name, or one of the village.
    streetNumber: numbers.find((number) => number !== '' && streetNumberValid(country, number)) ?? '',
    // Of a long street only the beginning of its codes is known.
    postalCode: postalCodeValid(country, postalCode) ? postalCode : '',
    city: cities.find((city) => city !== '') ?? '',
  };
}
