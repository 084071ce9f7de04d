import { countries } from '../countries/countries.ts';
import type { Country, PostalCodeFormat } from '../countries/country.ts';
import { type Locale, regionName } from '../locales/locales.ts';
import type { AddressInput } from './address.ts';

type Written = Omit<AddressInput, 'vatNumber'>;

interface Reading {
  readonly locale: Locale;
  /** Where the letter is sent from: at home nobody writes the country. */
  readonly country: Pick<Country, 'code'>;
}

const withoutGaps = (code: string): string => code.replaceAll(/[ -]/g, '').toUpperCase();

/** Grouped as the country's example, counted from the end: the first part of a British code has two to four characters. */
function grouped(code: string, { example }: PostalCodeFormat): string {
  const gap = /[ -]/.exec(example);
  if (gap === null) return code;
  const end = example.length - gap.index - 1;
  const plain = withoutGaps(code);
  return `${plain.slice(0, -end)}${gap[0]}${plain.slice(-end)}`;
}

// A city that is its own province is named once.
function provinceOf({ state, region, city }: Written): string {
  const province = (state ?? region ?? '').trim();
  return province.toLocaleLowerCase() === city.trim().toLocaleLowerCase() ? '' : province;
}

function fieldsOf(address: Written): Readonly<Record<string, string>> {
  const { company, department, firstName, lastName, streetName, streetNumber, city, country } = address;
  const { additionalStreetInfo, building, apartment, additionalAddressInfo } = address;
  const province = provinceOf(address);
  const isCode = /^[A-Za-z]{2}$/.test(province);
  return {
    company: company ?? '',
    department: department ?? '',
    firstName,
    lastName,
    streetName,
    streetNumber,
    // A house with a name instead: «Rose Cottage, High Street».
    house: /\d/.test(streetNumber) ? streetNumber : `${streetNumber},`,
    more: [additionalStreetInfo, building, apartment, additionalAddressInfo]
      .filter((part) => part !== undefined && part !== '')
      .join(', '),
    postalCode: grouped(address.postalCode, countries[country].postalCode),
    city,
    province,
    provinceCode: isCode ? province.toUpperCase() : '',
    provinceName: isCode ? '' : province,
  };
}

const filled = (pattern: string, fields: Readonly<Record<string, string>>): string =>
  pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => fields[name] ?? '').trim();

const letterOf = ({ country }: Pick<Written, 'country'>) => countries[country].addressLayout.letter;

/** The family's name first where people write it so. */
export const fullName = (address: Pick<Written, 'firstName' | 'lastName' | 'country'>): string =>
  filled(letterOf(address).name, { firstName: address.firstName, lastName: address.lastName });

export const streetLine = (address: Written): string => filled(letterOf(address).street, fieldsOf(address));

/** As its own country writes it on a letter, and the country in the reader's language where the letter crosses a border. */
export function addressLines(address: Written, { locale, country }: Reading): readonly string[] {
  const fields = { ...fieldsOf(address), name: fullName(address), street: streetLine(address) };
  const lines = letterOf(address).lines.map((line) => filled(line, fields));
  const abroad = address.country === country.code ? '' : regionName(address.country, locale);
  return [...lines, abroad].filter((line) => line !== '');
}
