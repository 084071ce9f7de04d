import { describe, expect, it } from 'vitest';
import { countries } from '../countries/countries.ts';
import { addressFromComponents, type AddressComponent } from './address-from-components.ts';

const componentsOf = (country: string, parts: Readonly<Record<string, string>>): AddressComponent[] => [
  ...Object.entries(parts).map(([type, text]) => ({ longText: text, shortText: text, types: [type, 'political'] })),
  { longText: `the country ${country}`, shortText: country, types: ['country', 'political'] },
];

const street = {
  route: 'Kurfürstendamm',
  sublocality_level_1: 'Charlottenburg-Wilmersdorf',
  locality: 'Berlin',
  administrative_area_level_1: 'Land Berlin',
  postal_code: '10719',
};
const kudamm = { ...street, street_number: '22' };

describe('an address that was found', () => {
  it('takes its city from the locality in most countries', () => {
    expect(addressFromComponents(countries.DE, componentsOf('DE', kudamm))).toEqual({
      streetName: 'Kurfürstendamm',
      streetNumber: '22',
      postalCode: '10719',
      city: 'Berlin',
    });
  });

  it('takes its city from the first sublocality, then from the second administrative area in Slovakia', () => {
    const village = {
      street_number: '12',
      route: 'Hlavná',
      locality: 'Bratislava',
      administrative_area_level_2: 'Bratislava I',
      administrative_area_level_1: 'Bratislavský kraj',
      postal_code: '811 01',
    };
    const town = { ...village, sublocality_level_1: 'Staré Mesto' };
    expect(addressFromComponents(countries.SK, componentsOf('SK', town))?.city).toBe('Staré Mesto');
    expect(addressFromComponents(countries.SK, componentsOf('SK', village))?.city).toBe('Bratislava I');
  });

  it('takes its city from the postal town before all else', () => {
    const parts = {
      street_number: '10',
      route: 'Downing Street',
      locality: 'Westminster',
      postal_town: 'London',
      administrative_area_level_1: 'England',
      postal_code: 'SW1A 2AA',
    };
    expect(addressFromComponents(countries.GB, componentsOf('GB', parts))).toEqual({
      streetName: 'Downing Street',
      streetNumber: '10',
      postalCode: 'SW1A 2AA',
      city: 'London',
    });
  });

  it('has no house number where only the street was found', () => {
    expect(addressFromComponents(countries.DE, componentsOf('DE', street))?.streetNumber).toBe('');
  });

  it('has the name of its house only where houses have names', () => {
    const named = { ...street, premise: 'Rose Cottage' };
    expect(addressFromComponents(countries.GB, componentsOf('GB', named))?.streetNumber).toBe('Rose Cottage');
    expect(addressFromComponents(countries.DE, componentsOf('DE', named))?.streetNumber).toBe('');
    const numbered = { ...street, premise: '1234' };
    expect(addressFromComponents(countries.CZ, componentsOf('CZ', numbered))?.streetNumber).toBe('1234');
  });

  it('leaves out what no form of the country would take', () => {
    const odd = { ...kudamm, postal_code: '107', locality: 'B'.repeat(200) };
    expect(addressFromComponents(countries.DE, componentsOf('DE', odd))).toMatchObject({
      postalCode: '',
      city: 'Land Berlin',
    });
  });

  it('is none of another country, and none without a country', () => {
    expect(addressFromComponents(countries.AT, componentsOf('DE', kudamm))).toBeNull();
    expect(addressFromComponents(countries.DE, [])).toBeNull();
  });
});
