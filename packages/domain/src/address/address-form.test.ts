import { describe, expect, it } from 'vitest';
import { countries, type CountryCode } from '../countries/countries.ts';
import { addressFaults, addressFields, addressOf, type AddressUse, type AddressValues } from './address-form.ts';
import { addressInput } from './address.ts';

const privately: AddressUse = { purpose: 'billing', clientType: 'PRIVATE', needsPhone: true };
const company: AddressUse = { ...privately, clientType: 'COMPANY' };
const delivery: AddressUse = { ...privately, purpose: 'shipping' };

const street = 'firstName lastName streetName streetNumber postalCode city';
const numberFirst = 'firstName lastName streetNumber streetName postalCode city';
const townFirst = 'firstName lastName streetNumber streetName city postalCode';

/** The order of the fields; whether a province may be added; a house number without a digit; what no postal code of it looks like. */
const table: Readonly<
  Partial<Record<CountryCode, readonly [order: string, province: boolean, name: boolean, ...wrong: string[]]>>
> = {
  AT: [street, false, false, '0123', '10100'],
  BE: [street, false, false, '0999', 'B-1000'],
  BG: [street, false, false, '100', '10000'],
  CH: [street, false, false, '80011', 'CH-8001'],
  CZ: [street, false, true, '1100', '11-000'],
  DE: [street, false, false, '1011', 'D-10115', 'SW1A 1AA'],
  DK: [street, false, false, '105', 'DK-1050'],
  ES: [street, true, false, '2800', '280011'],
  FI: [street, false, false, '0010', 'FI-00100'],
  FR: [numberFirst, false, false, '7500', '75 001'],
  GB: [townFirst, false, true, '12345', 'SW1A'],
  GR: [street, false, false, '10 557', '1055'],
  HR: [street, false, false, '1000', 'HR-10000'],
  HU: ['lastName firstName postalCode city streetName streetNumber', false, false, '0123', '10511'],
  IE: [townFirst, true, true, 'Dublin 2', '12345'],
  IT: [street, true, false, '184', '001844'],
  LT: [street, false, false, 'LT-01103', '0110'],
  NL: ['firstName lastName postalCode streetNumber streetName city', false, false, '0012 AB', '1012'],
  NO: [street, false, false, '150', '01500'],
  PL: [street, false, true, '00001', '0-001'],
  PT: [street, false, false, '1100', '1100148'],
  RO: [street, true, true, '01001', '0100111'],
  SE: [street, false, false, '1112', '1-1120'],
  SI: [street, false, false, '100', 'SI-1000'],
  SK: [street, false, false, '8110', '811-01'],
};

const rows = Object.values(countries).map((country) => ({
  country,
  code: country.code,
  expected: table[country.code],
}));

const written = (code: CountryCode, changes: AddressValues = {}): AddressValues => ({
  firstName: 'Ada',
  lastName: 'Berg',
  streetName: 'Long Road',
  streetNumber: '5a',
  postalCode: countries[code].postalCode.example,
  city: 'Town',
  phone: '+421 900 123 456',
  ...changes,
});

describe.each(rows.flatMap(({ expected, ...row }) => (expected === undefined ? [] : [{ ...row, expected }])))(
  'an address in $code',
  ({ country, code, expected: [order, hasProvince, hasHouseNames, ...wrong] }) => {
    it('is asked for in the order its people write it', () => {
      const names = addressFields(country, privately).map(({ name }) => name);
      const folded = hasProvince ? ['additionalAddressInfo', 'state'] : ['additionalAddressInfo'];
      expect(names).toEqual([...order.split(' '), ...folded, 'phone']);
    });

    it.each(wrong)('has no postal code like %s', (postalCode) => {
      expect(addressFaults(country, privately, written(code, { postalCode }))).toEqual({ postalCode: 'postal-code' });
    });

    it('needs a digit in its house number only where houses have no names', () => {
      const faults = addressFaults(country, privately, written(code, { streetNumber: 'Rose Cottage' }));
      expect(faults).toEqual(hasHouseNames ? {} : { streetNumber: 'street-number' });
    });
  },
);

describe.each(rows)('an address in $code', ({ country, code }) => {
  it('has no more than seven fields in sight of a private buyer: with the e-mail address eight', () => {
    expect(addressFields(country, privately).filter(({ isFolded }) => !isFolded)).toHaveLength(7);
  });

  it('is right as the country writes it', () => {
    expect(addressFaults(country, privately, written(code))).toEqual({});
  });

  it('is sent as the call takes it', () => {
    const values = written(code, { additionalAddressInfo: ' 2nd floor ', company: 'Ada Ltd', state: '' });
    const address = addressOf(country, privately, values);
    expect(addressInput.safeParse(address).success).toBe(true);
    expect(address).toMatchObject({ country: code, additionalAddressInfo: '2nd floor' });
    expect(address).not.toHaveProperty('state');
  });
});

describe('an address of anybody', () => {
  const de = countries.DE;

  it.each([
    [{ firstName: ' ' }, { firstName: 'required' }],
    [{ city: 'Köln <b>' }, { city: 'forbidden-characters' }],
    [{ phone: '0900 12' }, { phone: 'phone' }],
    [{ streetName: 'x'.repeat(201) }, { streetName: 'too-long' }],
    [{ postalCode: ' 10115 ' }, {}],
    [{ additionalAddressInfo: '<i>' }, { additionalAddressInfo: 'forbidden-characters' }],
  ])('with %j is at fault in %j', (changes, faults) => {
    expect(addressFaults(de, privately, written('DE', changes))).toEqual(faults);
  });

  it('names its faults in the order of the form', () => {
    expect(Object.keys(addressFaults(countries.HU, privately, {}))).toEqual([
      ...countries.HU.addressLayout.order,
      'phone',
    ]);
  });

  it('needs a phone number only for a freight carrier', () => {
    const parcel = { ...privately, needsPhone: false };
    expect(addressFaults(de, parcel, written('DE', { phone: '' }))).toEqual({});
    expect(addressFaults(de, privately, written('DE', { phone: '' }))).toEqual({ phone: 'required' });
  });
});

describe('an address of a company', () => {
  const values = written('DE', { company: 'Berg GmbH', department: 'Kitchen', vatNumber: 'DE123456789' });

  it('has the name of the company, and may have its department and its VAT number', () => {
    expect(addressFaults(countries.DE, company, written('DE'))).toEqual({ company: 'required' });
    expect(addressFaults(countries.DE, company, { ...values, vatNumber: '€' })).toEqual({ vatNumber: 'vat-number' });
    expect(addressOf(countries.DE, company, values)).toMatchObject({
      company: 'Berg GmbH',
      department: 'Kitchen',
      vatNumber: 'DE123456789',
    });
  });

  it('sends nothing of that where somebody orders privately after all', () => {
    expect(Object.keys(addressOf(countries.DE, privately, values))).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/company|department|vatNumber/)]),
    );
  });

  it('may be delivered to under its name, but has no VAT number or phone there', () => {
    const names = (use: AddressUse) => addressFields(countries.DE, use).map(({ name }) => name);
    expect(names({ ...delivery, clientType: 'COMPANY' })).toEqual([
      'company',
      ...countries.DE.addressLayout.order,
      'additionalAddressInfo',
    ]);
    expect(names(delivery)).not.toContain('company');
  });
});
