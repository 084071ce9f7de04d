import type { AddressInput } from '@tradehall/domain/address/address.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';

/** As it stands on a parcel, with the country in the reader's language. */
export function addressLines(address: AddressInput, locale: Locale): string[] {
  const { company, department, firstName, lastName, streetName, streetNumber, additionalAddressInfo } = address;
  const { postalCode, city, state, country } = address;
  return [
    company,
    department,
    `${firstName} ${lastName}`,
    `${streetName} ${streetNumber}`,
    additionalAddressInfo,
    `${postalCode} ${city}`,
    state,
    new Intl.DisplayNames(locale, { type: 'region' }).of(country),
  ].filter((line) => line !== undefined);
}
