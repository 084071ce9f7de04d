import { describe, expect, it } from 'vitest';
import { countries } from '../countries/countries.ts';
import { countryCodes, type CountryCode } from '../locales/locales.ts';
import { addressLines, fullName, streetLine } from './address-lines.ts';

const person = { firstName: 'Ada', lastName: 'Berg' };

/** Street, number, code as it was typed, city; and the lines below the name. */
type Sample = readonly [readonly [string, string, string, string], readonly string[]];

const samples: Readonly<Record<CountryCode, Sample>> = {
  AT: [
    ['Ringstraße', '7', '1010', 'Wien'],
    ['Ringstraße 7', '1010 Wien'],
  ],
  BE: [
    ['Rue Neuve', '12', '1000', 'Bruxelles'],
    ['Rue Neuve 12', '1000 Bruxelles'],
  ],
  BG: [
    ['бул. Витоша', '3', '1000', 'София'],
    ['бул. Витоша 3', '1000 София'],
  ],
  CH: [
    ['Bahnhofstrasse', '4', '8001', 'Zürich'],
    ['Bahnhofstrasse 4', '8001 Zürich'],
  ],
  CZ: [
    ['Dlouhá', '730/35', '11000', 'Praha 1'],
    ['Dlouhá 730/35', '110 00  Praha 1'],
  ],
  DE: [
    ['Lange Straße', '5a', '10115', 'Berlin'],
    ['Lange Straße 5a', '10115 Berlin'],
  ],
  DK: [
    ['Strøget', '9', '1050', 'København K'],
    ['Strøget 9', '1050 København K'],
  ],
  ES: [
    ['Calle Mayor', '2', '28001', 'Madrid'],
    ['Calle Mayor 2', '28001 Madrid'],
  ],
  FI: [
    ['Mannerheimintie', '1 B 2', '00100', 'Helsinki'],
    ['Mannerheimintie 1 B 2', '00100 Helsinki'],
  ],
  FR: [
    ['rue de Rivoli', '5 bis', '75001', 'Paris'],
    ['5 bis rue de Rivoli', '75001 Paris'],
  ],
  GB: [
    ['Downing Street', '10', 'sw1a2aa', 'London'],
    ['10 Downing Street', 'London', 'SW1A 2AA'],
  ],
  GR: [
    ['Ερμού', '8', '10557', 'Αθήνα'],
    ['Ερμού 8', '105 57 Αθήνα'],
  ],
  HR: [
    ['Ilica', '10', '10000', 'Zagreb'],
    ['Ilica 10', '10000 Zagreb'],
  ],
  HU: [
    ['Fő utca', '12', '1051', 'Budapest'],
    ['Budapest', 'Fő utca 12', '1051'],
  ],
  IE: [
    ['Main Street', '6', 'D02X285', 'Dublin 2'],
    ['6 Main Street', 'Dublin 2', 'D02 X285'],
  ],
  IT: [
    ['Via Roma', '35', '00184', 'Roma'],
    ['Via Roma 35', '00184 Roma'],
  ],
  LT: [
    ['Gedimino pr.', '11', '01103', 'Vilnius'],
    ['Gedimino pr. 11', 'LT-01103 Vilnius'],
  ],
  NL: [
    ['Damrak', '1', '1012ab', 'Amsterdam'],
    ['Damrak 1', '1012 AB  Amsterdam'],
  ],
  NO: [
    ['Karl Johans gate', '22', '0154', 'Oslo'],
    ['Karl Johans gate 22', '0154 Oslo'],
  ],
  PL: [
    ['ul. Długa', '4/6', '00-001', 'Warszawa'],
    ['ul. Długa 4/6', '00-001 Warszawa'],
  ],
  PT: [
    ['Rua Augusta', '20', '1100-053', 'Lisboa'],
    ['Rua Augusta 20', '1100-053 Lisboa'],
  ],
  RO: [
    ['Calea Victoriei', '23', '010011', 'București'],
    ['Calea Victoriei 23', '010011 București'],
  ],
  SE: [
    ['Drottninggatan', '1', '11120', 'Stockholm'],
    ['Drottninggatan 1', '111 20  Stockholm'],
  ],
  SI: [
    ['Slovenska cesta', '15', '1000', 'Ljubljana'],
    ['Slovenska cesta 15', '1000 Ljubljana'],
  ],
  SK: [
    ['Obchodná', '2', '81101', 'Bratislava'],
    ['Obchodná 2', '811 01  Bratislava'],
  ],
};

