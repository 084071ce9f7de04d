import { describe, expect, it } from 'vitest';
import { countries, type CountryCode } from './countries.ts';
import { readVatId, vatIdOf, writtenVatId } from './vat-id.ts';

describe('a VAT id', () => {
  it.each<[CountryCode, string, string]>([
    ['AT', 'u12345678', 'ATU12345678'],
    ['DE', 'DE 123 456 789', 'DE123456789'],
    ['DE', '123456789', 'DE123456789'],
    ['GR', 'GR123456789', 'EL123456789'],
    ['GR', '123456789', 'EL123456789'],
    ['HU', 'HU-12345678-2-41', 'HU12345678'],
  ])('of a company in %s that types %s is %s', (country, typed, written) => {
    const id = vatIdOf(countries[country], typed);
    expect(id && writtenVatId(id)).toBe(written);
  });

  it.each<[CountryCode, string, string]>([
    ['DE', 'ATU12345678', 'ATU12345678'],
    ['DE', 'el 123456789', 'EL123456789'],
    ['DE', 'GR123456789', 'EL123456789'],
    ['CH', 'DE123456789', 'DE123456789'],
    ['AT', 'FR 83404833048', 'FR83404833048'],
  ])('of a company in %s may be that of another member state: %s', (country, typed, written) => {
    const id = vatIdOf(countries[country], typed);
    expect(id && writtenVatId(id)).toBe(written);
  });

  it('with the own prefix stays the own one, whatever letters follow', () => {
    expect(vatIdOf(countries.FR, 'FRDE123456789')).toEqual({ country: countries.FR, number: 'DE123456789' });
  });

  it.each(['', '  ', 'none', 'DE', 'DE-7'])('is not read from %j', (typed) => {
    expect(vatIdOf(countries.DE, typed)).toBeNull();
  });

  it.each<[CountryCode, string]>([
    ['GR', '123456789'],
    ['CH', '123456788'],
    ['IT', '12345678901'],
  ])('of %s is read back from how it is written', (code, number) => {
    expect(readVatId(writtenVatId({ country: countries[code], number }))).toEqual({ country: countries[code], number });
    expect(readVatId('LU12345678')).toBeNull();
  });
});
