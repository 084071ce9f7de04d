import type { Address } from '@tradehall/domain/address/address.ts';
import { countries, type CountryCode } from '@tradehall/domain/countries/countries.ts';
import { countryNameIn } from '../i18n/formats.ts';
import type { ShopRequest } from '../request/shop-request.ts';

type Reader = Pick<ShopRequest, 'locale'>;

export const nameOfCountry = (code: CountryCode, { locale }: Reader): string =>
  countryNameIn(countries[code].locales[0], locale);

/** As on a letter, one line below the other. */
export function addressLines(address: Address, shop: Reader): readonly string[] {
  const { company, firstName, lastName, streetName, streetNumber, additionalAddressInfo, postalCode, city } = address;
  return [
    ...(company === undefined ? [] : [company]),
    `${firstName} ${lastName}`,
    `${streetName} ${streetNumber}`,
    ...(additionalAddressInfo === undefined ? [] : [additionalAddressInfo]),
    `${postalCode} ${city}`,
    nameOfCountry(address.country, shop),
  ];
}

export const addressLine = (address: Address, shop: Reader): string => addressLines(address, shop).join(', ');
