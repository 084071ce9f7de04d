import type { AddressInput } from '@tradehall/domain/checkout/address.ts';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { postalCodeValid } from '@tradehall/domain/countries/postal-code.ts';
import { streetNumberValid } from '@tradehall/domain/countries/street-number.ts';

/** B§5: the fields that do not fit the address's own country. */
export function addressFaults({ country: code, postalCode, streetNumber }: AddressInput): string[] {
  const country = countries[code];
  return [
    ...(postalCodeValid(country, postalCode) ? [] : ['postalCode']),
    ...(streetNumberValid(country, streetNumber) ? [] : ['streetNumber']),
  ];
}
