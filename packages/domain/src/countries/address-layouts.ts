import type { AddressLayout } from './country.ts';

// As people of a country write their own address: two and two stand side by side in a form.

export const streetThenNumber = {
  order: ['firstName', 'lastName', 'streetName', 'streetNumber', 'postalCode', 'city'],
  hasProvince: false,
} as const satisfies AddressLayout;

export const streetThenNumberWithProvince = { ...streetThenNumber, hasProvince: true } as const satisfies AddressLayout;

export const numberThenStreet = {
  order: ['firstName', 'lastName', 'streetNumber', 'streetName', 'postalCode', 'city'],
  hasProvince: false,
} as const satisfies AddressLayout;

export const postalCodeLast = {
  order: ['firstName', 'lastName', 'streetNumber', 'streetName', 'city', 'postalCode'],
  hasProvince: false,
} as const satisfies AddressLayout;

export const postalCodeLastWithCounty = { ...postalCodeLast, hasProvince: true } as const satisfies AddressLayout;

/** Postal code and number name a Dutch door; the street only says it again. */
export const postalCodeFirst = {
  order: ['firstName', 'lastName', 'postalCode', 'streetNumber', 'streetName', 'city'],
  hasProvince: false,
} as const satisfies AddressLayout;

export const familyNameFirst = {
  order: ['lastName', 'firstName', 'postalCode', 'city', 'streetName', 'streetNumber'],
  hasProvince: false,
} as const satisfies AddressLayout;