function sampleIn(country: CountryCode) {
  const [[streetName, streetNumber, postalCode, city]] = samples[country];
  return { ...person, streetName, streetNumber, postalCode, city, country };
}

const atHome = (country: CountryCode) => ({ locale: countries[country].locales[0], country: countries[country] });
const company = { company: 'Ofen AG', department: 'Einkauf' };

describe('an address on a letter', () => {
  it.each(countryCodes)('stands as it is written in %s, without the country at home', (code) => {
    const [name, ...lines] = addressLines(sampleIn(code), atHome(code));
    expect(name).toBe(fullName(sampleIn(code)));
    expect(lines).toEqual(samples[code][1]);
  });

  it('begins with the family name in Hungary alone', () => {
    const familyFirst = countryCodes.filter((country) => fullName({ ...person, country }) === 'Berg Ada');
    expect(familyFirst).toEqual(['HU']);
  });

  it('closes with the country, in the language of its reader, where it crosses a border', () => {
    const abroad = { locale: 'el-GR', country: countries.GR } as const;
    expect(addressLines(sampleIn('DE'), abroad).at(-1)).toBe('Γερμανία');
    expect(addressLines(sampleIn('GB'), abroad).slice(-2)).toEqual(['SW1A 2AA', 'Ηνωμένο Βασίλειο']);
  });

  it('names a company before its people, and behind them where Royal Mail and An Post ask for it', () => {
    const named = (code: CountryCode) => addressLines({ ...sampleIn(code), ...company }, atHome(code)).slice(0, 3);
    expect(named('DE')).toEqual(['Ofen AG', 'Einkauf', 'Ada Berg']);
    expect(named('IE')).toEqual(['Ada Berg', 'Einkauf', 'Ofen AG']);
  });

  it('has the floor below the street, or above where lines go from the smaller to the larger', () => {
    const more = (code: CountryCode) =>
      addressLines({ ...sampleIn(code), additionalAddressInfo: 'Flat 3' }, atHome(code)).slice(1, 3);
    expect(more('AT')).toEqual(['Ringstraße 7', 'Flat 3']);
    expect(more('GB')).toEqual(['Flat 3', '10 Downing Street']);
    expect(more('FR')).toEqual(['Flat 3', '5 bis rue de Rivoli']);
  });

  it('has the letters of an Italian province behind the city, a county between Irish city and code', () => {
    expect(addressLines({ ...sampleIn('IT'), state: 'rm' }, atHome('IT')).at(-1)).toBe('00184 Roma RM');
    expect(addressLines({ ...sampleIn('IE'), city: 'Naas', state: 'Co. Kildare' }, atHome('IE')).slice(-3)).toEqual([
      'Naas',
      'Co. Kildare',
      'D02 X285',
    ]);
  });

  it('names a city that is its own province once', () => {
    expect(addressLines({ ...sampleIn('ES'), state: 'madrid' }, atHome('ES')).at(-1)).toBe('28001 Madrid');
    expect(addressLines({ ...sampleIn('ES'), city: 'Getafe', state: 'Madrid' }, atHome('ES')).at(-1)).toBe('Madrid');
  });

  it('keeps the name of a British house apart from its street', () => {
    expect(streetLine({ ...sampleIn('GB'), streetNumber: 'Rose Cottage' })).toBe('Rose Cottage, Downing Street');
  });
});
