import { describe, expect, it } from 'vitest';
import { countries } from './countries.ts';
import type { Country } from './country.ts';
import { languages } from '../locales/languages.ts';
import { countryCodes, localeCodes, locales } from '../locales/locales.ts';

const rows = Object.values(countries);
const named = 'ie sk de pt it fr hu cz at no nl ch be dk se es gb fi pl ro lt si bg gr hr'.toUpperCase().split(' ');
const specified = rows.filter(({ code }) => named.includes(code));

/** The codes of the specification's countries that say yes, in the notation of its lists. */
function codesWhere(says: (country: Country) => boolean): string {
  return specified
    .filter(says)
    .map(({ code }) => code)
    .join(' ');
}

describe('the country table', () => {
  it('holds the 25 countries of the specification, each under its own code', () => {
    expect(specified.map(({ code }) => code)).toEqual(named.toSorted());
    expect(Object.keys(countries).toSorted()).toEqual([...countryCodes]);
    for (const [code, row] of Object.entries(countries)) expect(row.code).toBe(code);
  });

  it('speaks the 21 languages of the specification', () => {
    const named = 'sk en de pt it fr hu cs nb nl da sv es fi pl ro lt sl bg el hr'.split(' ');
    expect([...new Set(specified.flatMap((row) => row.languages))].toSorted()).toEqual(named.toSorted());
    expect([...new Set(rows.flatMap((row) => row.languages))].toSorted()).toEqual([...languages].toSorted());
  });

  it('gives Belgium French then Dutch, Switzerland German, French, Italian, and everybody else one language', () => {
    const several = specified.filter((row) => row.languages.length > 1).map((row) => [row.code, ...row.languages]);
    expect(several).toEqual([
      ['BE', 'fr', 'nl'],
      ['CH', 'de', 'fr', 'it'],
    ]);
  });

  it('pairs every language of a country with its locale, and uses all 28 locales once', () => {
    for (const row of rows) {
      expect([...row.locales]).toEqual(row.languages.map((language) => `${language}-${row.code}`));
      for (const locale of row.locales) expect(locales[locale].country).toBe(row.code);
    }
    expect(rows.flatMap((row) => row.locales).toSorted()).toEqual([...localeCodes].toSorted());
  });

  it('has Slovakia as the default store', () => {
    expect(rows.filter((row) => row.isDefault).map(({ code }) => code)).toEqual(['SK']);
  });

  it('has native routing in Lithuania only', () => {
    expect(codesWhere((row) => row.nativeRouting)).toBe('LT');
  });

  it('sells in 19 countries and shows the catalogue in the six without checkout', () => {
    expect(codesWhere((row) => !row.checkoutEnabled)).toBe('BG GR IE LT RO SI');
    expect(specified.filter((row) => row.checkoutEnabled)).toHaveLength(19);
  });

  it('keeps quick add off in Austria and Germany', () => {
    expect(codesWhere((row) => !row.quickAdd)).toBe('AT DE');
  });

  it('makes the newsletter optional in Hungary and Poland', () => {
    expect(codesWhere((row) => row.newsletterOptional)).toBe('HU PL');
  });

  it('asks for review consent in Czechia only', () => {
    expect(codesWhere((row) => row.reviewConsent)).toBe('CZ');
  });

  it('shows the price disclaimer in the 22 countries of the list, which are those of the Union', () => {
    const named = 'AT BE BG CZ DE DK ES FI FR GR HR HU IE IT LT NL PL PT RO SE SI SK';
    expect(codesWhere((row) => row.priceDisclaimer)).toBe(named);
    expect(codesWhere((row) => row.inEuropeanUnion)).toBe(named);
    expect(codesWhere((row) => row.vatValidation)).toBe(named);
  });

  it('has the new trust features in Germany and Poland', () => {
    expect(codesWhere((row) => row.trustFeatures)).toBe('DE PL');
  });

  it('reads the city from the sublocality in Slovakia and Czechia, from the locality elsewhere', () => {
    expect(codesWhere((row) => row.autocompleteCityFields.includes('sublocality_level_1'))).toBe('CZ SK');
    expect(countries.SK.autocompleteCityFields).toEqual([
      'postal_town',
      'sublocality_level_1',
      'administrative_area_level_2',
    ]);
    expect(countries.DE.autocompleteCityFields).toEqual(['postal_town', 'locality', 'administrative_area_level_1']);
  });

  it('validates no address by the maps service and takes buyers as private', () => {
    expect(codesWhere((row) => row.addressValidation)).toBe('');
    expect(specified.every((row) => row.defaultClientType === 'PRIVATE')).toBe(true);
  });

  it('follows parcels in every language, but for the shops that send none', () => {
    const lacking = ({ languages, parcelTrackingIds: ids }: (typeof rows)[number]) =>
      languages.some((language) => ids[language] === undefined);
    expect(codesWhere(lacking)).toBe(codesWhere((row) => !row.checkoutEnabled));
    expect(codesWhere((row) => Object.keys(row.parcelTrackingIds).length === 0)).toBe('BG GR IE LT RO SI');
  });

  it('answers for defects for two years, or as long as the law of the country says', () => {
    expect(codesWhere((row) => row.legalGuaranteeYears === 3)).toBe('ES PT SE');
    expect(codesWhere((row) => row.legalGuaranteeYears === 5)).toBe('NO');
    expect(rows.every((row) => row.legalGuaranteeYears >= 2)).toBe(true);
    expect(codesWhere((row) => row.legalGuaranteeMayLastLonger)).toBe('FI GB IE NL');
  });

  it('lets consumers withdraw by law, and in Switzerland because the shop promises it', () => {
    expect(codesWhere((row) => row.withdrawal === 'promise')).toBe('CH');
    expect(codesWhere((row) => row.withdrawal === 'promise' && row.inEuropeanUnion)).toBe('');
  });

  it('has a name for VAT numbers in each language of a country, and in no other', () => {
    for (const { code, languages, vatNumber } of rows)
      expect([code, Object.keys(vatNumber.names)]).toEqual([code, [...languages]]);
    const names = Object.fromEntries(rows.map((row) => [row.code, Object.values(row.vatNumber.names).join(', ')]));
    expect(names).toMatchObject({
      AT: 'UID-Nummer',
      CH: 'MWST-Nummer, N° TVA, N. IVA',
      DE: 'USt-IdNr.',
      GB: 'VAT number',
      IE: 'VAT number',
      NO: 'Mva-nummer (organisasjonsnummer)',
    });
  });

  it("hides the 'NS' of Czech order numbers and nothing else", () => {
    expect(codesWhere((row) => row.hiddenOrderNumberPrefix !== null)).toBe('CZ');
    expect(countries.CZ.hiddenOrderNumberPrefix).toBe('NS');
  });

  it('writes phone prefixes, endings and time zones that are the country’s own', () => {
    for (const field of ['phonePrefix', 'domainEnding', 'storeEnding', 'timeZone', 'label'] as const)
      expect(new Set(rows.map((row) => row[field])).size).toBe(rows.length);
    for (const row of rows) {
      expect(row.phonePrefix).toMatch(/^\+[1-9]\d{1,2}$/);
      expect(row.storeEnding).toMatch(/^[a-z_]+$/);
      expect(() => new Intl.DateTimeFormat('en', { timeZone: row.timeZone })).not.toThrow();
    }
    expect(codesWhere((row) => row.domainEnding !== row.code.toLowerCase())).toBe('GB');
  });
});
