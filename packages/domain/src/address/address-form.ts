import { phoneLength, phonePattern, plainTextPattern } from '../calls/field-patterns.ts';
import type { ClientType, Country } from '../countries/country.ts';
import { postalCodeValid } from '../countries/postal-code.ts';
import { streetNumberValid } from '../countries/street-number.ts';
import { addressLengths, vatNumberPattern } from './address-limits.ts';
import type { AddressInput } from './address.ts';

/** Every field a form may ask for. */
export type AddressFieldName = keyof typeof addressLengths | 'phone';

/** What can be wrong with one of them. */
export type AddressFault =
  'required' | 'too-long' | 'forbidden-characters' | 'phone' | 'postal-code' | 'street-number' | 'vat-number';

export interface AddressUse {
  readonly purpose: 'billing' | 'shipping';
  readonly clientType: ClientType;
  /** A freight carrier agrees on a day with the buyer before coming. */
  readonly needsPhone: boolean;
}

export interface AddressField {
  readonly name: AddressFieldName;
  readonly isRequired: boolean;
  /** Most addresses do without: it is folded away until somebody wants it. */
  readonly isFolded: boolean;
  readonly maximumLength: number;
}

export type AddressValues = Readonly<Partial<Record<AddressFieldName, string | undefined>>>;
type AddressFaults = Readonly<Partial<Record<AddressFieldName, AddressFault>>>;

const lengthOf = (name: AddressFieldName): number => (name === 'phone' ? phoneLength : addressLengths[name]);

const needed = (name: AddressFieldName): AddressField => ({
  name,
  isRequired: true,
  isFolded: false,
  maximumLength: lengthOf(name),
});
const wanted = (name: AddressFieldName): AddressField => ({ ...needed(name), isRequired: false });
const folded = (name: AddressFieldName): AddressField => ({ ...wanted(name), isFolded: true });

function companyFields({ purpose, clientType }: AddressUse): readonly AddressField[] {
  if (clientType === 'PRIVATE') return [];
  return purpose === 'shipping' ? [wanted('company')] : [needed('company'), wanted('department'), wanted('vatNumber')];
}

// Who is called about a delivery is who ordered it.
function phoneFields({ purpose, needsPhone }: AddressUse): readonly AddressField[] {
  if (purpose === 'shipping') return [];
  return [needsPhone ? needed('phone') : wanted('phone')];
}

/** B§5: the fields of an address in this country, in the order its people write them. */
export function addressFields({ addressLayout }: Country, use: AddressUse): readonly AddressField[] {
  return [
    ...companyFields(use),
    ...addressLayout.order.map(needed),
    folded('additionalAddressInfo'),
    ...(addressLayout.hasProvince ? [folded('state')] : []),
    ...phoneFields(use),
  ];
}

function formatFault(country: Country, name: AddressFieldName, text: string): AddressFault | null {
  switch (name) {
    case 'postalCode':
      return postalCodeValid(country, text) ? null : 'postal-code';
    case 'streetNumber':
      return streetNumberValid(country, text) ? null : 'street-number';
    case 'vatNumber':
      return vatNumberPattern.test(text) ? null : 'vat-number';
    case 'phone':
      return phonePattern.test(text) ? null : 'phone';
    default:
      return null;
  }
}

function addressFieldFault(country: Country, field: AddressField, value: string): AddressFault | null {
  const text = value.trim();
  if (text === '') return field.isRequired ? 'required' : null;
  if (text.length > field.maximumLength) return 'too-long';
  return plainTextPattern.test(text) ? formatFault(country, field.name, text) : 'forbidden-characters';
}

/** The fields at fault, in the order of the form. One rule for the browser, the shop's pages, the calls and the engine. */
export function addressFaults(country: Country, use: AddressUse, values: AddressValues): AddressFaults {
  const faults: Partial<Record<AddressFieldName, AddressFault>> = {};
  for (const field of addressFields(country, use)) {
    const fault = addressFieldFault(country, field, values[field.name] ?? '');
    if (fault !== null) faults[field.name] = fault;
  }
  return faults;
}

/** What is sent of a form: only what its fields ask for, so a private buyer's leaves out what a company would say (A§5). */
export function addressOf(country: Country, use: AddressUse, values: AddressValues): AddressInput {
  const textOf = (name: AddressFieldName): string => (values[name] ?? '').trim();
  const optional = addressFields(country, use)
    .filter(({ name }) => !isPart(country, name) && textOf(name) !== '')
    .map(({ name }) => [name, textOf(name)] as const);
  return {
    firstName: textOf('firstName'),
    lastName: textOf('lastName'),
    streetName: textOf('streetName'),
    streetNumber: textOf('streetNumber'),
    postalCode: textOf('postalCode'),
    city: textOf('city'),
    country: country.code,
    ...Object.fromEntries(optional),
  };
}

const isPart = ({ addressLayout }: Country, name: AddressFieldName): boolean =>
  addressLayout.order.some((part) => part === name);
