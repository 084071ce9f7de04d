import { describe, expect, it } from 'vitest';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { nextEmptyPart, partsToFill } from './address-filling.ts';

const street = { streetName: 'Kurfürstendamm', streetNumber: '', postalCode: '10719', city: 'Berlin' };
const house = { ...street, streetNumber: '22' };

describe('a chosen address', () => {
  it('fills in street, house number, postal code and city', () => {
    expect(partsToFill(house, { streetName: 'Kurf', streetNumber: '' })).toEqual(house);
  });

  it('replaces nothing by nothing', () => {
    const village = { ...house, streetName: '', postalCode: '' };
    expect(partsToFill(village, { streetName: 'Kurf', streetNumber: '' })).toEqual({
      streetNumber: '22',
      city: 'Berlin',
    });
    expect(partsToFill(street, { streetName: 'Kurf', streetNumber: '5a' })).not.toHaveProperty('streetNumber');
  });

  it.each([
    ['Kurf 22b', '22b'],
    ['Kurfürstendamm 22 b', '22 b'],
    ['Kurfürstendamm 12/3, Berlin', '12/3'],
    ['44-50 Kurfürstendamm', '44-50'],
    ['Kurfürstendamm', undefined],
  ])('keeps the house number that was typed with the street: %s', (typed, number) => {
    expect(partsToFill(street, { streetName: typed, streetNumber: '' }).streetNumber).toBe(number);
  });

  it('takes no number of the street’s own name for that of a house', () => {
    const victory = { ...street, streetName: 'Rue du 8 Mai 1945' };
    expect(partsToFill(victory, { streetName: 'Rue du 8 mai 1945', streetNumber: '' })).not.toHaveProperty(
      'streetNumber',
    );
    expect(partsToFill(victory, { streetName: '3 rue du 8 mai 1945', streetNumber: '' }).streetNumber).toBe('3');
  });
});

describe('after a choice the cursor goes', () => {
  const filled = { ...house, firstName: 'Ada', lastName: 'Berg' };

  it('to the house number where there is none, also where that stands before the street', () => {
    const parts = { ...filled, streetNumber: ' ', city: '' };
    expect(nextEmptyPart(countries.DE, parts)).toBe('streetNumber');
    expect(nextEmptyPart(countries.FR, parts)).toBe('streetNumber');
  });

  it('else to the next empty field, and from the last to the first', () => {
    expect(nextEmptyPart(countries.DE, { ...filled, firstName: '', city: '' })).toBe('city');
    expect(nextEmptyPart(countries.DE, { ...filled, firstName: '' })).toBe('firstName');
  });

  it('nowhere when nothing is empty', () => {
    expect(nextEmptyPart(countries.DE, filled)).toBeNull();
  });
});
