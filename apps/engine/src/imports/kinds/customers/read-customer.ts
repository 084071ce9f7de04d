import { type AddressInput, addressInput } from '@tradehall/domain/address/address.ts';
import { clientTypeOf } from '@tradehall/domain/address/saved-address.ts';
import { writtenAddressFaults } from '@tradehall/domain/address/written-address-faults.ts';
import { emailAddress, phoneNumber, plainText } from '@tradehall/domain/calls/fields.ts';
import { z } from 'zod';
import {
  aboutField,
  type CellOf,
  type ImportField,
  type MappedRow,
  type ReadRow,
  type RowFault,
  textOf,
} from '../import-kind';
import { longestKey, usualSource } from '../named-products';
import { readSet } from '../read-cells';

const addressOnly = addressInput.omit({ firstName: true, lastName: true });

/** What a row wants of a customer; what it does not say stays. The address is for invoices, with company and VAT number. */
export const wantedCustomer = z.object({
  source: z.string(),
  key: z.string(),
  email: z.string(),
  names: z.object({ firstName: z.string().optional(), lastName: z.string().optional(), phone: z.string().optional() }),
  address: addressOnly.nullable(),
  groups: z.object({ how: z.enum(['replace', 'add', 'remove']), items: z.array(z.string()) }).nullable(),
});
export type WantedCustomer = z.output<typeof wantedCustomer>;

const field = (name: string, label: string, guesses: readonly string[]): ImportField => ({
  ...{ name, label, guesses, isRequired: false },
});

export const customerFields: readonly ImportField[] = [
  {
    ...field('key', 'Key of the customer', [
      'customerkey',
      'customernumber',
      'customerid',
      'kundennummer',
      'debitor',
      'id',
    ]),
    isRequired: true,
  },
  field('source', 'Which other system', ['keysource']),
  field('email', 'E-mail address', ['emailaddress', 'mail', 'customeremail', 'emailadresse']),
  field('firstName', 'First name', ['firstname', 'vorname', 'givenname']),
  field('lastName', 'Last name', ['lastname', 'nachname', 'surname', 'familyname']),
  field('phone', 'Phone', ['phonenumber', 'telephone', 'telefon', 'tel']),
  field('groups', 'Groups', ['group', 'customergroup', 'kundengruppe', 'pricetier', 'pricelist', 'preisgruppe']),
  field('company', 'Company', ['companyname', 'firma', 'organisation']),
  field('vatNumber', 'VAT number', ['vatid', 'vatno', 'ustid', 'ustidnr', 'taxid']),
  field('streetName', 'Street', ['street', 'strasse', 'straße', 'address1']),
  field('streetNumber', 'House number', ['housenumber', 'hausnummer', 'hausnr']),
  field('additionalAddressInfo', 'Address addition', ['address2', 'adresszusatz']),
  field('postalCode', 'Postal code', ['zip', 'postcode', 'plz']),
  field('city', 'City', ['town', 'ort', 'stadt']),
  field('state', 'Province', ['province', 'region']),
  field('country', 'Country', ['countrycode', 'land']),
];

const addressNames = [
  ...(['company', 'vatNumber', 'streetName', 'streetNumber', 'additionalAddressInfo'] as const),
  ...(['postalCode', 'city', 'state', 'country'] as const),
];
const shapes = { firstName: plainText(100), lastName: plainText(100), phone: phoneNumber } as const;
const longestGroups = 20;

export function readCustomer({ cellOf }: MappedRow): ReadRow {
  const faults: RowFault[] = [];
  const key = textOf(cellOf('key'));
  const source = textOf(cellOf('source')).slice(0, 60) || usualSource;
  const email = textOf(cellOf('email')).toLowerCase();
  if (key === '') faults.push(aboutField('key', 'is missing'));
  if (key.length > longestKey) faults.push(aboutField('key', `has more than ${longestKey} letters`));
  if (email !== '' && !emailAddress.safeParse(email).success)
    faults.push(aboutField('email', `“${email.slice(0, 80)}” is no e-mail address`));
  const names = readNames(cellOf, faults);
  const address = readAddress(cellOf, faults);
  const groups = textOf(cellOf('groups')) === '' ? null : readSet(cellOf('groups'));
  if (groups !== null && groups.items.length > longestGroups)
    faults.push(aboutField('groups', `are more than ${longestGroups}`));
  const about =
    key === '' ? null : { source, key: key.slice(0, longestKey), sku: '', part: '', also: email.slice(0, 320) };
  if (faults.length > 0) return { about, wanted: null, faults };
  return { about, wanted: { source, key, email, names, address, groups }, faults };
}

function readNames(cellOf: CellOf, faults: RowFault[]): WantedCustomer['names'] {
  const names: Record<string, string> = {};
  for (const [name, shape] of Object.entries(shapes)) {
    const text = textOf(cellOf(name));
    if (text === '') continue;
    const read = shape.safeParse(text);
    if (read.success) names[name] = read.data;
    else faults.push(aboutField(name, `“${text.slice(0, 40)}” cannot be kept`));
  }
  return names;
}

/** Whole, or not at all: half an address is none that an invoice could have. */
function readAddress(cellOf: CellOf, faults: RowFault[]): WantedCustomer['address'] {
  const said = addressNames.flatMap((name): [string, string][] => {
    const text = textOf(cellOf(name));
    return text === '' ? [] : [[name, name === 'country' ? text.toUpperCase() : text]];
  });
  if (said.length === 0) return null;
  const values: Record<string, string> = Object.fromEntries(said);
  const reasonOf = (name: string, otherwise: string): string =>
    values[name] === undefined ? 'is missing: an address is kept whole' : otherwise;
  const read = addressOnly.safeParse(values);
  if (!read.success) {
    const names = new Set(read.error.issues.map(({ path }) => String(path[0])));
    for (const name of names) faults.push(aboutField(name, reasonOf(name, 'cannot be kept')));
    return null;
  }
  // Names have columns of their own, which may be empty where the shop knows the customer.
  const written = wholeAddress(read.data, { firstName: 'A', lastName: 'A' });
  const wrong = writtenAddressFaults(written, { purpose: 'billing', clientType: clientTypeOf(written) });
  for (const name of wrong) faults.push(aboutField(name, reasonOf(name, `does not fit ${written.country}`)));
  return read.data;
}

export const wholeAddress = (
  address: NonNullable<WantedCustomer['address']>,
  { firstName, lastName }: { readonly firstName: string; readonly lastName: string },
): AddressInput => ({ ...address, firstName, lastName });
