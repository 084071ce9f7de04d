import { countries } from '../countries/countries.ts';
import { addressFaults, type AddressUse } from './address-form.ts';
import type { AddressInput } from './address.ts';

/** B§5: the fields that do not fit the address's own country, whichever shop asks. */
export function writtenAddressFaults(
  address: AddressInput,
  use: Pick<AddressUse, 'purpose' | 'clientType'>,
): readonly string[] {
  return Object.keys(addressFaults(countries[address.country], { ...use, needsPhone: false }, address));
}
