import { z } from 'zod';
import { version } from '../calls/fields.ts';
import { address, type AddressInput } from './address.ts';
import { deliveryCountries } from './delivery-countries.ts';
import { writtenAddressFaults } from './written-address-faults.ts';
import type { ClientType, Country } from '../countries/country.ts';

export const addressKinds = ['billing', 'shipping'] as const;
export type AddressKind = (typeof addressKinds)[number];

/** Of one kind: more than any customer needs, and less than an answer can carry. */
export const mostSavedAddresses = 50;

/** One of a customer's own. Whether its VAT number is valid is asked anew with every order. */
export const savedAddress = z.object({ ...address.shape, version });
export type SavedAddress = z.output<typeof savedAddress>;

/** Who says a company's name, or its number, orders for it. */
export const clientTypeOf = ({ company, vatNumber }: Pick<AddressInput, 'company' | 'vatNumber'>): ClientType =>
  company === undefined && vatNumber === undefined ? 'PRIVATE' : 'COMPANY';

/** Where goods go to has no VAT number. */
export const asKept = (kind: AddressKind, { vatNumber, ...fields }: AddressInput): AddressInput =>
  kind === 'billing' && vatNumber !== undefined ? { ...fields, vatNumber } : fields;

/** `before`: the address that is changed. It may stay in a country that another shop of ours delivers to. */
export function savedAddressFaults(
  kind: AddressKind,
  written: AddressInput,
  shop: Country,
  before: Pick<AddressInput, 'country'> | null,
): readonly string[] {
  const faults = writtenAddressFaults(written, { purpose: kind, clientType: clientTypeOf(written) });
  const isReached = kind === 'billing' || deliveryCountries(shop).includes(written.country);
  return isReached || before?.country === written.country ? faults : ['country', ...faults];
}
