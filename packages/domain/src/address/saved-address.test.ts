import { describe, expect, it } from 'vitest';
import type { AddressInput } from './address.ts';
import { countries } from '../countries/countries.ts';
import { asKept, clientTypeOf, savedAddressFaults } from './saved-address.ts';

const berlin: AddressInput = {
  firstName: 'Ada',
  lastName: 'Berg',
  streetName: 'Lange Straße',
  streetNumber: '5a',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
};
const zurich: AddressInput = { ...berlin, postalCode: '8001', city: 'Zürich', country: 'CH' };
const { DE: germany } = countries;

describe('an address of a customer’s own', () => {
  it('follows the rules of its country', () => {
    expect(savedAddressFaults('shipping', berlin, germany, null)).toEqual([]);
    expect(savedAddressFaults('billing', { ...berlin, postalCode: '1010', streetNumber: 'a' }, germany, null)).toEqual([
      'streetNumber',
      'postalCode',
    ]);
  });

  it('is where the shop delivers to, if goods are to go there', () => {
    expect(savedAddressFaults('shipping', zurich, germany, null)).toEqual(['country']);
    expect(savedAddressFaults('billing', zurich, germany, null)).toEqual([]);
    expect(savedAddressFaults('shipping', zurich, germany, { country: 'CH' })).toEqual([]);
    expect(savedAddressFaults('shipping', zurich, countries.CH, null)).toEqual([]);
  });

  it('of a company names it', () => {
    expect(clientTypeOf(berlin)).toBe('PRIVATE');
    const nameless = { ...berlin, vatNumber: 'DE123456789' };
    expect(clientTypeOf(nameless)).toBe('COMPANY');
    expect(savedAddressFaults('billing', nameless, germany, null)).toEqual(['company']);
  });

  it('has a VAT number only where bills go to', () => {
    const company = { ...berlin, company: 'Berg GmbH', vatNumber: 'DE123456789' };
    expect(asKept('billing', company)).toEqual(company);
    expect(asKept('shipping', company)).toEqual({ ...berlin, company: 'Berg GmbH' });
  });
});
