import type { AddressLayout, LetterLayout } from './country.ts';

// As people of a country write their own address: two and two stand side by side in a form.

const addressee = ['{company}', '{department}', '{name}'] as const;
const door = ['{street}', '{more}'] as const;
const codeThenCity = '{postalCode} {city}';

const usualLetter = {
  name: '{firstName} {lastName}',
  street: '{streetName} {streetNumber}',
  lines: [...addressee, ...door, codeThenCity, '{province}'],
} as const satisfies LetterLayout;

export const streetThenNumber = {
  order: ['firstName', 'lastName', 'streetName', 'streetNumber', 'postalCode', 'city'],
  hasProvince: false,
  letter: usualLetter,
} as const satisfies AddressLayout;

export const streetThenNumberWithProvince = { ...streetThenNumber, hasProvince: true } as const satisfies AddressLayout;

/** The two letters of an Italian province close the line of the city. */
export const provinceCodeAfterCity = {
  ...streetThenNumberWithProvince,
  letter: { ...usualLetter, lines: [...addressee, ...door, `${codeThenCity} {provinceCode}`, '{provinceName}'] },
} as const satisfies AddressLayout;

const wideGapLetter = {
  ...usualLetter,
  lines: [...addressee, ...door, '{postalCode}  {city}', '{province}'],
} as const satisfies LetterLayout;

/** Two spaces keep the code and the city apart (ČSN 01 6910, STN 01 6910, PostNord). */
export const wideGapBeforeCity = { ...streetThenNumber, letter: wideGapLetter } as const satisfies AddressLayout;

/** The letters belong to the Lithuanian code at home as well, and nobody types them. */
export const lettersBeforeCode = {
  ...streetThenNumber,
  letter: { ...usualLetter, lines: [...addressee, ...door, 'LT-{postalCode} {city}', '{province}'] },
} as const satisfies AddressLayout;

/** From the smaller to the larger: the door inside the house stands above the street. */
const doorInside = ['{more}', '{street}'] as const;
const numberFirst = { name: '{firstName} {lastName}', street: '{house} {streetName}' } as const;

export const numberThenStreet = {
  order: ['firstName', 'lastName', 'streetNumber', 'streetName', 'postalCode', 'city'],
  hasProvince: false,
  letter: { ...numberFirst, lines: [...addressee, ...doorInside, codeThenCity, '{province}'] },
} as const satisfies AddressLayout;

export const postalCodeLast = {
  order: ['firstName', 'lastName', 'streetNumber', 'streetName', 'city', 'postalCode'],
  hasProvince: false,
  letter: {
    ...numberFirst,
    lines: ['{name}', '{department}', '{company}', ...doorInside, '{city}', '{province}', '{postalCode}'],
  },
} as const satisfies AddressLayout;

export const postalCodeLastWithCounty = { ...postalCodeLast, hasProvince: true } as const satisfies AddressLayout;

/** Postal code and number name a Dutch door; the street only says it again. */
export const postalCodeFirst = {
  order: ['firstName', 'lastName', 'postalCode', 'streetNumber', 'streetName', 'city'],
  hasProvince: false,
  letter: wideGapLetter,
} as const satisfies AddressLayout;

export const familyNameFirst = {
  order: ['lastName', 'firstName', 'postalCode', 'city', 'streetName', 'streetNumber'],
  hasProvince: false,
  letter: {
    name: '{lastName} {firstName}',
    street: '{streetName} {streetNumber}',
    lines: [...addressee, '{city}', ...door, '{postalCode}'],
  },
} as const satisfies AddressLayout;
