import { describe, expect, it } from 'vitest';
import { countries } from '../countries/countries.ts';
import { internationalPhone } from './international-phone.ts';

describe('a phone number', () => {
  it.each([
    ['+49 30 123456', 'DE', '+4930123456'],
    ['0049 30 123456', 'DE', '+4930123456'],
    ['030 123456', 'DE', '+4930123456'],
    ['912 345 678', 'PT', '+351912345678'],
    ['06 30 123 4567', 'HU', '+36301234567'],
    ['06 1234 5678', 'IT', '+390612345678'],
    ['+43 1 12345', 'DE', '+43112345'],
  ] as const)('written as %s in %s is dialled from anywhere as %s', (written, country, dialled) => {
    expect(internationalPhone(written, countries[country])).toBe(dialled);
  });
});
