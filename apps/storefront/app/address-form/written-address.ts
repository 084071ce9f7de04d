import {
  addressFaults,
  addressFields,
  type AddressFault,
  type AddressUse,
  type AddressValues,
} from '@tradehall/domain/address/address-form.ts';
import type { Address } from '@tradehall/domain/address/address.ts';
import { countries, type CountryCode } from '@tradehall/domain/countries/countries.ts';
import type { ClientType } from '@tradehall/domain/countries/country.ts';

export type AddressPurpose = AddressUse['purpose'];

export interface WrittenAddress {
  readonly country: CountryCode;
  readonly values: AddressValues;
}

/** `wrong`: what only the shop could tell. */
export type FormFault = AddressFault | 'email' | 'wrong';
/** By the name of the field, in the order of the form. */
export type FormFaults = Readonly<Record<string, FormFault>>;

/** Where an address may be; the shop's own country first. */
export type AddressCountries = readonly [CountryCode, ...CountryCode[]];

export const fieldName = (purpose: AddressPurpose, name: string): string => `${purpose}.${name}`;

const clientTypes = ['PRIVATE', 'COMPANY'] as const satisfies readonly ClientType[];

export const oneOf = <Option extends string>(options: readonly Option[], given: string, otherwise: Option): Option =>
  options.find((option) => option === given) ?? otherwise;

export const readClientType = (given: string | null, otherwise: ClientType): ClientType =>
  oneOf(clientTypes, given ?? '', otherwise);

export function textIn(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

/** Every field there is in any country. */
const widest = { purpose: 'billing', clientType: 'COMPANY', needsPhone: true } as const;

/** What was typed, by the same hands in the browser and in the shop. */
export function readWritten(data: FormData, purpose: AddressPurpose, options: AddressCountries): WrittenAddress {
  const country = oneOf(options, textIn(data, fieldName(purpose, 'country')), options[0]);
  const names = addressFields(countries[country], widest).map(({ name }) => name);
  return { country, values: Object.fromEntries(names.map((name) => [name, textIn(data, fieldName(purpose, name))])) };
}

/** What is kept of an address, as it was written; an empty form where it is in a country that is not to be chosen. */
export function writtenOf(address: Address | null, options: AddressCountries): WrittenAddress {
  if (address === null || !options.includes(address.country)) return { country: options[0], values: {} };
  const texts: Readonly<Record<string, unknown>> = { ...address, vatNumber: address.custom?.vatNumber };
  const values = addressFields(countries[address.country], widest).map(({ name }) => {
    const text = texts[name];
    return [name, typeof text === 'string' ? text : ''] as const;
  });
  return { country: address.country, values: Object.fromEntries(values) };
}

export function writtenFaults({ country, values }: WrittenAddress, use: AddressUse): FormFaults {
  const faults = addressFaults(countries[country], use, values);
  return Object.fromEntries(Object.entries(faults).map(([name, fault]) => [fieldName(use.purpose, name), fault]));
}

/** What only the shop could tell stays until its field is changed; what a choice has hidden is wrong no longer. */
export function withFaultOf(faults: FormFaults, name: string, all: FormFaults): FormFaults {
  const others = Object.fromEntries(
    Object.entries(faults).filter(([other, fault]) => other !== name && (fault === 'wrong' || other in all)),
  );
  const fault = all[name];
  return fault === undefined ? others : { ...others, [name]: fault };
}

export const isNamed = (target: EventTarget): target is HTMLInputElement | HTMLSelectElement =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
