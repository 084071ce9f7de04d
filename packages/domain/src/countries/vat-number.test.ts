import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries, type CountryCode } from './countries.ts';
import { processVatNumber } from './vat-number.ts';

const rows = Object.values(countries);

describe('a VAT number', () => {
  it('keeps the characters the specification lists', () => {
    const listed = {
      A1B: 'AT ES FR IE NL NO',
      'A1.B': 'CH GB',
      1: 'BE BG CZ DE DK FI GR HR HU IT LT PL PT RO SE SI SK',
    };
    for (const [kept, codes] of Object.entries(listed)) {
      const there = rows.filter(({ code }) => codes.split(' ').includes(code));
      expect(there.map((row) => processVatNumber(row, 'A1.-b'))).toEqual(codes.split(' ').map(() => kept));
    }
  });

  it('is prefixed by the country code, but EL in Greece and CHE in Switzerland', () => {
    const unlike = rows.filter((country) => country.vatNumber.prefix !== country.code);
    expect(unlike.map(({ code, vatNumber }) => [code, vatNumber.prefix])).toEqual([
      ['CH', 'CHE'],
      ['GR', 'EL'],
    ]);
  });

  it.each<[CountryCode, string, string]>([
    ['DE', 'DE 123 456 789', '123456789'],
    ['DE', 'de123456789', '123456789'],
    ['AT', 'ATU12345678', 'U12345678'],
    ['AT', 'u12345678', 'U12345678'],
    ['GR', 'EL123456789', '123456789'],
    ['GR', 'GR123456789', '123456789'],
    ['CH', 'CHE-123.456.789', '123.456.789'],
    ['NL', 'NL 1234.56.789.B01', '123456789B01'],
    ['NO', 'NO 123 456 789 MVA', '123456789MVA'],
    ['FR', 'FR 83,404,833,048', '83404833048'],
  ])('of %s loses its prefix and foreign characters: %s', (code, typed, kept) => {
    expect(processVatNumber(countries[code], typed)).toBe(kept);
  });

  it('is cut to eight characters in Hungary and nowhere else', () => {
    expect(processVatNumber(countries.HU, 'HU-12345678-2-41')).toBe('12345678');
    expect(processVatNumber(countries.HU, '12345678241')).toBe('12345678');
    expect(rows.filter(({ vatNumber }) => vatNumber.maxLength !== null).map(({ code }) => code)).toEqual(['HU']);
  });

  it('has an example that stands as it is, with or without the prefix', () => {
    for (const country of rows) {
      const { example, prefix } = country.vatNumber;
      expect(processVatNumber(country, example)).toBe(example);
      expect(processVatNumber(country, `${prefix}${example}`.toLowerCase())).toBe(example);
    }
  });

  it('never holds a character its country does not allow, whatever is typed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...rows), fc.string({ unit: 'grapheme' }), (country, typed) => {
        const { allowedCharacters, maxLength } = country.vatNumber;
        const kept = processVatNumber(country, typed);
        expect(kept.replace(allowedCharacters, '')).toBe('');
        expect(kept.length).toBeLessThanOrEqual(maxLength ?? Infinity);
      }),
    );
  });
});
