import { addressOf, type AddressUse } from '@tradehall/domain/address/address-form.ts';
import type { AddressInput } from '@tradehall/domain/address/address.ts';
import { countries } from '@tradehall/domain/countries/countries.ts';
import type { ClientType } from '@tradehall/domain/countries/country.ts';
import type { AddressKind } from '@tradehall/domain/address/saved-address.ts';
import type { AddressFormFacts } from '../../address-form/address-form-view.ts';
import {
  readClientType,
  readWritten,
  textIn,
  writtenFaults,
  type FormFaults,
  type WrittenAddress,
} from '../../address-form/written-address.ts';

/** All that stands in the form of one address. */
export interface SavedAddressForm {
  readonly clientType: ClientType;
  readonly written: WrittenAddress;
}

/** By the same hands in the browser and in the shop. */
export const readSavedAddress = (data: FormData, kind: AddressKind, facts: AddressFormFacts): SavedAddressForm => ({
  clientType: readClientType(textIn(data, 'clientType'), 'PRIVATE'),
  written: readWritten(data, kind, facts.countries),
});

const addressUseOf = (kind: AddressKind, { clientType }: SavedAddressForm): AddressUse => ({
  purpose: kind,
  clientType,
  needsPhone: false,
});

export const checkSavedAddress = (kind: AddressKind, form: SavedAddressForm): FormFaults =>
  writtenFaults(form.written, addressUseOf(kind, form));

export const addressToSave = (kind: AddressKind, form: SavedAddressForm): AddressInput =>
  addressOf(countries[form.written.country], addressUseOf(kind, form), form.written.values);
