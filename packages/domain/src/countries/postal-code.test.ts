import { describe, expect, it } from 'vitest';
import { countries, type CountryCode } from './countries.ts';
import { postalCodeValid } from './postal-code.ts';

interface Samples {
  readonly countries: readonly CountryCode[];
  readonly rule: string;
  readonly valid: readonly string[];
  readonly invalid: readonly string[];
}

// B§5
const samples: readonly Samples[] = [
  {
    countries: ['AT', 'BE', 'HU'],
    rule: 'four digits, the first not 0',
    valid: ['1010', '9999'],
    invalid: ['0123', '101', '10100', '1O10', '10 10'],
  },
  {
    countries: ['BG', 'CH', 'DK', 'NO', 'SI'],
    rule: 'four digits',
    valid: ['0150', '9999'],
    invalid: ['150', '01500', 'A150', ' 0150'],
  },
  {
    countries: ['CZ', 'GR', 'SE', 'SK'],
    rule: 'five digits with an optional space after the third',
    valid: ['11000', '110 00'],
    invalid: ['1100', '11 000', '110  00', '110-00', '110000'],
  },
  {
    countries: ['DE', 'ES', 'FI', 'FR', 'HR', 'IT', 'LT'],
    rule: 'five digits',
    valid: ['00100', '99999'],
    invalid: ['1010', '101 15', '101150', 'D1011', '10115\n'],
  },
  {
    countries: ['PL'],
    rule: 'two digits, a hyphen, three digits',
    valid: ['00-001'],
    invalid: ['00001', '00 001', '000-01'],
  },
  {
    countries: ['PT'],
    rule: 'four digits, a hyphen, three digits',
    valid: ['1100-148'],
    invalid: ['1100', '1100148', '1100 148', '110-0148'],
  },
  { countries: ['RO'], rule: 'six digits', valid: ['010011'], invalid: ['10011', '0100111', '010 011'] },
  {
    countries: ['NL'],
    rule: 'four digits (the first not 0), an optional space, two letters',
    valid: ['1012 AB', '1012AB', '1012 ab'],
    invalid: ['0012 AB', '1012', '1012  AB', '1012 A1', '1012-AB'],
  },
  {
    countries: ['GB'],
    rule: 'a UK postcode',
    valid: ['M1 1AE', 'B33 8TH', 'CR2 6XH', 'DN55 1PT', 'W1A 0AX', 'EC1A 1BB', 'ec1a1bb', 'BT1 5GS', 'GIR 0AA'],
    invalid: ['EC1A', 'EC1A 1B', '1AA SW1', 'EC1A  1BB', 'SW1A 1AC', '12345'],
  },
  {
    countries: ['IE'],
    rule: 'an Eircode',
    valid: ['D02 X285', 'D02X285', 'A65 F4E2', 'D6W XY00', 'd02 x285'],
    invalid: ['D02', 'B02 X285', 'D02 X28', 'D02 O285', 'D6X X285', '12345'],
  },
];

const cases = samples.flatMap(({ countries: codes, ...sample }) => codes.map((code) => ({ code, ...sample })));

describe('a postal code', () => {
  it.each(cases)('of $code is $rule', ({ code, valid, invalid }) => {
    for (const sample of valid) expect(postalCodeValid(countries[code], sample), sample).toBe(true);
    for (const sample of [...invalid, '']) expect(postalCodeValid(countries[code], sample), sample).toBe(false);
  });

  it('has a rule in all 25 countries, which its own example keeps', () => {
    expect(new Set(cases.map(({ code }) => code)).size).toBe(25);
    for (const country of Object.values(countries))
      expect(postalCodeValid(country, country.postalCode.example), country.code).toBe(true);
  });

  it('is judged the same when asked twice', () => {
    for (const { postalCode } of Object.values(countries)) expect(postalCode.pattern.flags).not.toMatch(/[gy]/);
  });
});
